/**
 * Links of this process: in memory, and over TCP. All sockets and their threads are here; what they
 * carry is no business of theirs. Both keep {@code LinkContract}.
 */
@NullMarked
package dev.parlor.terminal.net;

import org.jspecify.annotations.NullMarked;
