package dev.parlor.p2p.testing.states;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.FalseVote;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.match.TableVerb;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/** All payloads that a seat may sign and bring to their place in the log, at any moment. */
final class Lies {
  private static final String HASH = "5a".repeat(32);

  private final StoryRoom<?, ?> story;
  private final List<Ordered> log;

  /** The ways to say one thing. */
  enum Way {
    /** The payload is as the protocol has it, at a time of its author's choice. */
    WELL,
    /** The payload is the verb or the type alone. */
    BARE,
    GARBAGE,
    /** The payload is as long as an entry may hold. */
    HUGE
  }

  Lies(StoryRoom<?, ?> story) {
    this.story = story;
    this.log = story.session(0).log();
  }

  /**
   * Every kind of payload: lines of the table and of the game by their verbs, blocks by their
   * types.
   */
  List<String> kinds() {
    List<String> kinds = new ArrayList<>();
    for (TableVerb verb : TableVerb.values()) {
      kinds.add(verb.name());
    }
    kinds.addAll(new TreeSet<>(story.bots.kit().lines().verbs()));
    blockTypes().forEach(type -> kinds.add("block " + BlockType.verb(type)));
    kinds.add("NOBODY_SAYS_THIS");
    kinds.add("block BLOCK_99");
    return kinds;
  }

  static List<Integer> blockTypes() {
    List<Integer> types = new ArrayList<>();
    for (int type = 0; type < 256; type++) {
      if (!BlockType.verb(type).startsWith("BLOCK_")) {
        types.add(type);
      }
    }
    return types;
  }

  Payload payload(String kind, Way way, int author, TableSession<?, ?> session) {
    if (kind.startsWith("block ")) {
      int type = typeOf(kind);
      byte[] bare = {(byte) type};
      return Payload.block(
          switch (way) {
            case WELL -> block(type, author);
            case BARE -> bare;
            case GARBAGE -> filled(type, 200);
            case HUGE -> filled(type, Payload.MAX_BYTES);
          });
    }
    return switch (way) {
      case WELL -> Payload.text(line(kind, author, session));
      case BARE -> Payload.text(Line.of(kind));
      case GARBAGE -> Payload.text(Line.of(kind, author + 1, "-1", "x/y@z", "99999999999", ""));
      case HUGE ->
          new Payload(
              Payload.TEXT,
              Bytes.of(
                  Arrays.copyOf(
                      (kind + ":" + (author + 1)).getBytes(StandardCharsets.UTF_8),
                      Payload.MAX_BYTES)));
    };
  }

  private static byte[] filled(int type, int length) {
    byte[] block = new byte[length];
    Arrays.fill(block, (byte) 0xa7);
    block[0] = (byte) type;
    return block;
  }

  private static int typeOf(String kind) {
    for (int type : blockTypes()) {
      if (kind.equals("block " + BlockType.verb(type))) {
        return type;
      }
    }
    return 99;
  }

  /**
   * A block of this type. The author has said it at another time, or somebody else has, or it is
   * well made at least.
   */
  private byte[] block(int type, int author) {
    if (type == BlockType.EVIDENCE) {
      byte[] one = log.get(0).entry().encode();
      return new Writer().u8(type).bytes(one).bytes(log.get(1).entry().encode()).toArray();
    } else if (type == BlockType.FALSE_VOTE) {
      Ordered first = log.get(0);
      TableSeat voter = log.get(1).entry().seat();
      FalseVote shown = new FalseVote(voter, 1, first.order(), log.get(1).entry());
      return shown.payload().bytes().toArray();
    } else if (type == BlockType.VOUCH) {
      return new Writer().u8(type).bytes(log.get(log.size() - 1).entry().encode()).toArray();
    }
    byte[] found = filled(type, 40);
    for (Ordered ordered : log) {
      byte[] bytes = ordered.entry().payload().bytes().toArray();
      if (!ordered.entry().payload().isText()
          && bytes[0] == type
          && (ordered.entry().seat().index() == author || found.length == 40)) {
        found = bytes;
      }
    }
    return found;
  }

  private Line line(String kind, int author, TableSession<?, ?> session) {
    int me = author + 1;
    for (TableVerb verb : TableVerb.values()) {
      if (verb.name().equals(kind)) {
        List<Object> args = args(verb, me, session);
        return Line.of(kind, args.toArray());
      }
    }
    Line found = Line.of(kind, me);
    for (Ordered ordered : log) {
      if (Match.verbOf(ordered.entry()).equals(kind) && ordered.entry().seat().index() == author) {
        found = read(ordered.entry());
      }
    }
    return found;
  }

  /**
   * The words behind a verb. There is no default, so that a new verb needs words of its own here.
   */
  private static List<Object> args(TableVerb verb, int me, TableSession<?, ?> session) {
    int next = me % StoryRoom.SEATS + 1;
    return switch (verb) {
      case START_GAME -> List.of(session.roster().orElseThrow().tid(), StoryRoom.EPOCH / 1000);
      case BET_COMMIT -> List.of(me, 0, HASH);
      case BET_REVEAL -> List.of(me, 0, HASH, "BET", me, 5, "pot");
      case WINDOW_SEAL -> List.of(me, 0, HASH);
      case WINDOW_SHOW -> List.of(me, 0, HASH, "0.0");
      case ELAPSED -> List.of("turn", me, 0);
      case AWAY, FORFEIT, EXPIRED -> List.of(next);
      case BACK -> List.of();
      case LEAVE -> List.of(me);
      case ACCUSE -> List.of(0, 0);
      case TICKET -> List.of("X3STATION", "00".repeat(148));
      case FINISH -> List.of(StoryRoom.EPOCH / 1000);
      case SIGN -> List.of("00".repeat(64));
      case REMATCH -> List.of(2, StoryRoom.EPOCH / 1000);
    };
  }

  private static Line read(Entry entry) {
    try {
      return entry.payload().line();
    } catch (dev.parlor.p2p.wire.Malformed impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** The message that brings a payload to its place in the log of this session. */
  static Message place(TableSession<?, ?> session, int author, boolean byHost, Payload payload) {
    List<Ordered> log = session.log();
    Bytes tid = session.roster().orElseThrow().tid();
    long counter = 0;
    for (Ordered ordered : log) {
      counter += ordered.entry().seat().index() == author ? 1 : 0;
    }
    Bytes head = session.match().map(match -> headOf(session)).orElseThrow();
    Entry entry =
        Entry.sign(
            key(session, author), tid, new TableSeat(author), counter, log.size(), head, payload);
    Order order = Order.sign(key(session, 0), tid, log.size(), head, entry.hash());
    return byHost ? new Message.Place(new Ordered(order, entry)) : new Message.Submit(entry);
  }

  private static Bytes headOf(TableSession<?, ?> session) {
    List<Ordered> log = session.log();
    return log.isEmpty()
        ? new dev.parlor.p2p.log.Chain(
                session.roster().orElseThrow().tid(), List.of(), new FastSignatures())
            .head()
        : log.get(log.size() - 1).order().head();
  }

  private static Signatures.Key key(TableSession<?, ?> session, int seat) {
    return FastSignatures.keyOf(session.roster().orElseThrow().sessionKeys().get(seat));
  }
}
