package dev.parlor.p2p.testing.states;

import dev.parlor.games.GameId;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * One seat in one state.
 *
 * @param room the whole story of which this is a moment
 * @param ends whether the story goes on to the end of its match when nobody disturbs it
 */
record SeatInState(
    StoryRoom<?, ?> room, StoryRoom.Still still, int seat, SessionMoment moment, boolean ends) {
  static final int HOST = 0;
  static final int GUEST = 1;

  /** All states of a game's table that occur, each once for the host and once for a guest. */
  static List<SeatInState> all(GameId game, long seed) {
    List<SeatInState> all = new ArrayList<>();
    Set<SessionMoment> seenByHost = EnumSet.noneOf(SessionMoment.class);
    Set<SessionMoment> seenByGuest = EnumSet.noneOf(SessionMoment.class);
    List<Consumer<Story>> stories =
        List.of(
            story -> story.gather().twoMatches(40),
            story -> story.gather().restart(HOST),
            story -> story.gather().restart(GUEST),
            story -> story.gather().silence(),
            story -> story.gather().lie(),
            story -> story.gather().twoOrders(),
            story -> story.gather().leaving(HOST),
            story -> story.gather().leaving(GUEST));
    for (int number = 0; number < stories.size(); number++) {
      StoryRoom<?, ?> room = new StoryRoom<>(Troupe.of(game), seed);
      boolean ends = number < 3;
      Runnable look =
          () -> {
            look(room, HOST, seenByHost, ends, all);
            look(room, GUEST, seenByGuest, ends, all);
          };
      stories.get(number).accept(new Story(room, look));
    }
    return all;
  }

  private static void look(
      StoryRoom<?, ?> room,
      int seat,
      Set<SessionMoment> seen,
      boolean ends,
      List<SeatInState> all) {
    for (SessionMoment moment : SessionMoment.values()) {
      if (!seen.contains(moment) && moment.isNow(room, seat)) {
        seen.add(moment);
        all.add(new SeatInState(room, room.still(), seat, moment, ends));
      }
    }
  }

  boolean isHost() {
    return seat == HOST;
  }

  @Override
  public String toString() {
    return room.game.id() + " " + (isHost() ? "host" : "guest") + " " + moment;
  }
}
