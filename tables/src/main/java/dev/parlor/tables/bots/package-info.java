/**
 * The computer players of a table: their levels, read from YAML, and their characters.
 *
 * <p>Must never know: where a file lies, a seat's hidden cards.
 *
 * <p>Start reading at {@link dev.parlor.tables.bots.BotFile}.
 */
@NullMarked
package dev.parlor.tables.bots;

import org.jspecify.annotations.NullMarked;
