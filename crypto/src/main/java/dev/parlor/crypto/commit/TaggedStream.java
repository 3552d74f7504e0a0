package dev.parlor.crypto.commit;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.TaggedHash;

/**
 * Block i is TH("CARDGAME/v1/stream", key, sized purpose, u32 i); its eight big-endian u32 words
 * are drawn in order.
 */
public final class TaggedStream implements Draws {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("CARDGAME/v1/stream");

  private final Bytes32 key;
  private final String purpose;
  private final Draws draws = Draws.rejecting(this::word);
  private FieldReader block = new FieldReader(new byte[0]);
  private int blocks;

  private TaggedStream(Bytes32 key, String purpose) {
    this.key = key;
    this.purpose = purpose;
  }

  public static TaggedStream of(Bytes32 key, String purpose) {
    return new TaggedStream(key, purpose);
  }

  @Override
  public int below(int bound) {
    return draws.below(bound);
  }

  private long word() {
    if (block.left() == 0) {
      block =
          new FieldReader(TAG.start().fixed(key.toBytes()).text(purpose).u32(blocks++).digest());
    }
    try {
      return block.u32();
    } catch (BadInput impossible) {
      throw new AssertionError(impossible);
    }
  }
}
