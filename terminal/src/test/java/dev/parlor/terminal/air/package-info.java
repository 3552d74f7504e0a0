/** Bluetooth of the terminal in an air of ours. */
@NullMarked
package dev.parlor.terminal.air;

import org.jspecify.annotations.NullMarked;
