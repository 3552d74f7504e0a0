/**
 * {@code parlor check SUITE FILE...}: drives the engine with scenarios that somebody else computed.
 *
 * <p>A {@link dev.parlor.terminal.check.Suite} is a name and a check. Most read JSON Lines and are
 * one line of a game's {@code TerminalKit}: {@code Suite.ofJsonLines("name", OwnSuite::check)} with
 * {@code static CaseVerdict check(Scenario scenario)}. A {@link dev.parlor.terminal.check.Scenario}
 * hands out typed fields ({@code text}, {@code number}, {@code cards}, {@code objects} ...) and
 * names file, line and field when one is missing; a {@link
 * dev.parlor.terminal.check.CaseComparison} gathers what was expected and what the engine did. A
 * suite over another format implements {@code Suite} itself and reads with {@link
 * dev.parlor.terminal.check.Lines}; one without files answers false to {@code needsFiles}. An
 * engine that throws has failed the scenario. Only the public API of the rules may be used here.
 */
@NullMarked
package dev.parlor.terminal.check;

import org.jspecify.annotations.NullMarked;
