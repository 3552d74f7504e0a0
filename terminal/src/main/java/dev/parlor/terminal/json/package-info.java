/**
 * What {@code --json} prints, the same everywhere: one object a line on stdout, as soon as it is
 * known. Names are lower case; {@code file} is what it is about as the user named it, {@code state}
 * what became of it, in capitals, {@code why} a reason for machines (a key or somebody else's
 * words). An error before there is anything to report is one sentence on stderr, as it is without
 * {@code --json}.
 */
@NullMarked
package dev.parlor.terminal.json;

import org.jspecify.annotations.NullMarked;
