package dev.parlor.p2p.deal;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Evidence;
import dev.parlor.p2p.log.FalseVote;
import dev.parlor.p2p.log.Vouch;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;

/** The first byte of a binary block, with the verb under which transcripts print it. */
public final class BlockType {
  public static final int SEED_HASH = 1;
  public static final int SHUFFLE = 2;
  public static final int PROOF = 3;
  public static final int SEED_REVEAL = 4;
  public static final int UNLOCK = 5;
  public static final int REMASK = 6;
  public static final int COIN = 7;
  public static final int HAND_OVER = 8;

  /** Two entries of one author with one counter. */
  public static final int EVIDENCE = Evidence.TYPE;

  /** A part of a long block. */
  public static final int PART = 10;

  /** Another seat's entry, which the host did not order. */
  public static final int VOUCH = Vouch.TYPE;

  /** What shows that a vote was given for less than its voter had seen. */
  public static final int FALSE_VOTE = FalseVote.TYPE;

  /** The verb of an entry by which another seat orders. */
  public static final String SUCCESSION = "SUCCESSION";

  private BlockType() {}

  /** The verb under which a transcript prints an entry. */
  public static String verbOf(Entry entry) {
    if (entry.payload().isSuccession()) {
      return SUCCESSION;
    }
    try {
      return entry.payload().isText()
          ? entry.payload().line().verb()
          : verb(new Reader(entry.payload().bytes()).u8());
    } catch (Malformed e) {
      return "?";
    }
  }

  public static String verb(int type) {
    return switch (type) {
      case SEED_HASH -> "SEED_HASH";
      case SHUFFLE -> "SHUFFLE";
      case PROOF -> "SHUFFLE_PROOF";
      case SEED_REVEAL -> "SEED_REVEAL";
      case UNLOCK -> "UNLOCK";
      case REMASK -> "REMASK";
      case COIN -> "COIN";
      case HAND_OVER -> "HAND_OVER";
      case EVIDENCE -> "EVIDENCE";
      case PART -> "PART";
      case VOUCH -> "VOUCH";
      case FALSE_VOTE -> "FALSE_VOTE";
      default -> "BLOCK_" + type;
    };
  }
}
