/** What holds of every game, whoever wrote it: run over those that ship and one more. */
@NullMarked
package dev.parlor.terminal.games;

import org.jspecify.annotations.NullMarked;
