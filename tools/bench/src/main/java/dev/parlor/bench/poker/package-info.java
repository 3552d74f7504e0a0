/** The poker evaluator beside one without tables, on random hands and on all hands in order. */
@NullMarked
package dev.parlor.bench.poker;

import org.jspecify.annotations.NullMarked;
