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
 * What typed text means at a table of Recall. Own cards have the numbers 1 to 9; another player's
 * have the letter of his seat before the number. The drawn card is 0, and {@code 1 b2} names two
 * cards.
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
    return choice instanceof RecallChoice known ? known.match(new Typed(text)) : Optional.empty();
  }

  /** What a text does, for each kind of choice. */
  private final class Typed implements RecallChoice.Cases<Optional<Deed>> {
    private final String text;

    Typed(String text) {
      this.text = text;
    }

    @Override
    public Optional<Deed> pickOne(RecallChoice.PickOne pick) {
      return one(text, pick.cards()).map(slot -> act(new RecallAction.Pick(slot)));
    }

    @Override
    public Optional<Deed> ready(RecallChoice.Ready ready) {
      return when(text.equals("y"), ready.say());
    }

    @Override
    public Optional<Deed> drawCard(RecallChoice.DrawCard draw) {
      return when(text.equals("d"), RecallAction.Word.DRAW);
    }

    @Override
    public Optional<Deed> mayCallRecall(RecallChoice.MayCallRecall call) {
      return when(text.equals("r"), RecallAction.Word.CALL_RECALL);
    }

    @Override
    public Optional<Deed> playOne(RecallChoice.PlayOne play) {
      return one(text, play.cards()).map(slot -> act(new RecallAction.Play(slot)));
    }

    @Override
    public Optional<Deed> mayCollectDrawn(RecallChoice.MayCollectDrawn collect) {
      return when(text.equals("k"), RecallAction.Word.COLLECT_DRAWN);
    }

    @Override
    public Optional<Deed> mayCollect(RecallChoice.MayCollect collect) {
      return when(text.equals("t"), RecallAction.Word.COLLECT);
    }

    @Override
    public Optional<Deed> layAside(RecallChoice.LayAside lay) {
      return laid(text, lay);
    }

    @Override
    public Optional<Deed> swapTwo(RecallChoice.SwapTwo swap) {
      return several(text, swap.cards())
          .filter(two -> two.size() == 2)
          .map(two -> act(new RecallAction.Swap(two.get(0), two.get(1))));
    }

    @Override
    public Optional<Deed> peekOne(RecallChoice.PeekOne peek) {
      return one(text, peek.cards()).map(slot -> act(new RecallAction.PeekAt(slot)));
    }

    @Override
    public Optional<Deed> mayPass(RecallChoice.MayPass pass) {
      return when(text.equals("p"), RecallAction.Word.PASS);
    }
  }

  private Optional<Deed> laid(String text, RecallChoice.LayAside lay) {
    if (lay.cards().isEmpty()) {
      return text.equals("p") ? Optional.of(new Deed.Lay(List.of())) : Optional.empty();
    } else if (text.equals("w")) {
      return Optional.of(new Deed.Lay(now.around().mine().laid()));
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
