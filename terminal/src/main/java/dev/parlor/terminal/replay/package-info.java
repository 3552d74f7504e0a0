/** {@code parlor replay}: hand histories played again through the rules. */
@NullMarked
package dev.parlor.terminal.replay;

import org.jspecify.annotations.NullMarked;
