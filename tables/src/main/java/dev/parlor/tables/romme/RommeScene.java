package dev.parlor.tables.romme;

import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeChoice;
import dev.parlor.games.romme.RommeSeat;
import dev.parlor.games.romme.RommeView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Stage;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Mark;
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

/** What a table of Rommé shows: everybody's melds, stock and discards, the own hand. */
final class RommeScene {
  private final Glimpse<RommeView> now;
  private final RommeView view;
  private final Picks picks;
  private final RommeTouch touch;

  RommeScene(Glimpse<RommeView> now, Picks picks) {
    this.now = now;
    this.view = now.view();
    this.picks = picks;
    touch = new RommeTouch(now, picks);
  }

  Scene scene() {
    SceneBuilder scene = Stage.set(now, view.round());
    scene.title(Phrase.of("romme.title", view.round(), view.stock()));
    for (RommeView.Player player : view.players()) {
      scene.plate(plate(player));
      player.melds().forEach(meld -> scene.zone(meld(meld)));
    }
    stacks(scene);
    if (!view.hand().isEmpty()) {
      scene.zone(hand());
    }
    firstMeld().ifPresent(scene::gauge);
    scene.prompt(prompt());
    new RommeMoves(now, picks).offer(scene);
    return scene.build();
  }

  private Plate plate(RommeView.Player player) {
    boolean turn = view.turn().equals(Optional.of(player.seat()));
    boolean plays = player.status() == RommeSeat.Status.PLAYING;
    String state =
        turn
            ? "acting"
            : player.status() == RommeSeat.Status.GONE
                ? "gone"
                : !plays
                    ? "out"
                    : player.presence() == RommeSeat.Presence.AWAY ? "away" : "waiting";
    Plate.Tone tone = turn ? Plate.Tone.IN_TURN : plays ? Plate.Tone.CALM : Plate.Tone.DIM;
    return Stage.plate(now, player.seat())
        .toned(tone, Phrase.of("state." + state))
        .scoring(Phrase.of("romme.score", player.cards(), Phrase.amount(player.total())))
        .withIf(player.hasMelded(), Plate.Badge.OPENED)
        .withIf(player.seat() == view.dealer(), Plate.Badge.DEALER);
  }

  private Zone meld(RommeView.Meld meld) {
    At at = At.of(At.Kind.MELDS, meld.owner()).group(meld.id());
    boolean takes = !touch.layOffs(meld).isEmpty();
    List<Spot> spots = new ArrayList<>();
    for (RommeView.MeldCard card : meld.cards()) {
      boolean swaps = touch.swap(meld, spots.size()).isPresent();
      spots.add(
          Spot.of(at.card(spots.size()), card.slot(), card.face())
              .standingFor(card.face().isJoker() ? card.place() : null)
              .withIf(!card.proven(), Mark.UNPROVEN)
              .withIf(swaps, Mark.GLOWING)
              .asTarget(swaps));
    }
    return Zone.of(at, Zone.Layout.FAN, spots)
        .captioned(Phrase.of("romme.meld", meld.id()))
        .totalling(Phrase.of("romme.meld.points", meld.points()))
        .asTarget(takes)
        .typedAs(String.valueOf(meld.id()));
  }

  private void stacks(SceneBuilder scene) {
    boolean draws = now.offers(RommeChoice.Draw.class);
    boolean takes =
        now.choice(RommeChoice.Draw.class)
            .map(draw -> draw.sources().contains(RommeAction.Source.DISCARD))
            .orElse(false);
    At stock = At.middle(At.Kind.STOCK);
    scene.stack(
        Stack.down(stock, deck(), view.stock())
            .captioned(Phrase.of("romme.stock"))
            .asTarget(draws)
            .typedAs("s"));
    At discards = At.middle(At.Kind.DISCARD);
    Optional<Spot> top =
        view.top().map(card -> Spot.of(discards.card(0), card.slot(), card.face()));
    scene.stack(
        Stack.up(discards, view.discards(), top)
            .captioned(Phrase.of("romme.discards"))
            .asTarget(takes || touch.discard().isPresent())
            .typedAs("t"));
  }

  /** The deck in play: the newest one of any card in the hand or among the discards. */
  private int deck() {
    int newest = view.top().map(card -> card.slot().deck()).orElse(-1);
    for (RommeView.HandCard card : view.hand()) {
      newest = Math.max(newest, card.slot().deck());
    }
    return newest;
  }

  private Zone hand() {
    At at = At.of(At.Kind.OWN, view.seat());
    List<Spot> spots = new ArrayList<>();
    boolean plays = now.offers(RommeChoice.Discard.class) || view.yourTurn();
    for (RommeView.HandCard card : RommeTouch.arranged(view, picks)) {
      spots.add(
          Spot.of(at.card(spots.size()), card.slot(), card.face().orElse(null))
              .withIf(card.face().isPresent(), Mark.SEALED)
              .withIf(picks.has(card.slot()), Mark.PICKED)
              .withIf(card.taken(), Mark.TAKEN)
              .withIf(card.mustUse(), Mark.MUST_USE)
              .withIf(
                  now.around().mine().hints() && (card.inProposal() || card.canLayOff()),
                  Mark.GLOWING)
              .standingFor(picks.standIn(card.slot()))
              .asTarget(plays && card.face().isPresent())
              .typedAs(picks.letter(card.slot())));
    }
    return Zone.of(at, Zone.Layout.FAN, spots)
        .totalling(Phrase.of("romme.deadwood", view.deadwood(), view.deadwoodAfterMelds()));
  }

  /** How many points the picked melds have of those that a first meld needs. */
  private Optional<Gauge> firstMeld() {
    boolean open =
        view.seat() < 0
            || view.players().get(view.seat()).hasMelded()
            || !view.players().get(view.seat()).status().equals(RommeSeat.Status.PLAYING);
    if (open) {
      return Optional.empty();
    }
    int least = view.options().firstMeld();
    int points = new Melds(view, picks).staged().map(RommeMoves::points).orElse(0);
    return Optional.of(
        Gauge.at(
                0,
                Gauge.Kind.PROGRESS,
                Phrase.of("romme.firstMeld", points, least),
                0,
                least,
                List.of())
            .standingAt(Math.min(points, least)));
  }

  private Phrase prompt() {
    if (view.paused()) {
      return Phrase.of("prompt.paused");
    }
    return switch (view.phase()) {
      case SHUFFLING, RESHUFFLING -> Phrase.of("romme.prompt.shuffling");
      case TURNING_UP, SHOWDOWN -> Phrase.of("romme.prompt.opening");
      case DRAW -> view.yourTurn() ? Phrase.of("romme.prompt.draw") : turn();
      case PLAY -> view.yourTurn() ? Phrase.of("romme.prompt.play") : turn();
      case OVER -> Phrase.of("prompt.over");
    };
  }

  private Phrase turn() {
    return view.turn().map(Stage::turn).orElse(Phrase.NONE);
  }

  /**
   * The cards of a group or a meld, in the order in which they lie, each with what it stands for.
   */
  static List<Object> cards(List<RommeAction.Play> plays) {
    List<Object> cards = new ArrayList<>();
    for (RommeAction.Play play : plays) {
      Card place = play.place();
      cards.add(play.face().isJoker() ? Phrase.of("romme.joker", place) : place);
    }
    return cards;
  }
}
