/** What is measured of one game alone; {@code BenchCatalogue} lists these cards. */
@NullMarked
package dev.parlor.bench.kit;

import org.jspecify.annotations.NullMarked;
