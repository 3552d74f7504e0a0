/**
 * Shuffling a sealed list so that nobody, the shuffler apart, learns the order, and proving that it
 * is the same list: Bayer and Groth's argument (Eurocrypt 2012), made non-interactive.
 *
 * <pre>{@code
 * ShuffleChain chain = ShuffleChain.start(deckId, members, 0, start);
 * // my turn, off the table's thread:
 * Shuffle job = chain.shuffle(mySeat, mySecret, entropy);
 * chain = chain.withList(mySeat, job.list());      // send job.list().encode() at once
 * byte[] proof = job.prove();                      // then this
 * // others: chain.withList(seat, bytes), chain.withProof(seat, bytes); when complete():
 * chain.check(Set.of(mySeat), entropy);            // Refused names the liar
 * SealedList cut = chain.result().reordered(combinedSeed.order(size));
 * }</pre>
 *
 * <p>Reading order: {@code Dimensions}, {@code Pedersen}, {@code ShuffleProof} (the four steps),
 * then the steps one by one: {@code PermutationCommitments}, {@code HadamardArgument}, {@code
 * ZeroArgument}, {@code ProductArgument}, {@code MultiExponentiation}. Each has {@code prove},
 * {@code read}, {@code holds} (its equations as they are written down) and {@code addTo} (the same,
 * weighted, into one sum). {@code ShuffleVerifier} does that sum for many proofs.
 */
@NullMarked
package dev.parlor.crypto.sealed.shuffle;

import org.jspecify.annotations.NullMarked;
