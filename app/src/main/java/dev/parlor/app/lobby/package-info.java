/**
 * The way to a table with others: {@link dev.parlor.app.lobby.HostActivity} opens one, {@link
 * dev.parlor.app.lobby.JoinActivity} finds one, {@link dev.parlor.app.lobby.LobbyActivity} is where
 * everybody gathers and compares the six digits, and after the match {@link
 * dev.parlor.app.lobby.ResultActivity} shows who has signed.
 *
 * <p>What a table tells becomes a record ({@link dev.parlor.app.lobby.LobbyScreen} and its like),
 * and the screen shows that record. Must never know: the rules of a game, a type of a radio's.
 */
@NullMarked
package dev.parlor.app.lobby;

import org.jspecify.annotations.NullMarked;
