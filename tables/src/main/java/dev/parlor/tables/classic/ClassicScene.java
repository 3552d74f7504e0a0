package dev.parlor.tables.classic;

import dev.parlor.games.Dealt;
import dev.parlor.games.Outcome;
import dev.parlor.games.classic.ClassicChoice;
import dev.parlor.games.classic.ClassicPlay;
import dev.parlor.games.classic.ClassicView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Stage;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Gauge;
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

/** What a table of Blackjack Classic shows: two hands, and every state of the machine so far. */
final class ClassicScene {
  static final int END_MILLIS = 3000;

  private static final int PLAYER = 0;
  private static final int DEALER = 1;
  private static final int DECK = 52;

  private ClassicScene() {}

  static Scene of(Glimpse<ClassicView> now, Picks picks) {
    ClassicView view = now.view();
    int last = view.history().size() - 1;
    int shown = Math.min(last, picks.number().orElse(last));
    ClassicView.MomentView moment = view.history().get(shown);
    SceneBuilder scene = Stage.set(now, 1);
    scene.title(Phrase.of(moment.stateKey()));
    scene.plate(plate(now, PLAYER, moment.player()));
    scene.plate(plate(now, DEALER, moment.dealer()));
    scene.zone(hand(now, PLAYER, moment.player()));
    scene.zone(hand(now, DEALER, moment.dealer()));
    int left = DECK - moment.player().cards().size() - moment.dealer().cards().size();
    scene.stack(Stack.down(At.middle(At.Kind.STOCK), 0, left));
    scene.gauge(history(view, shown));
    if (shown == last) {
      now.all(ClassicChoice.class).forEach(choice -> scene.move(move(choice.play())));
      scene.prompt(prompt(now));
    } else {
      scene.prompt(Phrase.of("classic.prompt.past", shown + 1, last + 1));
    }
    return scene.build();
  }

  private static Plate plate(Glimpse<ClassicView> now, int seat, ClassicView.HandView hand) {
    boolean turn = now.view().turn().equals(Optional.of(seat));
    String role = seat == PLAYER ? "classic.role.player" : "classic.role.dealer";
    return Stage.plate(now, seat)
        .toned(turn ? Plate.Tone.IN_TURN : Plate.Tone.CALM, Phrase.of(role))
        .scoring(total(hand));
  }

  static Phrase total(ClassicView.HandView hand) {
    if (hand.cards().isEmpty()) {
      return Phrase.NONE;
    }
    return hand.total().isEmpty()
        ? Phrase.of("classic.shows", hand.shows())
        : Phrase.of("classic.total", hand.total());
  }

  private static Zone hand(Glimpse<ClassicView> now, int seat, ClassicView.HandView hand) {
    boolean own = seat == now.seat();
    At at = At.of(own ? At.Kind.OWN : At.Kind.OTHERS, seat);
    List<Spot> spots = new ArrayList<>();
    for (Dealt card : hand.cards()) {
      boolean down = own && spots.isEmpty();
      spots.add(Spot.of(at.card(spots.size()), card.slot(), card.face()).withIf(down, Mark.SEALED));
    }
    return Zone.of(at, Zone.Layout.ROW, spots).totalling(total(hand));
  }

  private static Gauge history(ClassicView view, int shown) {
    List<Gauge.Stop> stops = new ArrayList<>();
    for (ClassicView.MomentView moment : view.history()) {
      stops.add(new Gauge.Stop(stops.size(), Phrase.of(moment.stateKey())));
    }
    Gauge gauge =
        Gauge.at(0, Gauge.Kind.HISTORY, Phrase.of("classic.history"), 0, stops.size() - 1, stops)
            .standingAt(shown);
    return stops.size() > 1 ? gauge.movableNow() : gauge;
  }

  private static Move move(ClassicPlay play) {
    boolean usual = play == ClassicPlay.DEAL || play == ClassicPlay.HIT || play == ClassicPlay.PASS;
    Phrase label = Phrase.of(play.key());
    Deed deed = new Deed.Act(play);
    return usual ? Move.usual(key(play), label, deed) : Move.normal(key(play), label, deed);
  }

  static String key(ClassicPlay play) {
    return switch (play) {
      case DEAL -> "d";
      case HIT -> "h";
      case STAY -> "s";
      case SHOW -> "o";
      case PASS -> "p";
    };
  }

  private static Phrase prompt(Glimpse<ClassicView> now) {
    ClassicView view = now.view();
    if (view.outcome().isPresent()) {
      return result(view);
    } else if (offers(now, ClassicPlay.PASS)) {
      return Phrase.of("classic.prompt.not21");
    } else if (offers(now, ClassicPlay.SHOW)) {
      return Phrase.of(view.turn().isPresent() ? "classic.prompt.over" : "classic.prompt.21");
    } else if (!now.choices().isEmpty()) {
      return Phrase.of("turn", now.me());
    }
    return view.turn().map(Stage::turn).orElse(Phrase.of(view.current().stateKey()));
  }

  private static boolean offers(Glimpse<ClassicView> now, ClassicPlay play) {
    return now.all(ClassicChoice.class).stream().anyMatch(choice -> choice.play() == play);
  }

  /** Who has won, by whose hand. */
  static Phrase result(ClassicView view) {
    Optional<Outcome.Standing> winner =
        view.outcome()
            .flatMap(
                outcome ->
                    outcome.standings().stream()
                        .filter(each -> each.place() == 1)
                        .reduce((one, other) -> new Outcome.Standing(-1, 1, 0)));
    String player = number(view.current().player());
    String dealer = number(view.current().dealer());
    if (!winner.isPresent() || winner.get().seat() < 0) {
      return Phrase.of("classic.draw", player, dealer);
    }
    boolean playerWon = winner.get().seat() == PLAYER;
    return Phrase.of(
        "classic.won",
        Phrase.who(winner.get().seat()),
        playerWon ? player : dealer,
        playerWon ? dealer : player);
  }

  private static String number(ClassicView.HandView hand) {
    return hand.total().isEmpty() ? String.valueOf(hand.shows()) : hand.total();
  }
}
