/**
 * The contract of every game, whoever wrote it. It is checked for those that ship and for one more.
 */
@NullMarked
package dev.parlor.terminal.games;

import org.jspecify.annotations.NullMarked;
