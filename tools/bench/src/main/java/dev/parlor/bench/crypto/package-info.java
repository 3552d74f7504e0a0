/** Signatures, sums and shuffles, beside libsecp256k1 in the same run. */
@NullMarked
package dev.parlor.bench.crypto;

import org.jspecify.annotations.NullMarked;
