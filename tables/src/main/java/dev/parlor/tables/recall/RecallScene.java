package dev.parlor.tables.recall;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.recall.Faced;
import dev.parlor.games.recall.RecallAction;
import dev.parlor.games.recall.RecallChoice;
import dev.parlor.games.recall.RecallPhase;
import dev.parlor.games.recall.RecallView;
import dev.parlor.games.recall.Special;
import dev.parlor.games.recall.SpecialPower;
import dev.parlor.games.recall.Status;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Stage;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Clock;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.SceneBuilder;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a table of Recall shows: everybody's cards in squares, what they collect below, stock and
 * discards in the middle.
 */
final class RecallScene {
  private static final int SQUARE = 4;

  private final Glimpse<RecallView> now;
  private final RecallView view;
  private final Picks picks;
  private final RecallTouch touch;

  RecallScene(Glimpse<RecallView> now, Picks picks) {
    this.now = now;
    this.view = now.view();
    this.picks = picks;
    touch = new RecallTouch(now, picks);
  }

  Scene scene() {
    SceneBuilder scene = Stage.set(now, 1);
    scene.title(Phrase.of("recall.title", view.pile()));
    for (RecallView.SeatView seat : view.seats()) {
      scene.plate(plate(seat));
      scene.zone(hand(seat));
      if (!seat.collection().isEmpty()) {
        scene.zone(collection(seat));
      }
    }
    RecallView.CardView drawn = view.drawn();
    if (drawn != null) {
      scene.zone(drawn(drawn));
    }
    scene.stack(
        Stack.down(At.middle(At.Kind.STOCK), deck(), view.pile())
            .captioned(Phrase.of("recall.stock"))
            .asTarget(touch.drawsFromStock())
            .typedAs("d"));
    scene.stack(discards());
    scene.prompt(prompt());
    offer(scene);
    return scene.build();
  }

  private Plate plate(RecallView.SeatView seat) {
    boolean acts =
        switch (seat.status()) {
          case INITIAL_PEEK, DRAWING_CARD, PLAYING_CARD, JACK_SWAP, QUEEN_PEEK -> true;
          case WAITING, READY, SAME_RANK_WINDOW, AWAY, LEFT, FINISHED -> false;
        };
    boolean gone = seat.status() == Status.LEFT || seat.status() == Status.AWAY;
    Plate.Tone tone = acts ? Plate.Tone.IN_TURN : gone ? Plate.Tone.DIM : Plate.Tone.CALM;
    Phrase score =
        seat.points() >= 0
            ? Phrase.of("recall.points", Phrase.amount(seat.points()))
            : Phrase.of("recall.cards", seat.hand().size());
    return Stage.plate(now, seat.seat())
        .toned(tone, Phrase.of("recall.status." + seat.status().id()))
        .scoring(score)
        .withIf(view.caller() == seat.seat(), Plate.Badge.CALLER);
  }

  /**
   * A player's cards. Each place of the square stays where it is, so a card that was played leaves
   * a gap.
   */
  private Zone hand(RecallView.SeatView seat) {
    At at = At.of(kind(seat.seat()), seat.seat()).group(RecallTouch.HAND);
    int last = seat.hand().stream().mapToInt(RecallView.CardView::place).max().orElse(-1);
    List<Spot> spots = new ArrayList<>();
    for (int place = 0; place < Math.max(SQUARE, last + 1); place++) {
      spots.add(Spot.gap(at.card(place)));
    }
    for (RecallView.CardView card : seat.hand()) {
      spots.set(card.place(), spot(at.card(card.place()), card.slot(), card.face(), seat.seat()));
    }
    return Zone.of(at, Zone.Layout.GRID, spots);
  }

  private Spot spot(At at, Slot slot, @Nullable Card face, int owner) {
    boolean own = owner == now.seat();
    boolean peeked = view.cardsToPeek().contains(slot);
    return Spot.of(at, slot, face)
        .withIf(peeked, Mark.PEEKED)
        .withIf(!peeked && isWatched(slot), Mark.WATCHED)
        .withIf(picks.has(slot) || now.around().mine().laid().contains(slot), Mark.PICKED)
        .asTarget(touch.isTarget(slot))
        .typedAs(own ? String.valueOf(at.index() + 1) : letter(owner) + (at.index() + 1));
  }

  /** Whether a queen looks at this card now. Everybody sees at which card she looks. */
  private boolean isWatched(Slot slot) {
    return view.specials().stream().limit(1).map(Special::peeked).anyMatch(slot::equals);
  }

  static String letter(int seat) {
    return String.valueOf((char) ('a' + seat));
  }

  private At.Kind kind(int seat) {
    return seat == now.seat() ? At.Kind.OWN : At.Kind.OTHERS;
  }

  private Zone collection(RecallView.SeatView seat) {
    At at = At.of(kind(seat.seat()), seat.seat()).group(RecallTouch.COLLECTION);
    List<Spot> spots = new ArrayList<>();
    for (Faced card : seat.collection()) {
      spots.add(Spot.of(at.card(spots.size()), card.slot(), card.card()));
    }
    return Zone.of(at, Zone.Layout.FAN, spots).captioned(Phrase.of("recall.collection"));
  }

  private Zone drawn(RecallView.CardView drawn) {
    At at = At.of(kind(view.turn()), view.turn()).group(RecallTouch.DRAWN);
    Spot card =
        Spot.of(at.card(0), drawn.slot(), drawn.face())
            .with(Mark.NEW)
            .withIf(view.turn() == now.seat(), Mark.SECRET)
            .asTarget(touch.isTarget(drawn.slot()))
            .typedAs("0");
    return Zone.of(at, Zone.Layout.ROW, List.of(card)).captioned(Phrase.of("recall.drawn"));
  }

  private Stack discards() {
    At at = At.middle(At.Kind.DISCARD);
    Optional<Spot> top =
        Optional.ofNullable(view.topCard())
            .map(card -> Spot.of(at.card(0), card.slot(), card.face()));
    return Stack.up(at, view.discards(), top)
        .captioned(Phrase.of("recall.discards"))
        .asTarget(touch.collects())
        .typedAs("t");
  }

  /** The newest deck of any card on the table; the stock consists of its cards. */
  private int deck() {
    int newest = 0;
    for (RecallView.SeatView seat : view.seats()) {
      for (RecallView.CardView card : seat.hand()) {
        newest = Math.max(newest, card.slot().deck());
      }
    }
    return newest;
  }

  private void offer(SceneBuilder scene) {
    now.choice(RecallChoice.Ready.class)
        .ifPresent(ready -> usual(scene, "y", "recall.move.ready", act(ready.say())));
    now.choice(RecallChoice.DrawCard.class)
        .ifPresent(draw -> usual(scene, "d", "recall.move.draw", act(RecallAction.Word.DRAW)));
    now.choice(RecallChoice.MayCollectDrawn.class)
        .ifPresent(
            may -> usual(scene, "k", "recall.move.keep", act(RecallAction.Word.COLLECT_DRAWN)));
    now.choice(RecallChoice.MayCollect.class)
        .ifPresent(
            may ->
                scene.move(
                    Move.usual(
                        "t",
                        Phrase.of("recall.move.collect", may.top()),
                        act(RecallAction.Word.COLLECT))));
    now.choice(RecallChoice.LayAside.class).ifPresent(lay -> window(scene, lay));
    now.choice(RecallChoice.MayCallRecall.class)
        .ifPresent(
            may ->
                scene.move(
                    Move.grave(
                        "r", Phrase.of("recall.move.call"), act(RecallAction.Word.CALL_RECALL))));
    now.choice(RecallChoice.MayPass.class)
        .ifPresent(
            may ->
                scene.move(
                    Move.normal("p", Phrase.of("recall.move.pass"), act(RecallAction.Word.PASS))));
  }

  /** Adds the open window. Where no clock runs, it closes when this person says so. */
  private void window(SceneBuilder scene, RecallChoice.LayAside lay) {
    boolean runs =
        now.around().clocks().stream().anyMatch(clock -> clock.kind() == Clock.Kind.WINDOW);
    if (lay.cards().isEmpty()) {
      scene.move(Move.normal("p", Phrase.of("recall.move.leave"), new Deed.Lay(List.of())));
    } else if (!runs) {
      scene.move(
          Move.usual(
              "w", Phrase.of("recall.move.close"), new Deed.Lay(now.around().mine().laid())));
    }
  }

  private static void usual(SceneBuilder scene, String typed, String key, Deed deed) {
    scene.move(Move.usual(typed, Phrase.of(key), deed));
  }

  private static Deed act(RecallAction action) {
    return new Deed.Act(action);
  }

  private Phrase prompt() {
    if (view.ending() != null) {
      return Phrase.of("recall.ending." + view.ending().name());
    } else if (view.paused()) {
      return Phrase.of("prompt.paused");
    } else if (view.claimMillis() > 0) {
      return Phrase.of("recall.prompt.claim");
    }
    return switch (view.phase()) {
      case INITIAL_PEEK -> peeking();
      case DRAWING_CARD -> mine() ? drawing() : Stage.turn(view.turn());
      case PLAYING -> mine() ? Phrase.of("recall.prompt.play") : Stage.turn(view.turn());
      case SAME_RANK_WINDOW -> sameRank();
      case SPECIAL_PLAY_WINDOW -> special();
      case ENDING_ROUND -> Phrase.of("recall.prompt.turning");
      case FINISHED -> Phrase.of("prompt.over");
    };
  }

  private boolean mine() {
    return view.turn() == now.seat();
  }

  private Phrase drawing() {
    boolean called = !now.offers(RecallChoice.MayCallRecall.class);
    return Phrase.of(called ? "recall.prompt.drawLast" : "recall.prompt.draw");
  }

  private Phrase peeking() {
    return now.choice(RecallChoice.PickOne.class)
        .map(pick -> Phrase.of("recall.prompt.pick", pick.left()))
        .orElseGet(
            () ->
                now.offers(RecallChoice.Ready.class)
                    ? Phrase.of("recall.prompt.remember")
                    : Phrase.of("recall.prompt.others"));
  }

  private Phrase sameRank() {
    Card top = view.top();
    return view.windowMillis() > 0 && top != null
        ? Phrase.of("recall.prompt.window", top)
        : Phrase.of("recall.prompt.turning");
  }

  private Phrase special() {
    Special special = view.specials().get(0);
    String power = special.power() == SpecialPower.JACK_SWAP ? "swap" : "peek";
    return special.seat() == now.seat()
        ? Phrase.of("recall.prompt." + power)
        : Phrase.of("recall.prompt." + power + ".other", Phrase.who(special.seat()));
  }

  /** Whether the phase is one in which all look at their first cards. */
  static boolean isOpening(RecallView view) {
    return view.phase() == RecallPhase.INITIAL_PEEK;
  }
}
