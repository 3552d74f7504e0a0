/**
 * The radio's hardware on Linux. {@link dev.parlor.bluez.BluezHardware} is the way in: one adapter
 * of this computer, behind the same seam as a phone's. It finds and advertises over D-Bus and the
 * kernel's management, and connects by sockets of the kernel.
 *
 * <p>Must never know: who calls, why, or what is said over a connection. All decisions are made in
 * {@code dev.parlor.radio}.
 */
@NullMarked
package dev.parlor.bluez;

import org.jspecify.annotations.NullMarked;
