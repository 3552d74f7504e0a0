/** What many seats do together in a match: they choose unseen, and call timers over. */
@NullMarked
package dev.parlor.p2p.match;

import org.jspecify.annotations.NullMarked;
