/**
 * What this phone and its radios do, for whoever tries them out and has to tell somebody else:
 * {@link dev.parlor.app.diagnostics.DiagnosticsActivity}. {@link dev.parlor.radio.diary.TestWalk}
 * ticks off what two people try with two phones.
 *
 * <p>Must never know: a key, a callsign, a table. What it shows may be sent to anybody.
 */
@NullMarked
package dev.parlor.app.diagnostics;

import org.jspecify.annotations.NullMarked;
