/**
 * {@code parlor bench NAME}: measurements, shipped in no app.
 *
 * <p>A benchmark of speed is a JMH class in the package {@code dev.parlor.bench.NAME} and needs
 * nothing else; what measures something other than speed stands in {@link
 * dev.parlor.bench.Main#OWN}.
 */
@NullMarked
package dev.parlor.bench;

import org.jspecify.annotations.NullMarked;
