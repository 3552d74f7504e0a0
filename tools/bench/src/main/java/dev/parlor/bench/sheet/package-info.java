/**
 * Tells a measurement's findings: a line for people or, with {@code --json}, an object a line.
 *
 * <p>Must never know: any measurement.
 */
@NullMarked
package dev.parlor.bench.sheet;

import org.jspecify.annotations.NullMarked;
