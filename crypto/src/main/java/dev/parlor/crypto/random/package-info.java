/**
 * Where fresh randomness comes from: {@link dev.parlor.crypto.random.Entropy}.
 *
 * <p>The only package that touches {@link java.security.SecureRandom}. Everything else is handed an
 * {@code Entropy}, so that a test can repeat a run to the byte.
 */
@NullMarked
package dev.parlor.crypto.random;

import org.jspecify.annotations.NullMarked;
