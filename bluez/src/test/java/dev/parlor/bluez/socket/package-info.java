/** Tests of what the sockets' room says without a socket. */
@NullMarked
package dev.parlor.bluez.socket;

import org.jspecify.annotations.NullMarked;
