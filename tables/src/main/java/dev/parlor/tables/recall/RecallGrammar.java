package dev.parlor.tables.recall;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Slot;
import dev.parlor.games.recall.RecallAction;
import dev.parlor.games.recall.RecallChoice;
import dev.parlor.games.recall.RecallView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What typed text means. Own cards go by 1 to 9, others' by the letter of their seat before it, the
 * drawn one by 0; {@code 1 b2} are two cards.
 */
final class RecallGrammar {
  private final Glimpse<RecallView> now;
  private final Map<String, Slot> names = new HashMap<>();

  RecallGrammar(Glimpse<RecallView> now) {
    this.now = now;
    for (RecallView.SeatView seat : now.view().seats()) {
      String letter = seat.seat() == now.seat() ? "" : RecallScene.letter(seat.seat());
      seat.hand().forEach(card -> names.put(letter + (card.place() + 1), card.slot()));
    }
    RecallView.CardView drawn = now.view().drawn();
    if (drawn != null) {
      names.put("0", drawn.slot());
    }
  }

  static Phrase ways(Glimpse<RecallView> now) {
    for (Choice choice : now.choices()) {
      if (choice instanceof RecallChoice.PickOne || choice instanceof RecallChoice.PlayOne) {
        return Phrase.of("recall.type.one");
      } else if (choice instanceof RecallChoice.LayAside lay && !lay.cards().isEmpty()) {
        return Phrase.of("recall.type.window");
      } else if (choice instanceof RecallChoice.SwapTwo) {
        return Phrase.of("recall.type.swap");
      } else if (choice instanceof RecallChoice.PeekOne) {
        return Phrase.of("recall.type.peek");
      }
    }
    return Phrase.NONE;
  }

  Touch read(String text) {
    for (Choice choice : now.choices()) {
      Optional<Deed> deed = deed(text, choice);
      if (deed.isPresent()) {
        boolean several =
            choice instanceof RecallChoice.LayAside || choice instanceof RecallChoice.SwapTwo;
        boolean grave = choice instanceof RecallChoice.MayCallRecall;
        return new Touch.Does(deed.get(), !several && !grave);
      }
    }
    return Touch.refused("type.unknown");
  }

  private Optional<Deed> deed(String text, Choice choice) {
    if (choice instanceof RecallChoice.PickOne pick) {
      return one(text, pick.cards()).map(slot -> act(new RecallAction.Pick(slot)));
    } else if (choice instanceof RecallChoice.Ready ready) {
      return when(text.equals("y"), ready.say());
    } else if (choice instanceof RecallChoice.DrawCard) {
      return when(text.equals("d"), new RecallAction.Draw());
    } else if (choice instanceof RecallChoice.MayCallRecall) {
      return when(text.equals("r"), new RecallAction.CallRecall());
    } else if (choice instanceof RecallChoice.PlayOne play) {
      return one(text, play.cards()).map(slot -> act(new RecallAction.Play(slot)));
    } else if (choice instanceof RecallChoice.MayCollectDrawn) {
      return when(text.equals("k"), new RecallAction.CollectDrawn());
    } else if (choice instanceof RecallChoice.MayCollect) {
      return when(text.equals("t"), new RecallAction.Collect());
    } else if (choice instanceof RecallChoice.LayAside lay) {
      return laid(text, lay);
    } else if (choice instanceof RecallChoice.SwapTwo swap) {
      return several(text, swap.cards())
          .filter(two -> two.size() == 2)
          .map(two -> act(new RecallAction.Swap(two.get(0), two.get(1))));
    } else if (choice instanceof RecallChoice.PeekOne peek) {
      return one(text, peek.cards()).map(slot -> act(new RecallAction.PeekAt(slot)));
    }
    return when(text.equals("p"), new RecallAction.Pass());
  }

  private Optional<Deed> laid(String text, RecallChoice.LayAside lay) {
    if (lay.cards().isEmpty()) {
      return text.equals("p") ? Optional.of(new Deed.Lay(List.of())) : Optional.empty();
    } else if (text.equals("w")) {
      return Optional.of(new Deed.Lay(now.around().laid()));
    }
    return several(text, lay.cards()).map(Deed.Lay::new);
  }

  private static Optional<Deed> when(boolean meant, Action action) {
    return meant ? Optional.of(act(action)) : Optional.empty();
  }

  private static Deed act(Action action) {
    return new Deed.Act(action);
  }

  private Optional<Slot> one(String text, List<Slot> among) {
    Slot slot = names.get(text);
    return slot != null && among.contains(slot) ? Optional.of(slot) : Optional.empty();
  }

  private Optional<List<Slot>> several(String text, List<Slot> among) {
    List<Slot> slots = new ArrayList<>();
    for (String name : text.split(" +", -1)) {
      Optional<Slot> slot = one(name, among);
      if (!slot.isPresent() || slots.contains(slot.get())) {
        return Optional.empty();
      }
      slots.add(slot.get());
    }
    return Optional.of(slots);
  }
}
