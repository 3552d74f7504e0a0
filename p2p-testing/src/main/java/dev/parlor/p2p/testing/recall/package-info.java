/**
 * How the simulator plays Recall, and the lies that only this game has an occasion for. Start at
 * {@link dev.parlor.p2p.testing.recall.RecallTesting}.
 */
@NullMarked
package dev.parlor.p2p.testing.recall;

import org.jspecify.annotations.NullMarked;
