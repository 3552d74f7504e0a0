/**
 * The game parlor of a station: visitors who connect with lines of text play High-Low as the
 * original design has it, up to ten at once under one pot. Nobody is asked for a key and no result
 * comes of it: coins belong to whoever gives a name. Start at {@link
 * dev.parlor.terminal.parlor.Talk}.
 */
@NullMarked
package dev.parlor.terminal.parlor;

import org.jspecify.annotations.NullMarked;
