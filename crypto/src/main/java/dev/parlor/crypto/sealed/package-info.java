/**
 * Sealed lists: values in an order that nobody knows, opened one by one to one member or to all.
 *
 * <p>Every value has a point M; it is sealed as an ElGamal pair (r G, M + r H) under the sum H of
 * all members' keys, so a value opens only when every member has given its share. A run of a table:
 *
 * <pre>{@code
 * // keys: each member makes one and publishes it with its seed hash
 * MemberSecret mine = MemberSecret.fresh(entropy);                  // mine.journal() into the journal
 * KeyCommitment sent = KeyCommitment.make(handId, mySeat, seedHash, mine, entropy);
 * Members members = Members.of(handId, allCommitments);             // refuses, by name
 * Bytes32 deckId = Members.deckId(handId, allCommitments);
 * SealedList start = SealedList.start(values, members.jointKey());
 * // ... each member in turn shuffles and proves: package shuffle ...
 * SealedDeck deck = SealedDeck.open(deckId, values, members, last.reordered(cut), seatsNow);
 *
 * // opening: the rules ask, all but the viewer give a share, the viewer reads
 * Unlock unlock = deck.unlock(List.of(Ask.to(1, slot), Ask.toAll(flop)), actionNumber);
 * byte[] bytes = unlock.contribution(mySeat.number(), mine, entropy).encode();
 * unlock = unlock.take(author, ShareBatch.decode(theirBytes));      // until awaited() is empty
 * deck = unlock.deck();
 * OptionalInt value = deck.read(slot, mySeat.number(), mine);
 * }</pre>
 *
 * <p>All of {@link dev.parlor.crypto.sealed.SealedDeck} is public: an auditor without secrets takes
 * the same messages through the same methods.
 *
 * <p>Reading order: {@code FiatShamir}, {@code Nonces}, {@code SameLogProof}; {@code KeyCommitment}
 * and {@code Members}; {@code SealedValue}, {@code ShareBatch}, {@code Remask}; {@code SealedDeck}
 * with {@code Unlock} and {@code Leaving}; then the package {@code shuffle}.
 *
 * <p>Must never know: what the values mean, who asks for them and why, where the bytes travel.
 */
@NullMarked
package dev.parlor.crypto.sealed;

import org.jspecify.annotations.NullMarked;
