package dev.parlor.p2p.testing.chaos;

import dev.parlor.games.Knowledge;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.chaos.PuppetStep.Act;
import dev.parlor.p2p.testing.liars.LiarsDesk;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Promises another choice than its session where all choose unseen, and shows that one. */
final class OwnChoice {
  private static final Bytes RANDOM = Bytes.of(new byte[32]);

  private final Runnable lies;
  private @Nullable PuppetStep step;
  private int round = -1;
  private @Nullable Line promised;
  private @Nullable Entry held;

  OwnChoice(Runnable lies) {
    this.lies = lies;
  }

  static boolean isFor(Act act) {
    return act == Act.OTHER_CHOICE || act == Act.SHOWN_EARLY || act == Act.SHOWN_LAST;
  }

  void begin(PuppetStep next) {
    step = next;
  }

  /** What is said instead of this entry; null when it is no matter of a promise. */
  @Nullable List<Bytes> instead(LiarsDesk desk, Entry entry) {
    PuppetStep now = step;
    if (now == null) {
      return null;
    }
    String verb = Match.verbOf(entry);
    if (verb.equals("BET_COMMIT") && promised == null && mayChoose(desk)) {
      Entry commit = desk.resign(entry, commit(desk, now));
      Bytes message = new Message.Submit(commit).encode();
      if (now.act() != Act.SHOWN_EARLY) {
        return List.of(message);
      }
      Entry early = desk.entry(entry.counter() + 1, show(desk));
      return List.of(message, new Message.Submit(early).encode());
    }
    if (!verb.equals("BET_REVEAL") || promised == null || round != round(desk)) {
      return null;
    }
    if (now.act() == Act.SHOWN_LAST) {
      held = entry;
      return List.of();
    }
    return List.of(new Message.Submit(desk.resign(entry, show(desk))).encode());
  }

  /** Shows at the end what it has held back. As host it promises by itself. */
  void look(LiarsDesk desk) {
    PuppetStep now = step;
    if (now == null || desk.isOver() || !desk.match().choosesUnseen()) {
      return;
    }
    if (desk.isHost() && promised == null && mayChoose(desk) && !hasCommitted(desk)) {
      desk.submit(desk.entry(commit(desk, now)));
      return;
    }
    if (promised == null || round != round(desk) || !hasCommitted(desk)) {
      return;
    }
    boolean last = desk.match().awaited().toAct().equals(Set.of(desk.me()));
    Entry honest = held;
    if (now.act() == Act.SHOWN_EARLY ? desk.isHost() : last && honest != null) {
      step = null;
      desk.submit(honest == null ? desk.entry(show(desk)) : desk.resign(honest, show(desk)));
    }
  }

  private static boolean mayChoose(LiarsDesk desk) {
    return desk.match().choosesUnseen() && desk.match().awaited().toAct().contains(desk.me());
  }

  private static int round(LiarsDesk desk) {
    return desk.match().unseen().round();
  }

  private static boolean hasCommitted(LiarsDesk desk) {
    return desk.match().unseen().hasCommitted(desk.me());
  }

  private Payload commit(LiarsDesk desk, PuppetStep now) {
    lies.run();
    round = round(desk);
    Line line = changed(usual(desk.session(), desk.match(), desk.me()), now.amount());
    promised = line;
    Bytes hash = desk.match().unseen().commitment(desk.me(), line, RANDOM);
    return Payload.text(Line.of("BET_COMMIT", desk.me() + 1, round, hash));
  }

  private Payload show(LiarsDesk desk) {
    Line line = java.util.Objects.requireNonNull(promised);
    List<Object> args = new java.util.ArrayList<>(List.of(desk.me() + 1, round, RANDOM));
    args.add(line.verb());
    args.addAll(line.args());
    return Payload.text(Line.of("BET_REVEAL", args.toArray()));
  }

  private static Line changed(Line line, int way) {
    try {
      return Changes.changed(Payload.text(line), way).line();
    } catch (Malformed impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** What the rules themselves would choose for this seat. */
  private static <S, V> Line usual(TableSession<?, ?> session, Match<S, V> match, int seat) {
    S table = match.state();
    Knowledge mine = session.knowledge();
    return match.kit().lines().write(table, seat, match.kit().game().timeout(table, seat, mine));
  }
}
