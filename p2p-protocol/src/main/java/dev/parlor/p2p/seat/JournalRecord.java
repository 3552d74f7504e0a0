package dev.parlor.p2p.seat;

import dev.parlor.games.Slot;
import dev.parlor.p2p.deal.Duty;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.match.Windows;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What is written down before anything that depends on it leaves the phone. */
public final class JournalRecord {
  static final int DRAWN = 1;
  static final int ROSTER = 2;
  static final int OWN = 3;
  static final int ORDERED = 4;

  static final int CHOICE = 5;
  static final int ASIDE = 6;
  static final int BACKLOG = 7;
  static final int OPENED = 8;
  static final int CUT = 9;
  static final int VOTE = 10;

  private JournalRecord() {}

  public static Bytes drawn(Secrets secrets, Invite invite, boolean host) {
    Writer out = new Writer().u8(DRAWN).u8(host ? 1 : 0).text(invite.line().toString());
    secrets.write(out);
    return out.toBytes();
  }

  public static Bytes roster(Roster roster, int me) {
    Writer out = new Writer().u8(ROSTER).u8(me).u8(roster.seats().size());
    roster.seats().forEach(join -> out.text(join.line().toString()));
    return out.toBytes();
  }

  /** The roster before this was given up, and what was signed for it is void. */
  public static Bytes opened() {
    return new Writer().u8(OPENED).toBytes();
  }

  /** Own entries that leave the phone together. */
  public static Bytes own(List<Entry> entries) {
    Writer out = new Writer(1 + entries.stream().mapToInt(Entry::length).sum()).u8(OWN);
    entries.forEach(entry -> entry.write(out));
    return out.toBytes();
  }

  public static Bytes ordered(Ordered ordered) {
    Writer out = new Writer(1 + ordered.length()).u8(ORDERED);
    ordered.write(out);
    return out.toBytes();
  }

  /**
   * The log beyond this size was not adopted, and what was signed there is void.
   *
   * @param first the order by which others have adopted the log up to there. It stands in the same
   *     record, so that a phone that is killed behind it knows no less than before. Null where the
   *     journal told more than its phone could take
   */
  public static Bytes cut(long size, @Nullable Ordered first) {
    Writer out = new Writer().u8(CUT).u32(size);
    if (first != null) {
      first.write(out);
    }
    return out.toBytes();
  }

  /** An own vote for another epoch. */
  public static Bytes vote(Vote vote) {
    Writer out = new Writer(1 + Vote.BYTES).u8(VOTE);
    vote.write(out);
    return out.toBytes();
  }

  public static Bytes choice(int match, int round, Line choice) {
    return new Writer().u8(CHOICE).u32(match).u32(round).text(choice.toString()).toBytes();
  }

  public static Bytes aside(int match, int window, List<Slot> slots) {
    return new Writer().u8(ASIDE).u32(match).u32(window).text(Windows.text(slots)).toBytes();
  }

  /** A shuffle that will be signed piece by piece. */
  public static Bytes backlog(int match, Duty.Shuffle duty, List<Bytes> pieces) {
    Writer out = new Writer().u8(BACKLOG).u32(match).u16(duty.deck()).u8(duty.attempt());
    pieces.forEach(piece -> out.block(piece.toArray()));
    return out.toBytes();
  }

  /**
   * What is left of a shuffle.
   *
   * @param pieces the pieces that were not signed yet
   */
  public record Backlogged(int match, Duty.Shuffle duty, List<Bytes> pieces) {
    public Backlogged {
      pieces = List.copyOf(pieces);
    }

    /** What is left once this piece has been signed. */
    private Backlogged without(Bytes signed) {
      return !pieces.isEmpty() && pieces.get(0).equals(signed)
          ? new Backlogged(match, duty, pieces.subList(1, pieces.size()))
          : this;
    }
  }

  /** Everything that a journal tells. */
  public static final class Contents {
    public @Nullable Secrets secrets;
    @Nullable Invite invite;
    public @Nullable Roster roster;
    public int closings;
    public final List<Entry> own = new ArrayList<>();
    public final List<Ordered> log = new ArrayList<>();

    /** The last vote for another epoch. */
    public @Nullable Vote vote;

    /** The succession for which a part of the log was cut last. */
    public @Nullable Ordered parting;

    /** The log before that cut. */
    public List<Ordered> parted = List.of();

    /** Choices by match, then by round. */
    final Map<Integer, Map<Integer, Line>> choices = new TreeMap<>();

    /** Cards that were laid aside, by match, then by window. */
    final Map<Integer, Map<Integer, List<Slot>>> asides = new TreeMap<>();

    /** The shuffle that was signed piece by piece last. */
    public @Nullable Backlogged backlog;

    Runnable promise = () -> {};

    /** Whether a seat can be taken again where the journal ends. */
    public boolean isRestorable() {
      return roster != null && secrets != null && !own.isEmpty();
    }

    /** The epoch in which the log goes on. */
    public int epoch() {
      if (log.isEmpty()) {
        return 0;
      }
      Ordered last = log.get(log.size() - 1);
      return Succession.in(last.entry()).map(Succession::epoch).orElse(last.order().epoch());
    }

    /** The choices of a match, by round. */
    public Map<Integer, Line> choicesOf(int match) {
      return choices.getOrDefault(match, Map.of());
    }

    /** What was laid aside in a match, by window. */
    public Map<Integer, List<Slot>> asidesOf(int match) {
      return asides.getOrDefault(match, Map.of());
    }

    void signed(Entry entry) {
      own.add(entry);
      Backlogged left = backlog;
      backlog = left == null ? null : left.without(entry.payload().bytes());
    }

    /** Cuts the log. A shuffle of which a part may be void is made anew. */
    void cut(long size, @Nullable Ordered first) {
      parting = first;
      parted = first == null ? List.of() : List.copyOf(log);
      log.subList((int) Math.min(size, log.size()), log.size()).clear();
      own.removeIf(entry -> entry.seen() > size);
      backlog = null;
    }

    /** Forgets the roster and all that was said under it. */
    void open() {
      roster = null;
      own.clear();
      log.clear();
      vote = null;
      parting = null;
      parted = List.of();
      choices.clear();
      asides.clear();
      backlog = null;
    }

    /**
     * Takes an unseen choice only with the promise that stands right behind it. A phone that died
     * between the two has promised nothing and may choose again.
     */
    void onceSigned(Runnable choice) {
      promise = choice;
    }
  }

  public static Contents read(List<Bytes> records) throws Malformed {
    return JournalReader.read(records);
  }
}
