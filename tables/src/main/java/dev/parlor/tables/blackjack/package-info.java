/** Blackjack Duel at the tables. Start at {@link dev.parlor.tables.blackjack.DuelTable}. */
@NullMarked
package dev.parlor.tables.blackjack;

import org.jspecify.annotations.NullMarked;
