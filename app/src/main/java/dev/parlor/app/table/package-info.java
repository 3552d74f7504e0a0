/**
 * What the screens of all games share: where a table's states come from, how refusals are said, how
 * names and things are listed.
 *
 * <p>A screen knows a {@link dev.parlor.app.table.TableSource} and nothing behind it. Must never
 * know: the rules of a game, a radio.
 */
@NullMarked
package dev.parlor.app.table;

import org.jspecify.annotations.NullMarked;
