/**
 * Sockets of Linux's Bluetooth, which Java does not have: {@link dev.parlor.bluez.socket.Socket}
 * waits in such a way that closing it unblocks everybody, {@link
 * dev.parlor.bluez.socket.KernelPipe} makes streams of it, {@link dev.parlor.bluez.socket.Sdp} asks
 * a phone for the channel of a service, {@link dev.parlor.bluez.socket.Management} puts bytes into
 * the air.
 *
 * <p>Must never know: D-Bus, or what is said over a connection.
 */
@NullMarked
package dev.parlor.bluez.socket;

import org.jspecify.annotations.NullMarked;
