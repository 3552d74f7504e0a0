/**
 * The game parlor of a station: whoever comes by a line of text plays High-Low as the seed has it,
 * ten at once under one pot. Nobody's key is asked for and no result comes of it: coins belong to
 * whoever says a name. Start at {@link dev.parlor.terminal.parlor.Talk}.
 */
@NullMarked
package dev.parlor.terminal.parlor;

import org.jspecify.annotations.NullMarked;
