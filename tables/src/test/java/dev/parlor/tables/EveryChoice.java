package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.recall.RecallAction;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeChoice;
import dev.parlor.games.romme.RommeView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Deed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Checks that a person can do by taps and drops all that the rules offer at a moment. */
final class EveryChoice<S, V> {
  private static final int AFRESH = 20; // how many picks may have to be taken back

  private final TableKit<S, V> kit;
  private final PracticeGame<S, V> game;
  private final Dice dice;
  private final Map<String, Integer> reached;
  private final WayByTaps<V> reach;
  private Optional<Glimpse<V>> checked = Optional.empty();

  /**
   * @param reached counts how often each kind of deed was wanted and reached
   */
  EveryChoice(
      TableKit<S, V> kit, PracticeGame<S, V> game, long seed, Map<String, Integer> reached) {
    this.reached = reached;
    this.kit = kit;
    this.game = game;
    dice = Dice.seeded(seed);
    reach = new WayByTaps<>(kit.mapper(), this::isAllowed);
  }

  /** Does by taps what a computer player would do; false if nobody waits for this person. */
  boolean play() {
    Glimpse<V> now = game.glimpse();
    int seat = now.seat();
    S state = game.world.state();
    if (!game.table.asks() || !game.world.game().toAct(state).contains(seat)) {
      return false;
    }
    Action action = kit.computer().choose(state, seat, game.world.knowledge(seat), dice);
    for (int i = 0; i < AFRESH; i++) {
      game.table.undo();
    }
    reach
        .way(now, new Deed.Act(action))
        .orElseThrow(() -> new AssertionError("no way to " + action))
        .forEach(gesture -> gesture.make(game.table));
    return true;
  }

  /** Checks this moment, unless it was checked before. */
  void look() {
    Glimpse<V> now = game.glimpse();
    boolean known =
        checked
            .filter(was -> was.view().equals(now.view()) && was.choices().equals(now.choices()))
            .isPresent();
    if (!game.table.asks() || known) {
      return;
    }
    checked = Optional.of(now);
    for (Deed deed : wanted(now)) {
      assertTrue(reach.byTaps(now, deed), () -> "no way to " + deed + " by taps");
      carried(deed)
          .ifPresent(
              card ->
                  assertTrue(
                      reach.byDrop(now, card, deed), () -> "no way to " + deed + " by a drop"));
      reached.merge(kind(deed), 1, Integer::sum);
    }
  }

  private static String kind(Deed deed) {
    if (!(deed instanceof Deed.Act act)) {
      return deed.getClass().getSimpleName();
    } else if (act.action() instanceof RommeAction.Meld meld) {
      return (meld.melds().size() > 1 ? "Melds" : "Meld") + jokers(meld.melds());
    } else if (act.action() instanceof RommeAction.LayOff layOff) {
      return (layOff.plays().size() > 1 ? "LayOffs" : "LayOff") + jokers(List.of(layOff.plays()));
    }
    return act.action() instanceof Enum<?> word
        ? word.name()
        : act.action().getClass().getSimpleName();
  }

  private static String jokers(List<List<RommeAction.Play>> melds) {
    boolean some =
        melds.stream().anyMatch(plays -> plays.stream().anyMatch(play -> play.face().isJoker()));
    return some ? " with a joker" : "";
  }

  private List<Deed> wanted(Glimpse<V> now) {
    List<Deed> wanted = new ArrayList<>();
    for (Choice choice : now.choices()) {
      wanted.addAll(Wanted.of(choice, dice));
    }
    if (now.view() instanceof RommeView view && now.offers(RommeChoice.Discard.class)) {
      new WantedMelds(view, dice, this::isAllowed)
          .all()
          .forEach(action -> wanted.add(new Deed.Act(action)));
    }
    return wanted;
  }

  private boolean isAllowed(Action action) {
    S state = game.world.state();
    int seat = game.glimpse().seat();
    return game.world.game().apply(state, new Event.Acted(seat, action)) instanceof Step.Accepted;
  }

  /** The card that is dragged for this deed; empty if none is. */
  private static Optional<Slot> carried(Deed deed) {
    if (!(deed instanceof Deed.Act act)) {
      return Optional.empty();
    } else if (act.action() instanceof RommeAction.Discard discard) {
      return Optional.of(discard.slot());
    } else if (act.action() instanceof RommeAction.LayOff layOff && layOff.plays().size() == 1) {
      return Optional.of(layOff.plays().get(0).slot());
    } else if (act.action() instanceof RommeAction.SwapJoker swap) {
      return Optional.of(swap.slot());
    } else if (act.action() instanceof RecallAction.Swap swap) {
      return Optional.of(swap.one());
    } else if (act.action() instanceof RecallAction.Play play) {
      return Optional.of(play.card());
    }
    return Optional.empty();
  }
}
