/**
 * What every link must keep, whatever carries it: {@link dev.parlor.p2p.testing.link.LinkContract}
 * is a list of named checks without a test framework, to be run against a {@link
 * dev.parlor.p2p.testing.link.LinkLab} for each kind of link. Must never know: a kind of link.
 */
@NullMarked
package dev.parlor.p2p.testing.link;

import org.jspecify.annotations.NullMarked;
