/**
 * Dealing between phones: how the slots that the rules talk about become cards that only the right
 * eyes see. This is the one place where a number of a sealed list becomes a card.
 *
 * <p>Two engines stand behind {@link dev.parlor.p2p.deal.Engine}: the sealed deck, for games in
 * which some players know what others do not, and the coin deck, for games in which every card is
 * turned for all. Both are replicated: every phone applies the same blocks and comes to the same
 * state; what is private to a phone is in {@link dev.parlor.p2p.deal.OwnDeal}.
 */
@NullMarked
package dev.parlor.p2p.deal;

import org.jspecify.annotations.NullMarked;
