/**
 * A place at a table, wherever the table is held, and what a person does there.
 *
 * <p>A {@link dev.parlor.tables.sitting.Sitting} tells what a seat may see and takes what it does:
 * one held in this process ({@link dev.parlor.tables.sitting.PracticeSitting}), one between
 * devices, or one that replays what was. {@link dev.parlor.tables.sitting.Table} is what a client
 * talks to: it shows scenes one after the other and makes deeds of taps.
 *
 * <p>Time is told, never read; nothing here has a thread.
 */
@NullMarked
package dev.parlor.tables.sitting;

import org.jspecify.annotations.NullMarked;
