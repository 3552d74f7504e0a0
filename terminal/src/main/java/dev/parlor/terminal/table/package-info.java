/**
 * A table on a screen: every game's scenes are painted, said in lines or written as JSON by the
 * same code. Start at {@link dev.parlor.terminal.table.Display}, at which a person sees a table and
 * types; {@link dev.parlor.terminal.table.Painter} is the one painter of scenes.
 *
 * <p>Must never know: any single game, where a table is held.
 */
@NullMarked
package dev.parlor.terminal.table;

import org.jspecify.annotations.NullMarked;
