/**
 * Tables of phones: messages, sessions, signed logs, results. Must never know: a socket, a thread,
 * a clock, Android.
 */
@NullMarked
package dev.parlor.p2p;

import org.jspecify.annotations.NullMarked;
