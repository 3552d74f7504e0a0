package dev.parlor.nerve;

import dev.parlor.games.Dealt;
import dev.parlor.games.Outcome;
import dev.parlor.nerve.NerveState.Phase;
import dev.parlor.tables.kit.Finales;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Stage;
import dev.parlor.tables.kit.Still;
import dev.parlor.tables.kit.TableMapper;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Finale;
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

/** How Nerve looks and is touched. */
final class NerveTable implements TableMapper<NerveView> {
  private static final int DECK = 52;
  private static final int LOOK_MILLIS = 1_500;

  @Override
  public Scene scene(Glimpse<NerveView> now, Picks picks) {
    NerveView view = now.view();
    SceneBuilder scene = Stage.set(now, view.deck());
    scene.title(Phrase.of("nerve.title", view.round(), view.rounds()));
    int dealt = 0;
    for (int seat = 0; seat < view.seats().size(); seat++) {
      NerveSeat one = view.seats().get(seat);
      scene.plate(plate(now, seat, one));
      Dealt card = one.card();
      if (card != null) {
        At at = At.of(seat == now.seat() ? At.Kind.OWN : At.Kind.OTHERS, seat);
        boolean open = view.phase() == Phase.LOOKING && one.holds();
        Spot spot = Spot.of(at.card(0), card.slot(), card.face()).withIf(!open, Mark.SEALED);
        scene.zone(Zone.of(at, Zone.Layout.ROW, List.of(spot)));
        dealt++;
      }
      if (one.staked() > 0) {
        scene.chips(Chips.bet(seat, one.staked()));
      }
    }
    scene.chips(Chips.pot(0, view.pot(), List.of(), Phrase.of("nerve.pot")));
    int size = view.deck() == 0 ? DECK : view.seats().size();
    scene.stack(Stack.down(At.middle(At.Kind.STOCK), view.deck(), Math.max(0, size - dealt)));
    scene.prompt(prompt(now));
    for (NerveAction word : now.all(NerveAction.class)) {
      scene.move(move(word));
    }
    return scene.build();
  }

  private static Plate plate(Glimpse<NerveView> now, int seat, NerveSeat one) {
    boolean turn = now.view().turn() == seat;
    boolean folded = one.said() == NerveAction.FOLD;
    Plate.Tone tone = turn ? Plate.Tone.IN_TURN : folded ? Plate.Tone.DIM : Plate.Tone.CALM;
    String state = turn ? "nerve.thinks" : one.holds() ? "nerve.staked" : "nerve.waits";
    return Stage.plate(now, seat)
        .toned(tone, Phrase.of(folded ? "nerve.folded" : state))
        .scoring(chips(one.chips()));
  }

  private static Phrase chips(int chips) {
    return Phrase.of("nerve.chips", chips);
  }

  private static Phrase prompt(Glimpse<NerveView> now) {
    NerveView view = now.view();
    if (!now.choices().isEmpty()) {
      return Phrase.of("nerve.prompt");
    } else if (view.turn() >= 0) {
      return Stage.turn(view.turn());
    }
    return view.phase() == Phase.LOOKING ? result(view) : Phrase.of("nerve.cards");
  }

  private static Phrase result(NerveView view) {
    List<Integer> winners = NerveCourse.winners(view.seats());
    List<Object> names = new ArrayList<>();
    winners.forEach(seat -> names.add(Phrase.who(seat)));
    if (names.isEmpty()) {
      return Phrase.of("nerve.nobody", view.pot());
    }
    return names.size() == 1
        ? Phrase.of("nerve.wins", names.get(0), view.pot())
        : Phrase.of("nerve.share", names, view.pot());
  }

  private static Move move(NerveAction word) {
    Deed deed = new Deed.Act(word);
    return word == NerveAction.STAKE
        ? Move.usual("s", Phrase.of("nerve.stake"), deed)
        : Move.normal("f", Phrase.of("nerve.fold"), deed);
  }

  @Override
  public Touch tap(Glimpse<NerveView> now, Picks picks, At target) {
    return Touch.refused("tap.nothing");
  }

  /** Reads what was typed: {@code s} stakes, {@code f} folds. */
  @Override
  public Touch read(Glimpse<NerveView> now, Picks picks, String text) {
    for (NerveAction word : now.all(NerveAction.class)) {
      Move move = move(word);
      if (move.typed().equals(text)) {
        return Touch.does(move.deed());
      }
    }
    return Touch.refused("type.unknown");
  }

  @Override
  public List<Phrase> news(NerveView before, Glimpse<NerveView> now) {
    List<Phrase> news = new ArrayList<>();
    for (int seat = 0; seat < now.view().seats().size(); seat++) {
      NerveAction said = now.view().seats().get(seat).said();
      if (said != null && before.seats().get(seat).said() == null) {
        String key = said == NerveAction.STAKE ? "nerve.news.stakes" : "nerve.news.folds";
        news.add(Phrase.of(key, Phrase.who(seat)));
      }
    }
    return news;
  }

  /** Holds the open cards and the winner of the pot before the next deal. */
  @Override
  public List<Still> stills(NerveView before, Glimpse<NerveView> now) {
    boolean looks = now.view().phase() == Phase.LOOKING && before.phase() != Phase.LOOKING;
    return looks
        ? List.of(new Still(scene(now, Picks.NONE), result(now.view()), LOOK_MILLIS))
        : List.of();
  }

  @Override
  public Finale finale(Glimpse<NerveView> now, Outcome outcome) {
    return Finales.ranked(outcome, NerveTable::chips);
  }

  @Override
  public Picks kept(Picks picks, Glimpse<NerveView> now) {
    return Picks.NONE;
  }
}
