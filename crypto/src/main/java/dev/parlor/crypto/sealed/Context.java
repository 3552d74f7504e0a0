package dev.parlor.crypto.sealed;

import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Output;
import dev.parlor.crypto.commit.Seat;

/**
 * What a proof is about. A proof that was made for another list, purpose, step or target, or by
 * another member, fails here.
 *
 * @param deckId the list, or the hand while the list has no id yet
 * @param number the epoch or action number; for shuffles the step
 * @param target what it is applied to; its purpose says in which form
 */
public record Context(
    Bytes32 deckId, Purpose purpose, long number, SealedBytes target, Seat author) {

  public static Context of(Bytes32 deckId, Purpose purpose, long number, Seat author) {
    return new Context(deckId, purpose, number, SealedBytes.EMPTY, author);
  }

  public Context withTarget(byte[] newTarget) {
    return new Context(deckId, purpose, number, SealedBytes.of(newTarget), author);
  }

  /** deck-id, sized purpose, u32 number, sized target, u8 seat, npub. */
  byte[] encode() {
    return new Output()
        .fixed(deckId)
        .text(purpose.text())
        .u32(number)
        .sized(target.toArray())
        .u8(author.number())
        .fixed(author.npub())
        .bytes();
  }
}
