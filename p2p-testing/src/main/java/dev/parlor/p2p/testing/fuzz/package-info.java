/**
 * What is fuzzed: every reader of bytes or text of strangers, links, and whole sessions among
 * arbitrary peers ({@link dev.parlor.p2p.testing.fuzz.FuzzTargets} lists them). A target takes any
 * bytes and may refuse them in the typed ways; whatever else escapes is a finding. Jazzer drives
 * them through {@link dev.parlor.p2p.testing.fuzz.Fuzz}, a test replays the corpus that is kept.
 * Knows nothing of Jazzer.
 */
@NullMarked
package dev.parlor.p2p.testing.fuzz;

import org.jspecify.annotations.NullMarked;
