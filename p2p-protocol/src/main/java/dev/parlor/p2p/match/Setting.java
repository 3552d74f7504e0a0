package dev.parlor.p2p.match;

import dev.parlor.games.Setup;
import dev.parlor.p2p.deal.DeckTable;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;

/**
 * What a match is played with.
 *
 * @param setup the options of the game and how many seats play
 * @param tid the id of the table
 * @param npubs the keys of all seats of the table
 * @param decks the seats that hold keys of the decks
 * @param engine the engine that deals
 */
public record Setting(Setup setup, Bytes tid, List<Bytes> npubs, DeckTable decks, Engine engine) {}
