/**
 * What every command needs and no command is: where it reads and writes, the sentences that it
 * says, how it ends and how it says that something went wrong.
 *
 * <p>Start at {@link dev.parlor.terminal.shell.Rim}: no command knows another way to its person.
 */
@NullMarked
package dev.parlor.terminal.shell;

import org.jspecify.annotations.NullMarked;
