/** Links held against their contract. */
@NullMarked
package dev.parlor.terminal.net;

import org.jspecify.annotations.NullMarked;
