/**
 * What a test needs to know of memory. It lies here because tests of the app are compiled against
 * Android, which has no such thing.
 */
@NullMarked
package dev.parlor.p2p.testing.memory;

import org.jspecify.annotations.NullMarked;
