package dev.parlor.terminal.play.recall;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Refusal;
import dev.parlor.games.Slot;
import dev.parlor.games.recall.RecallAction;
import dev.parlor.games.recall.RecallChoice;
import dev.parlor.games.recall.RecallView;
import dev.parlor.terminal.play.LayAside;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.Typed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What may be typed for each choice, and what it means. */
final class RecallTyping {
  private RecallTyping() {}

  static String keys(Scene<RecallView> scene) {
    return scene.choices().stream()
        .map(choice -> key(choice, scene))
        .collect(Collectors.joining("   "));
  }

  private static String key(Choice choice, Scene<RecallView> scene) {
    if (choice instanceof RecallChoice.PickOne pick) {
      return scene.say("recall.way.pick", names(pick.cards(), scene));
    } else if (choice instanceof RecallChoice.Ready) {
      return scene.say("recall.way.ready");
    } else if (choice instanceof RecallChoice.DrawCard) {
      return scene.say("recall.way.draw");
    } else if (choice instanceof RecallChoice.MayCallRecall) {
      return scene.say("recall.way.call");
    } else if (choice instanceof RecallChoice.PlayOne play) {
      return scene.say("recall.way.play", names(play.cards(), scene));
    } else if (choice instanceof RecallChoice.MayCollectDrawn) {
      return scene.say("recall.way.collectDrawn");
    } else if (choice instanceof RecallChoice.MayCollect collect) {
      return scene.say("recall.way.collect", collect.top());
    } else if (choice instanceof RecallChoice.LayAside) {
      return scene.say("recall.way.layAside");
    } else if (choice instanceof RecallChoice.SwapTwo) {
      return scene.say("recall.way.swap");
    } else if (choice instanceof RecallChoice.PeekOne) {
      return scene.say("recall.way.peek");
    }
    return scene.say("recall.way.pass");
  }

  private static String names(List<Slot> slots, Scene<RecallView> scene) {
    Map<Slot, String> names = CardNames.of(scene.view(), scene.seat());
    return slots.stream()
        .map(slot -> names.getOrDefault(slot, "?"))
        .collect(Collectors.joining(" "));
  }

  static Typed read(String text, Scene<RecallView> scene) {
    for (Choice choice : scene.choices()) {
      Optional<Action> action = action(text, choice, scene);
      if (action.isPresent()) {
        boolean several =
            choice instanceof RecallChoice.LayAside || choice instanceof RecallChoice.SwapTwo;
        return new Typed.Move(action.get(), !several && !text.isEmpty());
      }
    }
    return new Typed.NotYet(new Refusal("play.typeKey", List.of(keys(scene))));
  }

  private static Optional<Action> action(String text, Choice choice, Scene<RecallView> scene) {
    if (choice instanceof RecallChoice.PickOne pick) {
      return one(text, scene, pick.cards()).map(RecallAction.Pick::new);
    } else if (choice instanceof RecallChoice.Ready ready) {
      return when(text.isEmpty(), ready.say());
    } else if (choice instanceof RecallChoice.DrawCard) {
      return when(text.equals("d"), new RecallAction.Draw());
    } else if (choice instanceof RecallChoice.MayCallRecall) {
      return when(text.equals("r"), new RecallAction.CallRecall());
    } else if (choice instanceof RecallChoice.PlayOne play) {
      return one(text, scene, play.cards()).map(RecallAction.Play::new);
    } else if (choice instanceof RecallChoice.MayCollectDrawn) {
      return when(text.equals("k"), new RecallAction.CollectDrawn());
    } else if (choice instanceof RecallChoice.MayCollect) {
      return when(text.equals("t"), new RecallAction.Collect());
    } else if (choice instanceof RecallChoice.LayAside laid) {
      return several(text, scene, laid.cards()).map(LayAside::new);
    } else if (choice instanceof RecallChoice.SwapTwo swap) {
      return several(text, scene, swap.cards())
          .filter(two -> two.size() == 2)
          .map(two -> new RecallAction.Swap(two.get(0), two.get(1)));
    } else if (choice instanceof RecallChoice.PeekOne peek) {
      return one(text, scene, peek.cards()).map(RecallAction.PeekAt::new);
    }
    return when(text.equals("p"), new RecallAction.Pass());
  }

  private static Optional<Action> when(boolean meant, Action action) {
    return meant ? Optional.of(action) : Optional.empty();
  }

  private static Optional<Slot> one(String text, Scene<RecallView> scene, List<Slot> among) {
    return CardNames.find(text, CardNames.of(scene.view(), scene.seat()), among);
  }

  /** Names with blanks between them; none at all is no card. */
  private static Optional<List<Slot>> several(
      String text, Scene<RecallView> scene, List<Slot> among) {
    List<Slot> slots = new ArrayList<>();
    for (String name : text.split(" +", -1)) {
      Optional<Slot> slot = one(name, scene, among);
      if (slot.isPresent() && !slots.contains(slot.get())) {
        slots.add(slot.get());
      } else if (!name.isEmpty()) {
        return Optional.empty();
      }
    }
    return Optional.of(slots);
  }
}
