/**
 * The group secp256k1: points, scalars, and sums of many products.
 *
 * <p>Two worlds that must not be mixed. {@link dev.parlor.crypto.curve.Point#times} and {@link
 * dev.parlor.crypto.curve.MultiScalar} take time that depends on their inputs and are for public
 * values only. A secret scalar goes through {@link dev.parlor.crypto.curve.SecretMul} or {@link
 * dev.parlor.crypto.curve.FixedBase}: one regular ladder with complete formulas, the same steps for
 * every input.
 *
 * <p>Reading order: {@code Fe} (the field), {@code Scalar}, {@code Jacobian}, {@code Point}, {@code
 * Glv}, {@code MultiScalar}, {@code Projective} (the complete formulas), {@code SecretMul}.
 */
@NullMarked
package dev.parlor.crypto.curve;

import org.jspecify.annotations.NullMarked;
