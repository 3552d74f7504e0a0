package dev.parlor.p2p.testing.recall;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Liar.host;
import static dev.parlor.p2p.testing.liars.Tricks.submitted;

import dev.parlor.games.Event;
import dev.parlor.games.recall.RecallAction;
import dev.parlor.games.recall.RecallState;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.liars.LiarsDesk;
import dev.parlor.p2p.testing.liars.Trick;
import dev.parlor.p2p.testing.liars.Tricks;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Windows in which several want one card: wishes that are made behind those of the others, or none
 * at all.
 */
final class SealLies {
  private static final Predicate<Bots<?, ?>> RECALL = Liar.only(RecallKit.KIT);

  private SealLies() {}

  static List<Liar> all() {
    return List.of(
        host("collects-before-its-guests", RECALL, NO_EFFECT, CollectsFirst::new),
        guest("collects-after-seeing", RECALL, NAMED, CollectsLater::new),
        guest("never-seals-a-wish", RECALL, NO_EFFECT, () -> new TalksOn("WINDOW_SEAL")),
        guest("never-shows-a-wish", RECALL, NO_EFFECT, () -> new TalksOn("WINDOW_SHOW")));
  }

  private static <S> boolean mayCollect(Match<S, ?> match, int me) {
    Event wish = new Event.Acted(me, RecallAction.Word.COLLECT);
    return match.kit().game().apply(match.state(), wish).accepted().isPresent();
  }

  private static boolean isClaiming(LiarsDesk desk) {
    return desk.hasBegun()
        && !desk.isOver()
        && desk.match().windows().number().isPresent()
        && desk.match().state() instanceof RecallState state
        && state.window().claiming();
  }

  /**
   * Says something else in place of what the window waits for, and goes on playing, because turns
   * may go by while the others wait.
   */
  private static final class TalksOn implements Trick {
    private final String verb;
    private final Map<Long, Bytes> said = new HashMap<>();

    TalksOn(String verb) {
      this.verb = verb;
    }

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      Entry owed = submitted(message, verb).orElse(null);
      if (owed == null || (!said.containsKey(owed.counter()) && !isClaiming(desk))) {
        return List.of(message);
      }
      desk.tell();
      Payload tea = Payload.text(Line.of("ELAPSED", "tea", desk.me() + 1, 0));
      return List.of(
          said.computeIfAbsent(
              owed.counter(), c -> new Message.Submit(desk.resign(owed, tea)).encode()));
    }
  }

  /** Waits with what it has sealed until it knows who else wants the card, and then asks openly. */
  private static final class CollectsLater implements Trick {
    private @Nullable Entry held;

    private static boolean haveOthersShown(LiarsDesk desk) {
      for (int seat = 0; seat < desk.seats(); seat++) {
        if (seat != desk.me() && desk.match().windows().mustShow(seat)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      Entry show = submitted(message, "WINDOW_SHOW").orElse(null);
      if (show == null
          || desk.told()
          || !isClaiming(desk)
          || !mayCollect(desk.match(), desk.me())) {
        return List.of(message);
      }
      held = show;
      return List.of();
    }

    @Override
    public void look(LiarsDesk desk) {
      Entry show = held;
      if (show != null && haveOthersShown(desk)) {
        held = null;
        Line wish = Line.of("COLLECT", desk.me() + 1, "discard");
        desk.submit(desk.resign(show, Payload.text(wish)));
      }
    }
  }

  /** Leaves the wishes of its guests unread until it has ordered its own. */
  private static final class CollectsFirst implements Trick {
    private static final int PATIENCE = 12;
    private long since = -1;
    private boolean collected;

    @Override
    public boolean holds(LiarsDesk desk, Bytes message) {
      if (!(LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit)
          || !isWish(submit.entry())) {
        return false;
      }
      since = since < 0 ? desk.log().size() : since;
      desk.tell();
      return desk.log().size() < since + PATIENCE;
    }

    private static boolean isWish(Entry entry) {
      return Tricks.line(entry)
          .filter(line -> line.verb().equals("COLLECT") && line.args().contains("discard"))
          .isPresent();
    }

    @Override
    public void look(LiarsDesk desk) {
      if (since >= 0 && desk.log().size() >= since + PATIENCE) {
        since = -1; // for the next time
      } else if (since >= 0 && !collected && mayCollect(desk.match(), desk.me())) {
        collected = true;
        desk.submit(desk.entry(Payload.text(Line.of("COLLECT", desk.me() + 1, "discard"))));
      }
    }
  }
}
