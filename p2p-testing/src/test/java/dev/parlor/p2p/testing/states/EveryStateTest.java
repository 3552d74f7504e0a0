package dev.parlor.p2p.testing.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView.Stage;
import dev.parlor.p2p.testing.states.Reception.Face;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.wire.Bytes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EveryStateTest {
  private static final long SEED = Long.getLong("parlor.states.seed", 3);

  /** Whether everything is said in every way. Otherwise the ways take turns. */
  private static final boolean WIDE = Boolean.getBoolean("parlor.states.wide");

  private static final Map<GameId, List<SeatInState>> SCENES = new HashMap<>();
  private static final Map<GameId, StoryRoom<?, ?>> FOREIGN = new HashMap<>();

  private static List<SeatInState> scenes() {
    List<SeatInState> all = new ArrayList<>();
    for (GameId game : List.of(Piles.ID, Holdem.ID, Duel.ID, Recall.ID)) {
      for (SeatInState scene : SCENES.computeIfAbsent(game, one -> SeatInState.all(one, SEED))) {
        if (game.equals(Piles.ID)
            || game.equals(Holdem.ID)
            || scene.moment() == SessionMoment.CHOOSING_UNSEEN
            || scene.moment() == SessionMoment.WINDOW_OPEN) {
          all.add(scene);
        }
      }
    }
    return all;
  }

  private static StoryRoom<?, ?> foreign(GameId game) {
    return FOREIGN.computeIfAbsent(
        game,
        one -> {
          StoryRoom<?, ?> room = new StoryRoom<>(Troupe.of(one), SEED + 100);
          new Story(room, () -> {}).gather().twoMatches(40);
          return room;
        });
  }

  @Test
  void everyStateIsReached() {
    Set<SessionMoment> host = EnumSet.noneOf(SessionMoment.class);
    Set<SessionMoment> guest = EnumSet.noneOf(SessionMoment.class);
    Set<Stage> stages = EnumSet.noneOf(Stage.class);
    for (SeatInState scene : scenes()) {
      (scene.isHost() ? host : guest).add(scene.moment());
      StoryRoom<?, ?> room = scene.room().at(scene.still(), scene.seat());
      assertTrue(scene.moment().isNow(room, scene.seat()), scene + " can't be made again");
      stages.add(room.session(scene.seat()).stage());
    }
    assertEquals(EnumSet.allOf(SessionMoment.class), guest);
    // a host's own words are ordered at once, and so is the end
    host.addAll(Set.of(SessionMoment.PENDING, SessionMoment.DECIDED));
    assertEquals(EnumSet.allOf(SessionMoment.class), host);
    assertEquals(EnumSet.allOf(Stage.class), stages);
  }

  @Test
  void whatIsSaidAtTheWrongTimeChangesNothing() throws IOException {
    Expectations table = new Expectations();
    for (SeatInState scene : scenes()) {
      List<Speech> harmless = new ArrayList<>();
      StoryRoom<?, ?> room = scene.room().at(scene.still(), scene.seat());
      for (Speech speech : Speech.all(scene, foreign(scene.room().game))) {
        Reception verdict = say(room, scene, speech.from(), speech.message(), speech.row());
        table.note(scene, "said " + speech.row(), speech.voice(), Speech.VOICES, verdict);
        if (verdict.leavesAllAsItWas() && !isTakenForGood(speech, verdict)) {
          harmless.add(speech);
        } else {
          room = scene.room().at(scene.still(), scene.seat());
        }
      }
      if (scene.ends()) {
        goesOn(scene, harmless);
      }
    }
    assertEquals(List.of(), table.differences("said"), "seed " + SEED);
    for (String kind : Speech.kinds()) {
      assertTrue(
          table.rows().stream().anyMatch(row -> row.startsWith("said " + kind + " ")),
          () -> "never said: " + kind);
    }
  }

  /**
   * Whether this may be taken for good: a promise or bytes of a code are their author's own choice.
   */
  private static boolean isTakenForGood(Speech speech, Reception verdict) {
    return speech.row().startsWith("SAS_") && speech.voice() == 0 && verdict != Reception.EXPELLED;
  }

  private static Reception say(
      StoryRoom<?, ?> room, SeatInState scene, Bytes from, Bytes message, String what) {
    TableSession<?, ?> session = room.session(scene.seat());
    Face before = Face.of(session);
    try {
      List<Effect> effects = room.give(scene.seat(), new Input.Arrived(from, message));
      return Reception.of(before, Face.of(session), effects, from);
    } catch (RuntimeException | AssertionError escaped) {
      throw new AssertionError(scene + ": " + what + ", seed " + SEED, escaped);
    }
  }

  /**
   * Says all of these harmless things in the whole room. The match must come to the end that it
   * would have come to.
   */
  private static void goesOn(SeatInState scene, List<Speech> harmless) {
    StoryRoom<?, ?> room = scene.room().at(scene.still());
    for (Speech speech : harmless) {
      room.give(scene.seat(), new Input.Arrived(speech.from(), speech.message()));
    }
    Story story = new Story(room, () -> {});
    try {
      story.goOn();
    } catch (RuntimeException | AssertionError stuck) {
      throw new AssertionError(scene + " does not go on, seed " + SEED, stuck);
    }
    for (int seat = 0; seat < StoryRoom.SEATS; seat++) {
      TableSession<?, ?> session = room.session(seat);
      assertEquals(Stage.FINISHED, session.stage(), scene + ", seat " + seat);
      assertEquals(List.of(), session.match().orElseThrow().verdicts(), scene.toString());
      assertEquals(room.session(0).result(), session.result(), scene.toString());
    }
  }

  @Test
  void whatIsSignedAtTheWrongTimeConvictsNobodyButItsAuthor() throws IOException {
    Expectations table = new Expectations();
    int turn = 0;
    for (SeatInState scene : scenes()) {
      turn++;
      StoryRoom<?, ?> room = scene.room().at(scene.still(), scene.seat());
      if (!room.session(scene.seat()).roster().isPresent()) {
        continue;
      }
      Lies lies = new Lies(scene.room());
      for (String kind : lies.kinds()) {
        turn++;
        for (Lies.Way way : Lies.Way.values()) {
          if (!WIDE && way != Lies.Way.values()[turn & 3]) {
            continue;
          }
          int author = scene.isHost() || (turn & 4) == 0 ? 2 : 0;
          TableSession<?, ?> session = room.session(scene.seat());
          Message message =
              Lies.place(
                  session, author, !scene.isHost(), lies.payload(kind, way, author, session));
          Bytes from = room.npub(scene.isHost() ? author : 0);
          Reception verdict = say(room, scene, from, message.encode(), kind + " " + way);
          table.note(scene, "signed " + kind, 0, 1, verdict);
          onlyThese(scene, session, author, kind + " " + way);
          if (verdict == Reception.NAMED
              || match(session).attendance().isGone(author)
              || !scene.moment().isNow(room, scene.seat())) {
            room = scene.room().at(scene.still(), scene.seat());
          }
        }
      }
    }
    assertEquals(List.of(), table.differences("signed"), "seed " + SEED);
  }

  private static Match<?, ?> match(TableSession<?, ?> session) {
    return session.match().orElseThrow();
  }

  private static void onlyThese(
      SeatInState scene, TableSession<?, ?> session, int author, String what) {
    boolean known =
        scene.moment() == SessionMoment.SOMEBODY_CONVICTED
            || scene.moment() == SessionMoment.BROKEN;
    match(session)
        .verdicts()
        .forEach(
            lie ->
                assertTrue(
                    lie.seat().index() == author || known,
                    () -> scene + ": " + what + " convicts " + lie));
  }
}
