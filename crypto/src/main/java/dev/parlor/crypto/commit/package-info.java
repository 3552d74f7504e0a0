/**
 * Seeds that are promised before they are shown, and what everybody computes from them.
 *
 * <p>Every member first publishes {@link dev.parlor.crypto.commit.SeedCommitment a hash} of its
 * {@link dev.parlor.crypto.commit.Seed}; when all hashes stand, the seeds are shown, and one that
 * does not match is refused by name. The {@link dev.parlor.crypto.commit.CombinedSeed} then feeds
 * separately tagged {@link dev.parlor.crypto.commit.TaggedStream streams}, and {@link
 * dev.parlor.crypto.commit.FisherYates} turns a stream into an order.
 *
 * <p>{@link dev.parlor.crypto.commit.Output} is how every sent structure of this module is laid out
 * in bytes, {@link dev.parlor.crypto.commit.FieldReader} how it is read back.
 *
 * <p>Must never know: who the members are beyond seat and public key, what is drawn, where the
 * bytes travel.
 */
@NullMarked
package dev.parlor.crypto.commit;

import org.jspecify.annotations.NullMarked;
