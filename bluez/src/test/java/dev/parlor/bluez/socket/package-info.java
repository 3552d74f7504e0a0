/** Tests of what goes over sockets. They need no socket. */
@NullMarked
package dev.parlor.bluez.socket;

import org.jspecify.annotations.NullMarked;
