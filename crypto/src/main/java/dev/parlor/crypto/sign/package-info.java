/**
 * BIP-340 signatures over secp256k1.
 *
 * <p>Start with {@link dev.parlor.crypto.sign.Schnorr}; many signatures at once: {@link
 * dev.parlor.crypto.sign.SignatureBatch}. Must never know: what is signed.
 */
@NullMarked
package dev.parlor.crypto.sign;

import org.jspecify.annotations.NullMarked;
