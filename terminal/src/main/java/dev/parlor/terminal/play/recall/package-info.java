/** Recall in a terminal. Start reading at {@link dev.parlor.terminal.play.recall.RecallScreen}. */
@NullMarked
package dev.parlor.terminal.play.recall;

import org.jspecify.annotations.NullMarked;
