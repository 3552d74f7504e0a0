package dev.parlor.games.classic;

import static dev.parlor.games.classic.ClassicState.DEALER;
import static dev.parlor.games.classic.ClassicState.PLAYER;

/** Plays at once for a side that is away, and for a dealer by policy. */
final class StandIn {
  private StandIn() {}

  static void play(ClassicCourse course) {
    ClassicState now = course.freeze();
    for (int seat = seat(now); seat >= 0; seat = seat(now)) {
      playFor(course, now, seat);
      now = course.freeze();
    }
  }

  /** The seat for which the rules play now; -1 when there is none. */
  private static int seat(ClassicState now) {
    for (int seat = PLAYER; seat <= DEALER; seat++) {
      if (now.isToAct(seat) && (now.side(seat).away() || isByPolicy(now, seat))) {
        return seat;
      }
    }
    return -1;
  }

  private static boolean isByPolicy(ClassicState now, int seat) {
    return now.options().policy() && seat == DEALER;
  }

  /**
   * Plays for a side: an absent one deals, says nothing, stays, and shows only what can't be hidden
   * anyway.
   */
  private static void playFor(ClassicCourse course, ClassicState now, int seat) {
    Side side = now.side(seat);
    if (now.stage() == ClassicStage.READY) {
      course.deal();
    } else if (now.stage() == ClassicStage.DECLARING) {
      course.declare(seat, Side.Said.SILENT);
    } else if (isByPolicy(now, seat)) {
      if (side.openTotal() < now.options().hitBelow()) {
        course.hit();
      } else {
        course.stay();
      }
    } else if (side.unproven() && side.surelyBust()) {
      course.show();
    } else {
      course.staySilently();
    }
  }
}
