package dev.parlor.games.recall;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Reflexes;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Whole games by seed. */
final class RecallGames {
  static final Recall GAME = new Recall();

  private RecallGames() {}

  /** A player for any seat. */
  interface Mind extends ComputerPlayer<RecallState>, Reflexes<RecallState> {}

  static LocalTable<RecallState, RecallView> table(Setup setup, long seed) {
    return new LocalTable<>(GAME, setup, Dealer.seeded(Dice.seeded(seed)));
  }

  /** One event of a game: a window closes, a seat acts, or (with little chance) time runs out. */
  static void step(
      LocalTable<RecallState, RecallView> table,
      ComputerPlayer<RecallState> player,
      Reflexes<RecallState> reflexes,
      Dice dice) {
    RecallState state = table.state();
    RunningTimer clock = state.clock();
    if (state.window().open() || state.window().claiming()) {
      Map<Integer, List<Slot>> plays = new HashMap<>();
      for (int seat = 0; seat < state.seats(); seat++) {
        plays.put(seat, reflexes.layAside(state, seat, table.knowledge(seat), dice));
      }
      happens(table, new Event.WindowClosed(plays));
    } else if (clock != null && dice.below(30) == 0) {
      happens(table, new Event.Elapsed(clock.timer()));
    } else {
      List<Integer> seats = new ArrayList<>(GAME.toAct(state));
      int seat = seats.get(dice.below(seats.size()));
      act(table, seat, player.choose(state, seat, table.knowledge(seat), dice));
    }
    for (int seat = 0; seat < state.seats() && !table.finished().isPresent(); seat++) {
      Optional<Action> unasked = reflexes.unasked(table.state(), seat, table.knowledge(seat), dice);
      if (unasked.isPresent()) {
        act(table, seat, unasked.get());
      }
    }
  }

  static void happens(LocalTable<RecallState, RecallView> table, Event event) {
    assertEquals(Optional.empty(), table.apply(event));
  }

  static void act(LocalTable<RecallState, RecallView> table, int seat, Action action) {
    assertEquals(Optional.empty(), table.act(seat, action), () -> action + " in " + table.state());
  }

  static LocalTable<RecallState, RecallView> play(
      Setup setup, long seed, Mind mind, Consumer<LocalTable<RecallState, RecallView>> watch) {
    Dice dice = Dice.seeded(seed + 1_000_000);
    LocalTable<RecallState, RecallView> table = table(setup, seed);
    int steps = 0;
    while (!table.finished().isPresent()) {
      step(table, mind, mind, dice);
      watch.accept(table);
      assertEquals(true, ++steps < 20_000, "seed " + seed + " does not end");
    }
    return table;
  }

  /** Does anything that a choice offers. */
  static final class Random implements Mind {
    @Override
    public Action choose(RecallState state, int seat, Knowledge knowledge, Dice dice) {
      List<Choice> choices = GAME.choices(state, seat, knowledge);
      List<Action> actions = new ArrayList<>();
      choices.forEach(choice -> actions.add(any(choice, dice)));
      if (dice.below(8) > 0) {
        actions.removeIf(RecallAction.Word.CALL_RECALL::equals);
      }
      return actions.get(dice.below(actions.size()));
    }

    private static Action any(Choice choice, Dice dice) {
      if (choice instanceof RecallChoice.PickOne c) {
        return new RecallAction.Pick(one(c.cards(), dice));
      } else if (choice instanceof RecallChoice.Ready c) {
        return c.say();
      } else if (choice instanceof RecallChoice.DrawCard) {
        return RecallAction.Word.DRAW;
      } else if (choice instanceof RecallChoice.MayCallRecall) {
        return RecallAction.Word.CALL_RECALL;
      } else if (choice instanceof RecallChoice.PlayOne c) {
        return new RecallAction.Play(one(c.cards(), dice));
      } else if (choice instanceof RecallChoice.MayCollectDrawn) {
        return RecallAction.Word.COLLECT_DRAWN;
      } else if (choice instanceof RecallChoice.MayCollect) {
        return RecallAction.Word.COLLECT;
      } else if (choice instanceof RecallChoice.SwapTwo c) {
        List<Slot> cards = new ArrayList<>(c.cards());
        Slot first = one(cards, dice);
        cards.remove(first);
        return new RecallAction.Swap(first, one(cards, dice));
      } else if (choice instanceof RecallChoice.PeekOne c) {
        return new RecallAction.PeekAt(one(c.cards(), dice));
      }
      return RecallAction.Word.PASS;
    }

    private static Slot one(List<Slot> cards, Dice dice) {
      return cards.get(dice.below(cards.size()));
    }

    @Override
    public List<Slot> layAside(RecallState state, int seat, Knowledge knowledge, Dice dice) {
      List<Slot> cards = state.player(seat).slots();
      for (Iterator<Slot> each = cards.iterator(); each.hasNext(); ) {
        each.next();
        if (dice.below(5) > 0) {
          each.remove();
        }
      }
      return cards;
    }

    @Override
    public Optional<Action> unasked(RecallState state, int seat, Knowledge knowledge, Dice dice) {
      return GAME.choices(state, seat, knowledge).stream()
          .filter(RecallChoice.MayCollect.class::isInstance)
          .filter(choice -> dice.below(2) == 0)
          .map(choice -> (Action) RecallAction.Word.COLLECT)
          .findFirst();
    }
  }

  /** The computer player. */
  static final class Computer implements Mind {
    private final RecallComputer computer = new RecallComputer();

    @Override
    public Action choose(RecallState state, int seat, Knowledge knowledge, Dice dice) {
      return computer.choose(state, seat, knowledge, dice);
    }

    @Override
    public List<Slot> layAside(RecallState state, int seat, Knowledge knowledge, Dice dice) {
      return computer.layAside(state, seat, knowledge, dice);
    }

    @Override
    public Optional<Action> unasked(RecallState state, int seat, Knowledge knowledge, Dice dice) {
      return computer.unasked(state, seat, knowledge, dice);
    }
  }

  /** The computer player at one seat, and random players at the others. */
  static final class OneComputer implements Mind {
    private final int seat;
    private final Mind computer = new Computer();
    private final Mind random = new Random();

    OneComputer(int seat) {
      this.seat = seat;
    }

    private Mind of(int which) {
      return which == seat ? computer : random;
    }

    @Override
    public Action choose(RecallState state, int which, Knowledge knowledge, Dice dice) {
      return of(which).choose(state, which, knowledge, dice);
    }

    @Override
    public List<Slot> layAside(RecallState state, int which, Knowledge knowledge, Dice dice) {
      return of(which).layAside(state, which, knowledge, dice);
    }

    @Override
    public Optional<Action> unasked(RecallState state, int which, Knowledge knowledge, Dice dice) {
      return of(which).unasked(state, which, knowledge, dice);
    }
  }
}
