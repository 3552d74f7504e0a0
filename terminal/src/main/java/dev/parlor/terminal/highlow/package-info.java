/**
 * What only the parlor brings to the terminal: scenarios for its rules, and the open room of a
 * station. Visitors who connect with lines of text play High-Low as the original design has it, up
 * to ten at once under one pot. Nobody is asked for a key and no result comes of it: coins belong
 * to whoever gives a name. Start at {@link dev.parlor.terminal.highlow.Talk}.
 */
@NullMarked
package dev.parlor.terminal.highlow;

import org.jspecify.annotations.NullMarked;
