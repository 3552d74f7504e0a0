package dev.parlor.crypto.channel;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sign.PublicKey;
import java.security.MessageDigest;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One attempt at a short authentication string. The roster is closed first; everyone commits to 32
 * random bytes; only when all commitments are here does anyone reveal; the code is a hash of the
 * roster and all the bytes. Because of the commitments a man in the middle gets one guess in a
 * million an attempt, instead of as many as he can compute.
 *
 * <p>Any change of the roster needs a new attempt with fresh bytes; a table has at most three.
 */
public final class ShortAuthentication {
  public static final int MAX_ATTEMPTS = 3;
  private static final int BYTES = 32;
  private static final TaggedHash.Tag COMMIT = TaggedHash.tag("cardgame/sas/commit");
  private static final TaggedHash.Tag CODE = TaggedHash.tag("cardgame/sas");

  private final ChannelRoster roster;
  private final PublicKey own;
  private final Map<PublicKey, byte[]> commitments = new LinkedHashMap<>();
  private final Map<PublicKey, byte[]> reveals = new LinkedHashMap<>();
  private final byte[] random;

  public ShortAuthentication(ChannelRoster roster, PublicKey own, Entropy entropy) {
    if (!roster.contains(own)) {
      throw new IllegalArgumentException("not a member of the roster");
    }
    this.roster = roster;
    this.own = own;
    this.random = entropy.bytes(BYTES);
    commitments.put(own, commitment(own, random));
    reveals.put(own, random);
  }

  /** What this side sends first. */
  public byte[] commitment() {
    return commitment(own, random);
  }

  public void acceptCommitment(PublicKey from, byte[] commitment) throws BadInput {
    if (!roster.contains(from) || commitments.containsKey(from)) {
      throw new BadInput(BadInput.Reason.UNEXPECTED, "no commitment of this member is due");
    }
    if (commitment.length != BYTES) {
      throw new BadInput(BadInput.Reason.LENGTH, "a commitment has 32 bytes");
    }
    commitments.put(from, commitment.clone());
  }

  /** Whether everyone has committed, so that this side may reveal. */
  public boolean mayReveal() {
    return commitments.size() == roster.members().size();
  }

  /** What this side sends once everyone has committed. */
  public byte[] reveal() {
    if (!mayReveal()) {
      throw new IllegalStateException("not everyone has committed");
    }
    return random.clone();
  }

  public void acceptReveal(PublicKey from, byte[] revealed) throws BadInput {
    if (!mayReveal() || !roster.contains(from) || reveals.containsKey(from)) {
      throw new BadInput(BadInput.Reason.UNEXPECTED, "no reveal of this member is due");
    }
    if (revealed.length != BYTES) {
      throw new BadInput(BadInput.Reason.LENGTH, "a reveal has 32 bytes");
    }
    byte[] committed = commitments.get(from);
    if (committed == null || !MessageDigest.isEqual(committed, commitment(from, revealed))) {
      throw new BadInput(BadInput.Reason.PROOF, "not what this member committed to");
    }
    reveals.put(from, revealed.clone());
  }

  public boolean isComplete() {
    return reveals.size() == roster.members().size();
  }

  /** The code on all screens; the same unless somebody stands in the middle. */
  public ShortCode code() {
    if (!isComplete()) {
      throw new IllegalStateException("not everyone has revealed");
    }
    TaggedHash hash = roster.feed(CODE.start());
    for (PublicKey member : roster.members()) {
      byte[] revealed = reveals.get(member);
      if (revealed == null) {
        throw new IllegalStateException("a reveal is missing");
      }
      hash.fixed(revealed);
    }
    byte[] digest = hash.digest();
    long value = 0;
    for (int i = 0; i < 7; i++) {
      value = value << 8 | (digest[i] & 0xff);
    }
    return new ShortCode((int) (value % ShortCode.BOUND));
  }

  private byte[] commitment(PublicKey member, byte[] bytes) {
    return COMMIT.start().fixed(roster.hash()).fixed(member.bytes()).fixed(bytes).digest();
  }
}
