/**
 * How a measurement is told: a line for people or, with {@code --json}, an object a line. Knows no
 * measurement.
 */
@NullMarked
package dev.parlor.bench.sheet;

import org.jspecify.annotations.NullMarked;
