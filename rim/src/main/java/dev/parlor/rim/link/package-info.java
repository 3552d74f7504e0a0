/**
 * Links that need no radio: over any pair of streams, inside one process, and around another link.
 * All links keep the contract of {@link dev.parlor.p2p.link.Link}.
 */
@NullMarked
package dev.parlor.rim.link;

import org.jspecify.annotations.NullMarked;
