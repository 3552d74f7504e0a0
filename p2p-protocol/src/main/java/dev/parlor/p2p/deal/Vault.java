package dev.parlor.p2p.deal;

import dev.parlor.crypto.random.Entropy;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * One sealed deck under its members' keys: what is public about every position. Replicated; secrets
 * are handed in by their owner where they are needed.
 */
public interface Vault {
  /** The value of {@link Want#viewer} that means everybody. */
  int EVERYBODY = -1;

  /** A position that the rules want seen by one seat, or by {@link #EVERYBODY}. */
  record Want(int position, int viewer) {}

  /**
   * Begins to shuffle all values, or a pile of positions.
   *
   * @param deck the deck that it makes, part of what the proofs are bound to
   */
  Shuffling shuffle(int deck, List<Integer> positions);

  /** Whether this viewer may see the position only under a fresh mask of its own. */
  boolean needsRemask(Want want);

  /** Begins the opening of these positions; one opening at a time. */
  void open(List<Want> wants, long number);

  boolean isOpening();

  /** Whether the opening under way waits for this seat's shares. */
  boolean awaits(int seat);

  Supplier<byte[]> shares(int seat, OwnSecrets own, Entropy entropy);

  void takeShares(int seat, byte[] shares) throws Lie;

  /** The value that everybody has seen at a position. */
  OptionalInt opened(int position);

  /** The value that this seat may see, with its own secret. */
  OptionalInt look(int position, int seat, OwnSecrets own);

  Supplier<byte[]> remask(int position, int seat, long number, OwnSecrets own, Entropy entropy);

  void takeRemask(int position, int seat, long number, byte[] remask) throws Lie;

  /** Whether those who stay can go on without this member: at least two must remain. */
  boolean canLeave(int seat);

  /** The positions that a member alone has seen: it remasks them before it hands over. */
  List<Integer> toRemaskBeforeLeaving(int seat);

  /** The leaver's shares of everything hidden. */
  Supplier<byte[]> handOver(int seat, long number, OwnSecrets own, Entropy entropy);

  /** Takes the leaver's shares off every mask and its key off the joint one. */
  void takeHandOver(int seat, long number, byte[] shares) throws Lie;

  /** The seats that hold keys. */
  List<Integer> members();

  /** A copy of this deck as it is now. Nothing that comes later changes the copy. */
  Vault copy();

  /** How often a position has been sealed anew. */
  int version(int position);
}
