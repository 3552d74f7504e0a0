/**
 * The table in a terminal, the station, and the tools of an auditor: what {@code ./parlor} runs.
 *
 * <p>Every command is a picocli class that is handed a {@link dev.parlor.terminal.shell.Rim}
 * (streams and environment) and returns an {@link dev.parlor.terminal.shell.Exit} code; what it
 * can't do it says as a {@link dev.parlor.terminal.shell.Problem}, one plain sentence. Sentences
 * stand in {@code texts.properties}, English and German, never in code.
 *
 * <p>Must never know: Android. Start reading at {@link dev.parlor.terminal.Main}, then {@link
 * dev.parlor.terminal.Commands}, the list of all commands.
 */
@NullMarked
package dev.parlor.terminal;

import org.jspecify.annotations.NullMarked;
