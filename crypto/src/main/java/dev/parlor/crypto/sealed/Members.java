package dev.parlor.crypto.sealed;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.crypto.curve.Point;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Who holds a part of the joint key H = sum of all X. Immutable. */
public final class Members {
  private static final TaggedHash.Tag DECK = TaggedHash.tag("CARDGAME/v1/deck");

  private record Member(Seat seat, Point key) {}

  private final Map<Integer, Member> members;
  private final Point jointKey;

  private Members(Map<Integer, Member> members, Point jointKey) {
    this.members = Collections.unmodifiableMap(members);
    this.jointKey = jointKey;
  }

  /**
   * Checks every key.
   *
   * @param commitments in the order of the log; the later one of two equal keys counts as the copy
   */
  public static Members of(Bytes32 handId, List<KeyCommitment> commitments) throws Refused {
    return of(commitments, commitment -> commitment.requirePossession(handId));
  }

  /**
   * The members of these commitments, whose proofs of possession were all checked when their
   * messages came.
   */
  public static Members ofPossessed(List<KeyCommitment> commitments) throws Refused {
    return of(commitments, commitment -> {});
  }

  private interface Check {
    void of(KeyCommitment commitment) throws Refused;
  }

  private static Members of(List<KeyCommitment> commitments, Check check) throws Refused {
    Map<Integer, Member> members = new TreeMap<>();
    Point sum = Point.INFINITY;
    int last = Refused.NOBODY;
    for (KeyCommitment commitment : commitments) {
      last = commitment.seat().number();
      if (members.containsKey(last)) {
        throw new Refused(Reason.DUPLICATE, last);
      }
      for (Member member : members.values()) {
        if (member.key().equals(commitment.key())) {
          throw new Refused(Reason.COPIED_KEY, last);
        }
      }
      check.of(commitment);
      members.put(last, new Member(commitment.seat(), commitment.key()));
      sum = sum.plus(commitment.key());
    }
    if (sum.isInfinity()) {
      throw new Refused(Reason.KEYS_CANCEL, last);
    }
    return new Members(members, sum);
  }

  /** deck-id = TH("CARDGAME/v1/deck", hid, u8 count, then in seat order: u8 seat, message). */
  public static Bytes32 deckId(Bytes32 handId, Collection<KeyCommitment> commitments) {
    List<KeyCommitment> ordered = new ArrayList<>(commitments);
    ordered.sort((a, b) -> a.seat().compareTo(b.seat()));
    TaggedHash hash = DECK.start().fixed(handId.toBytes()).u8(ordered.size());
    for (KeyCommitment commitment : ordered) {
      hash.u8(commitment.seat().number()).prefixed(commitment.encode());
    }
    return Bytes32.of(hash.digest());
  }

  public Point jointKey() {
    return jointKey;
  }

  /** Seat numbers, ascending. */
  public List<Integer> seats() {
    return Collections.unmodifiableList(new ArrayList<>(members.keySet()));
  }

  public int size() {
    return members.size();
  }

  public Seat seat(int number) throws Refused {
    return member(number).seat();
  }

  public Point key(int number) throws Refused {
    return member(number).key();
  }

  /** The members with the joint key H - X, after this member has handed over its shares. */
  public Members without(int number) throws Refused {
    Member gone = member(number);
    if (members.size() <= 2) {
      throw new Refused(Reason.TOO_FEW_MEMBERS, number);
    }
    Point rest = jointKey.minus(gone.key());
    if (rest.isInfinity()) {
      throw new Refused(Reason.KEYS_CANCEL, number);
    }
    Map<Integer, Member> others = new TreeMap<>(members);
    others.remove(number);
    return new Members(others, rest);
  }

  /** Refuses a list that was prepared beforehand unless it was made with exactly these seats. */
  public void requireSeats(Collection<Integer> seatsNow) throws Refused {
    if (!members.keySet().equals(new java.util.TreeSet<>(seatsNow))) {
      throw new Refused(Reason.STALE_MEMBERS);
    }
  }

  private Member member(int number) throws Refused {
    Member member = members.get(number);
    if (member == null) {
      throw new Refused(Reason.NOT_A_MEMBER, number);
    }
    return member;
  }
}
