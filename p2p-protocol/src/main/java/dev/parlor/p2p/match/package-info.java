/**
 * The match as everybody sees it: the rules, driven by the log. {@link dev.parlor.p2p.match.Match}
 * applies one ordered entry after the other and comes to the same table on every phone, in a
 * restart and in an audit. It knows no secret, no link and no time.
 */
@NullMarked
package dev.parlor.p2p.match;

import org.jspecify.annotations.NullMarked;
