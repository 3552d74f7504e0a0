/**
 * {@code parlor bench NAME}: measurements, shipped in no app.
 *
 * <p>A benchmark of speed is a JMH class in the package {@code dev.parlor.bench.NAME} and needs
 * nothing else. A measurement of something else than speed stands in {@link
 * dev.parlor.bench.Bench#OWN}.
 */
@NullMarked
package dev.parlor.bench;

import org.jspecify.annotations.NullMarked;
