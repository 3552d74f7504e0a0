/**
 * The screen of a table, whatever is played at it: the felt, what is to be done, and the buttons.
 *
 * <p>{@link dev.parlor.app.play.TableModel} holds a {@link dev.parlor.tables.sitting.Table} over a
 * practice table of this phone or over the one at which this phone sits with others; {@link
 * dev.parlor.app.play.TableActivity} shows its scenes. Must never know: the rules of any game, a
 * radio. Start at {@link dev.parlor.app.play.TableActivity}.
 */
@NullMarked
package dev.parlor.app.play;

import org.jspecify.annotations.NullMarked;
