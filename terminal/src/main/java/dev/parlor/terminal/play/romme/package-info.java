/** Rommé in a terminal. Start reading at {@link dev.parlor.terminal.play.romme.RommeScreen}. */
@NullMarked
package dev.parlor.terminal.play.romme;

import org.jspecify.annotations.NullMarked;
