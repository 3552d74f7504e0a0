/** Who comes, goes and watches between the invitation and the first deck. */
@org.jspecify.annotations.NullMarked
package dev.parlor.p2p.testing.lobby;
