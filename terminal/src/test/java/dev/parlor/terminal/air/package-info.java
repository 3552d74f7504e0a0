/** Bluetooth of the terminal in an air of the tests. */
@NullMarked
package dev.parlor.terminal.air;

import org.jspecify.annotations.NullMarked;
