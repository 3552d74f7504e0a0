/**
 * What the tests of both clients share: {@link dev.parlor.tables.testing.Walk} counts the files
 * that a way through the program passes.
 */
@NullMarked
package dev.parlor.tables.testing;

import org.jspecify.annotations.NullMarked;
