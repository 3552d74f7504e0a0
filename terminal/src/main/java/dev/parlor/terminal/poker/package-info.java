/**
 * What only Texas hold'em brings to the terminal: scenarios for its rules, and {@code parlor
 * replay}, which plays recorded hands again.
 */
@NullMarked
package dev.parlor.terminal.poker;

import org.jspecify.annotations.NullMarked;
