/**
 * The seam between what is decided and what a platform does: {@link
 * dev.parlor.radio.hardware.Hardware} is all that a platform has to bring. It waits for nothing,
 * tries nothing again and remembers nothing; everything that decides is on the other side and is
 * tested without a platform.
 *
 * <p>Must never know: who calls, why, or what is said over a connection.
 */
@NullMarked
package dev.parlor.radio.hardware;

import org.jspecify.annotations.NullMarked;
