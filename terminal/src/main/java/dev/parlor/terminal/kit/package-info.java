/**
 * What a game may bring to the terminal beside its card for the tables: scenarios for its rules,
 * commands of its own, a room for visitors. It stands in a package of that game; {@code
 * TerminalCatalogue} lists these cards. No command knows a game.
 */
@NullMarked
package dev.parlor.terminal.kit;

import org.jspecify.annotations.NullMarked;
