package dev.parlor.p2p.match;

import dev.parlor.games.Setup;
import dev.parlor.p2p.deal.DeckTable;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;

/**
 * Where a match is played.
 *
 * @param setup for as many seats as play
 * @param tid of the table
 * @param npubs of all seats of the table
 * @param decks whose keys its decks hang on
 * @param engine deals them
 */
public record Setting(Setup setup, Bytes tid, List<Bytes> npubs, DeckTable decks, Engine engine) {}
