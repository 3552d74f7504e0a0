package dev.parlor.tables.highlow;

import dev.parlor.games.Dealt;
import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.HighLowChoice;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.ParlorLimits;
import dev.parlor.games.highlow.ParlorLine;
import dev.parlor.games.highlow.ParlorOdds;
import dev.parlor.games.highlow.ParlorPhase;
import dev.parlor.games.highlow.ParlorSeat;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Stage;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.SceneBuilder;
import dev.parlor.tables.scene.Sheet;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a table of the Parlor shows: two cards apart with the third between or beside them, the gap
 * as a line, the pot.
 */
final class HighLowScene {
  private static final int CARDS = 3;
  private static final int HIGH_ACE = 14;

  /** The buttons of each choice. */
  private static final HighLowChoice.Cases<List<Move>> MOVES =
      new HighLowChoice.Cases<>(
          ace -> ofAce(),
          bet -> ofBet(bet.limits()),
          more -> List.of(usual(Move.ENTER, "highlow.move.on", HighLowAction.Word.CONTINUE)),
          stop -> List.of(end(stop.forfeit())));

  private HighLowScene() {}

  static Scene of(Glimpse<HighLowView> now, Picks picks) {
    HighLowView view = now.view();
    SceneBuilder scene = Stage.set(now, deal(view));
    for (int seat = 0; seat < view.players().size(); seat++) {
      scene.plate(plate(now, seat));
    }
    scene.zone(spread(view.dealt()));
    if (view.high() > 0 && !HouseWords.isReading(picks)) {
      scene.gauge(line(view.low(), view.high()));
    }
    odds(scene, now);
    scene.chips(Chips.pot(0, view.pot(), List.of(), Phrase.of("highlow.pot.name")));
    if (view.bet() > 0) {
      scene.chips(Chips.bet(view.turn(), view.bet()));
    }
    scene.stack(Stack.down(At.middle(At.Kind.STOCK), deck(view), view.cardsLeft()));
    scene.title(said(now.seat() < 0 ? "highlow.sign.pot" : "highlow.pot.you", view));
    scene.prompt(prompt(now));
    offer(scene, now, picks);
    HouseWords.offer(scene, now, picks);
    return scene.build();
  }

  /** The number of the deal. Each hand is a deal, counted over all seats. */
  static int deal(HighLowView view) {
    return 1 + view.players().stream().mapToInt(ParlorSeat::hands).sum();
  }

  private static int deck(HighLowView view) {
    return view.dealt().isEmpty() ? -1 : view.dealt().get(0).slot().deck();
  }

  /** The three cards: low and high left and right, the third in the middle. */
  static Zone spread(List<Dealt> dealt) {
    At at = At.middle(At.Kind.BOARD);
    List<Spot> spots = new ArrayList<>();
    for (int i = 0; i < CARDS; i++) {
      spots.add(Spot.gap(at.card(i)));
    }
    int[] places = {0, 2, 1};
    for (int i = 0; i < dealt.size(); i++) {
      Dealt card = dealt.get(i);
      Spot spot = Spot.of(at.card(places[i]), card.slot(), card.face());
      spots.set(places[i], spot.withIf(i == CARDS - 1, Mark.NEW));
    }
    return Zone.of(at, Zone.Layout.ROW, spots);
  }

  static Gauge line(int low, int high) {
    return Gauge.at(
        0,
        Gauge.Kind.NUMBER_LINE,
        Phrase.of("highlow.line", value(low), value(high)),
        1,
        HIGH_ACE,
        List.of(new Gauge.Stop(low, value(low)), new Gauge.Stop(high, value(high))));
  }

  private static Phrase value(int value) {
    return Phrase.of("highlow.value", value);
  }

  private static void odds(SceneBuilder scene, Glimpse<HighLowView> now) {
    ParlorOdds odds = now.view().odds();
    if (odds != null && now.around().mine().hints()) {
      scene.gauge(
          Gauge.at(
              1,
              Gauge.Kind.ODDS,
              Phrase.of("highlow.odds"),
              0,
              odds.cards(),
              List.of(
                  new Gauge.Stop(odds.win(), Phrase.of("highlow.odds.win")),
                  new Gauge.Stop(odds.lose(), Phrase.of("highlow.odds.lose")),
                  new Gauge.Stop(odds.post(), Phrase.of("highlow.odds.post")))));
    }
  }

  private static Plate plate(Glimpse<HighLowView> now, int seat) {
    HighLowView view = now.view();
    ParlorSeat player = view.players().get(seat);
    boolean turn = seat == view.turn() && view.phase() != ParlorPhase.OVER && player.playing();
    Plate.Tone tone =
        turn ? Plate.Tone.IN_TURN : player.playing() ? Plate.Tone.CALM : Plate.Tone.DIM;
    String state =
        !player.playing() ? "highlow.state.ended" : turn ? "state.acting" : "state.waiting";
    return Stage.plate(now, seat)
        .toned(tone, Phrase.of(player.away() && player.playing() ? "state.away" : state))
        .scoring(Phrase.of("highlow.coins", Phrase.amount(player.coins())));
  }

  /** A line of the parlor, by its key. */
  private static Phrase said(String key, HighLowView view) {
    for (ParlorLine line : view.lines()) {
      if (line.key().equals(key)) {
        return Parlance.phrase(line);
      }
    }
    return Phrase.NONE;
  }

  private static Phrase prompt(Glimpse<HighLowView> now) {
    HighLowView view = now.view();
    ParlorLine last = view.lines().get(view.lines().size() - 1);
    boolean asks =
        last.key().startsWith("highlow.ask.") || last.key().startsWith("highlow.ending.");
    if (asks) {
      return Parlance.phrase(last);
    }
    return switch (view.phase()) {
      case SHUFFLE -> Phrase.of("highlow.prompt.shuffling");
      case FIRST_CARD, SECOND_CARD, THIRD_CARD -> Phrase.of("highlow.prompt.turning");
      case DECLARE_FIRST, DECLARE_SECOND, BET, PROMPT -> Stage.turn(view.turn());
      case PAUSED -> Phrase.of("prompt.paused");
      case OVER -> Phrase.of("prompt.over");
    };
  }

  private static void offer(SceneBuilder scene, Glimpse<HighLowView> now, Picks picks) {
    for (HighLowChoice choice : now.all(HighLowChoice.class)) {
      choice.match(MOVES).forEach(scene::move);
    }
    now.choice(HighLowChoice.PlaceBet.class)
        .ifPresent(bet -> scene.sheet(Optional.of(sheet(bet.limits(), picks))));
  }

  private static List<Move> ofAce() {
    return List.of(
        usual("2", "highlow.move.high", new HighLowAction.Declare(true)),
        usual("1", "highlow.move.low", new HighLowAction.Declare(false)));
  }

  /** The buttons of a bet: only the pot has one, because other amounts have a sheet. */
  private static List<Move> ofBet(ParlorLimits limits) {
    return limits.potAllowed()
        ? List.of(
            Move.normal(
                "pot",
                Phrase.of("highlow.move.pot", Phrase.amount(limits.pot())),
                new Deed.Act(HighLowAction.Word.BET_POT)))
        : List.of();
  }

  private static Move end(int forfeit) {
    return Move.grave(
        "end",
        forfeit > 0
            ? Phrase.of("highlow.move.end.costs", Phrase.amount(forfeit))
            : Phrase.of("highlow.move.end"),
        new Deed.Act(HighLowAction.Word.END));
  }

  private static Move usual(String typed, String key, HighLowAction action) {
    return Move.usual(typed, Phrase.of(key), new Deed.Act(action));
  }

  private static Sheet sheet(ParlorLimits limits, Picks picks) {
    int amount =
        Math.max(limits.min(), Math.min(limits.max(), picks.amount().orElse(limits.min())));
    List<Sheet.Preset> presets = new ArrayList<>();
    presets.add(new Sheet.Preset(coins(limits.min()), limits.min()));
    int half = (limits.min() + limits.max()) / 2;
    if (half > limits.min() && half < limits.max()) {
      presets.add(new Sheet.Preset(coins(half), half));
    }
    if (limits.max() > limits.min()) {
      presets.add(new Sheet.Preset(coins(limits.max()), limits.max()));
    }
    return new Sheet.Amount(
        Phrase.of("highlow.sheet.bet"),
        limits.min(),
        limits.max(),
        1,
        amount,
        presets,
        Move.usual(
            String.valueOf(amount),
            Phrase.of("highlow.move.bet", Phrase.amount(amount)),
            new Deed.Act(new HighLowAction.Bet(amount))));
  }

  private static Phrase coins(int amount) {
    return Phrase.of("highlow.preset", Phrase.amount(amount));
  }
}
