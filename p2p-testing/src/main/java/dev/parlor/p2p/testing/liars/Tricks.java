package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The ways in which most lies are told. */
public final class Tricks {
  private Tricks() {}

  /** The first own entry of this verb says something else. */
  public static Trick change(String verb, BiFunction<LiarsDesk, Entry, @Nullable Payload> change) {
    return new Changing(verb, 0, false, change);
  }

  /** An own entry of this verb says something else, after some that were told honestly. */
  public static Trick changeLater(
      String verb, int honest, BiFunction<LiarsDesk, Entry, @Nullable Payload> change) {
    return new Changing(verb, honest, false, change);
  }

  /**
   * The first own entry of this verb says something else. It is held back until there is something
   * to change it into.
   */
  public static Trick changeWhenReady(
      String verb, BiFunction<LiarsDesk, Entry, @Nullable Payload> change) {
    return new Changing(verb, 0, true, change);
  }

  public static Trick changeBlock(String verb, Function<byte[], byte[]> change) {
    return change(
        verb, (desk, entry) -> Payload.block(change.apply(entry.payload().bytes().toArray())));
  }

  /** Every own block of this verb is changed, and every part of one that is sent in parts. */
  public static Trick changeBlocks(String verb, UnaryOperator<byte[]> change) {
    return new Trick() {
      @Override
      public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
        if (!(LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit)
            || !PartedBlocks.verbOf(submit.entry()).equals(verb)) {
          return List.of(message);
        }
        desk.tell();
        Entry mine = submit.entry();
        Payload lie =
            PartedBlocks.isPart(mine)
                ? PartedBlocks.with(mine, change.apply(PartedBlocks.inside(mine)))
                : Payload.block(change.apply(mine.payload().bytes().toArray()));
        return List.of(new Message.Submit(desk.resign(mine, lie)).encode());
      }
    };
  }

  public static Trick changeLine(String verb, Function<Line, @Nullable Line> change) {
    return change(
        verb,
        (desk, entry) -> {
          Line line = line(entry).map(change).orElse(null);
          return line == null ? null : Payload.text(line);
        });
  }

  private static final class Changing implements Trick {
    private final String verb;
    private final BiFunction<LiarsDesk, Entry, @Nullable Payload> change;
    private final Map<Long, Bytes> changed = new HashMap<>();
    private final boolean patient;
    private int honest;
    private @Nullable Entry held;

    Changing(
        String verb,
        int honest,
        boolean patient,
        BiFunction<LiarsDesk, Entry, @Nullable Payload> change) {
      this.verb = verb;
      this.patient = patient;
      this.honest = honest;
      this.change = change;
    }

    private @Nullable Payload changed(LiarsDesk desk, Entry entry) {
      if (!PartedBlocks.isFirst(entry)) {
        return change.apply(desk, entry);
      }
      Payload inner = Payload.block(PartedBlocks.inside(entry));
      Payload lie = change.apply(desk, desk.resign(entry, inner));
      return lie == null ? null : PartedBlocks.with(entry, lie.bytes().toArray());
    }

    /** Says what it held back, once the thing has come for which it waits. */
    @Override
    public void look(LiarsDesk desk) {
      Entry waiting = held;
      Payload payload = waiting == null ? null : change.apply(desk, waiting);
      if (waiting != null && payload != null) {
        held = null;
        Entry lie = desk.resign(waiting, payload);
        changed.put(lie.counter(), new Message.Submit(lie).encode());
        desk.submit(lie);
      }
    }

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      if (!(LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit)) {
        return List.of(message);
      }
      Entry entry = submit.entry();
      Bytes known = changed.get(entry.counter());
      if (known != null) {
        return List.of(known);
      }
      if (!changed.isEmpty() || !PartedBlocks.verbOf(entry).equals(verb) || honest-- > 0) {
        return List.of(message);
      }
      Payload payload = changed(desk, entry);
      if (payload == null && patient) {
        held = entry;
        return List.of();
      }
      if (payload == null || payload.equals(entry.payload())) {
        return List.of(message);
      }
      desk.tell();
      Bytes lie = new Message.Submit(desk.resign(entry, payload)).encode();
      changed.put(entry.counter(), lie);
      return List.of(lie);
    }
  }

  /** Says an entry of its own, as soon as the condition holds and nothing else is under way. */
  public static Trick say(Predicate<LiarsDesk> when, Function<LiarsDesk, @Nullable Payload> what) {
    return once(
        desk -> desk.hasBegun() && !desk.isOver() && desk.isQuiet() && when.test(desk),
        desk -> {
          Payload payload = what.apply(desk);
          if (payload != null) {
            desk.submit(desk.entry(payload));
          }
        });
  }

  /**
   * Says these one after the other, as soon as the condition holds and nothing else is under way.
   */
  public static Trick sayAll(Predicate<LiarsDesk> when, Function<LiarsDesk, List<Payload>> what) {
    return once(
        desk -> desk.hasBegun() && !desk.isOver() && desk.isQuiet() && when.test(desk),
        desk -> {
          long counter = desk.nextCounter();
          for (Payload payload : what.apply(desk)) {
            desk.submit(desk.entry(counter++, payload));
          }
        });
  }

  public static Trick sayLine(Predicate<LiarsDesk> when, Function<LiarsDesk, Line> what) {
    return say(when, desk -> Payload.text(what.apply(desk)));
  }

  /** Does something as soon as the condition holds, until the lie is told. */
  public static Trick once(Predicate<LiarsDesk> when, java.util.function.Consumer<LiarsDesk> what) {
    return new Trick() {
      @Override
      public void look(LiarsDesk desk) {
        if (!desk.told() && when.test(desk)) {
          what.accept(desk);
        }
      }
    };
  }

  /** Says nothing any more from the first entry of this verb on. */
  public static Trick silentFrom(String verb) {
    return new Trick() {
      private boolean silent;

      @Override
      public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
        silent |=
            LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit
                && PartedBlocks.verbOf(submit.entry()).equals(verb);
        if (silent) {
          desk.tell();
          return List.of();
        }
        return List.of(message);
      }
    };
  }

  /** Whether an entry of this verb stands in the log. */
  public static Predicate<LiarsDesk> after(String verb) {
    return desk -> desk.newest(entry -> Match.verbOf(entry).equals(verb)).isPresent();
  }

  public static Predicate<LiarsDesk> afterOwn(String verb) {
    return desk ->
        desk.newest(entry -> desk.isMine(entry) && Match.verbOf(entry).equals(verb)).isPresent();
  }

  public static Optional<Line> line(Entry entry) {
    try {
      return entry.payload().isText() ? Optional.of(entry.payload().line()) : Optional.empty();
    } catch (Malformed noLine) {
      return Optional.empty();
    }
  }

  public static Line with(Line line, int arg, Object value) {
    List<String> args = new java.util.ArrayList<>(line.args());
    args.set(arg, value.toString());
    return new Line(line.verb(), args);
  }

  public static byte[] flipped(byte[] bytes, int at) {
    byte[] changed = bytes.clone();
    changed[Math.floorMod(at, bytes.length)] ^= 1;
    return changed;
  }

  public static byte[] cut(byte[] bytes, int less) {
    return Arrays.copyOf(bytes, Math.max(1, bytes.length - less));
  }

  public static byte[] longer(byte[] bytes, int more) {
    return Arrays.copyOf(bytes, bytes.length + more);
  }

  /** Adds a number to one byte. */
  public static byte[] added(byte[] bytes, int at, int plus) {
    byte[] changed = bytes.clone();
    changed[at] = (byte) (changed[at] + plus);
    return changed;
  }

  /** Says its last line of this verb once more, as a new entry. */
  public static Trick twice(String verb) {
    return say(
        afterOwn(verb),
        desk ->
            desk.newest(e -> desk.isMine(e) && Match.verbOf(e).equals(verb))
                .map(Entry::payload)
                .orElse(null));
  }

  /** Copies an argument of somebody else's line into the own one. */
  public static Trick copied(String verb, int arg) {
    return changeWhenReady(
        verb,
        (desk, entry) -> {
          Line theirs =
              desk.newest(e -> !desk.isMine(e) && Match.verbOf(e).equals(verb))
                  .flatMap(Tricks::line)
                  .orElse(null);
          Line mine = Tricks.line(entry).orElse(null);
          return theirs == null || mine == null
              ? null
              : Payload.text(with(mine, arg, theirs.args().get(arg)));
        });
  }

  /** A move while the rules wait for somebody else. */
  public static Trick outOfTurn(Function<Integer, Line> line) {
    return sayLine(
        desk ->
            !desk.match().awaited().toAct().isEmpty()
                && !desk.match().awaited().toAct().contains(desk.me()),
        desk -> line.apply(desk.me() + 1));
  }

  /** The entry of this verb that leaves with a message; none if something else does. */
  public static Optional<Entry> submitted(Bytes message, String verb) {
    return LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit
            && Match.verbOf(submit.entry()).equals(verb)
        ? Optional.of(submit.entry())
        : Optional.empty();
  }
}
