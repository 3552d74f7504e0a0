/**
 * Results: the text that all players of a match sign, as every phone builds it from its own replay,
 * and as anybody reads and verifies it later. Knows no link, no session and no file.
 *
 * <p>To write one: {@link dev.parlor.p2p.result.MatchSheet#of} gives the {@link
 * dev.parlor.p2p.result.ResultSheet} of a finished match, {@link
 * dev.parlor.p2p.result.SignedResult#text} the whole file; a session gives it ready as {@code
 * TableSession.result()}. To read one: {@link dev.parlor.p2p.result.SignedResult#parse}, then
 * {@link dev.parlor.p2p.result.Verification#of}; {@code dev.parlor.p2p.audit} says whether a
 * transcript proves an incomplete one. {@link dev.parlor.p2p.result.ResultEvent} is what exactly is
 * signed.
 */
@NullMarked
package dev.parlor.p2p.result;

import org.jspecify.annotations.NullMarked;
