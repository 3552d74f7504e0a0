package dev.parlor.app.nearby;

import dev.parlor.games.GameId;

/**
 * A seat that can be taken again.
 *
 * @param table the name of the table
 */
public record LeftSeat(String table, GameId game, boolean hosting) {}
