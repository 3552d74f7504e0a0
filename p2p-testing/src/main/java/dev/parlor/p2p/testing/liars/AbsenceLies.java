package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;

import dev.parlor.p2p.match.Attendance;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Silence for the sake of the result. If a player never comes back, nobody has a win or a loss,
 * whoever signs later. A player who comes back has accepted what the log says and erases nothing.
 */
final class AbsenceLies {
  private static final Predicate<Bots<?, ?>> RANKED = Liar.OF_THREE.and(Liar.RANKED);

  private AbsenceLies() {}

  static List<Liar> all() {
    return List.of(
        guest("vanishes-and-signs-at-home", RANKED, NO_EFFECT, Vanished::new),
        guest("a-minute-in-airplane-mode", RANKED, NO_EFFECT, AirplaneMode::new),
        guest("signs-its-absence-away", Liar.OF_THREE, NAMED, AbsenceDenied::new));
  }

  /** Says nothing from some moment on, until it wants to. */
  private abstract static class Silence implements Trick {
    private static final int BEGINS_AT = 14;

    private final List<Bytes> held = new ArrayList<>();
    private boolean silent;
    private boolean done;

    abstract boolean isLongEnough(Attendance attendance, int me);

    /** What leaves instead of the signature of the result. */
    List<Bytes> signature(LiarsDesk desk, Message.Submit sign, Bytes message) {
      return List.of(message);
    }

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      if (!(LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit)) {
        return List.of(message);
      }
      if (silent) {
        held.add(message);
        return List.of();
      }
      return Match.verbOf(submit.entry()).equals("SIGN")
          ? signature(desk, submit, message)
          : List.of(message);
    }

    @Override
    public void look(LiarsDesk desk) {
      if (!desk.hasBegun() || desk.isOver()) {
        return;
      }
      if (!done && !silent && desk.log().size() > BEGINS_AT) {
        silent = true;
      }
      if (silent && isLongEnough(desk.match().attendance(), desk.me())) {
        silent = false;
        done = true;
        held.forEach(message -> desk.says(desk.host(), message));
      }
    }
  }

  /** Is voted out, and signs the others' sheet when the match is over. */
  private static final class Vanished extends Silence {
    @Override
    boolean isLongEnough(Attendance attendance, int me) {
      return attendance.isGone(me);
    }

    @Override
    public boolean ranked() {
      return true;
    }

    @Override
    public Optional<String> atTheStation(Counter counter) {
      if (!counter.result().sheet().content().contains(" OUT ")) {
        return Optional.of("the sheet does not say that it never came back");
      }
      String honest = counter.handsHonest();
      String signed = counter.hands(StationLies.signedByLiar(counter).text());
      return honest.startsWith("RECEIPT") && counter.counted() == 0
          ? Optional.empty()
          : Optional.of(honest + ", " + signed + ", counted " + counter.counted());
    }
  }

  /** Is called away, comes back, loses, and signs nothing. */
  private static final class AirplaneMode extends Silence {
    @Override
    boolean isLongEnough(Attendance attendance, int me) {
      return attendance.isAway(me);
    }

    @Override
    List<Bytes> signature(LiarsDesk desk, Message.Submit sign, Bytes message) {
      return List.of();
    }

    @Override
    public boolean ranked() {
      return true;
    }

    @Override
    public Optional<String> atTheStation(Counter counter) {
      if (!counter.result().sheet().content().contains(" AWAY ")) {
        return Optional.of("the sheet does not say that it was away");
      }
      int players = counter.result().sheet().players().size();
      String honest = counter.handsHonest();
      return honest.startsWith("RECEIPT") && counter.counted() == players
          ? Optional.empty()
          : Optional.of(honest + ", counted " + counter.counted());
    }
  }

  /** Is called away, comes back, and signs a sheet that does not say so. */
  private static final class AbsenceDenied extends Silence {
    @Override
    boolean isLongEnough(Attendance attendance, int me) {
      return attendance.isAway(me);
    }

    @Override
    List<Bytes> signature(LiarsDesk desk, Message.Submit sign, Bytes message) {
      return ResultLies.signsWithout(desk, "ABSENT: [^\n]*\n")
          .map(
              lie -> {
                desk.tell();
                return List.of(new Message.Submit(desk.resign(sign.entry(), lie)).encode());
              })
          .orElse(List.of(message));
    }
  }
}
