/**
 * A home for secret bytes that cannot be printed, is compared in constant time and can be wiped.
 *
 * <p>Start with {@link dev.parlor.crypto.secret.SecretBytes}. Whoever reads a secret has to name
 * {@link dev.parlor.crypto.secret.SecretAccess}, so a search for that name finds every place that
 * does.
 */
@NullMarked
package dev.parlor.crypto.secret;

import org.jspecify.annotations.NullMarked;
