package dev.parlor.tables.recall;

import dev.parlor.games.Action;
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
  private static final RecallChoice.Cases<Phrase> WAYS = new Ways();

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

  /** What may be typed for the first choice of cards. */
  static Phrase ways(Glimpse<RecallView> now) {
    return now.all(RecallChoice.class).stream()
        .map(choice -> choice.match(WAYS))
        .filter(way -> !way.equals(Phrase.NONE))
        .findFirst()
        .orElse(Phrase.NONE);
  }

  Touch read(String text) {
    RecallChoice.Cases<Optional<Touch>> typed = new Typed(text);
    for (RecallChoice choice : now.all(RecallChoice.class)) {
      Optional<Touch> touch = choice.match(typed);
      if (touch.isPresent()) {
        return touch.get();
      }
    }
    return Touch.refused("type.unknown");
  }

  /** How cards are typed, for each kind of choice. */
  private static final class Ways implements RecallChoice.Cases<Phrase> {
    @Override
    public Phrase pickOne(RecallChoice.PickOne pick) {
      return Phrase.of("recall.type.one");
    }

    @Override
    public Phrase playOne(RecallChoice.PlayOne play) {
      return Phrase.of("recall.type.one");
    }

    @Override
    public Phrase layAside(RecallChoice.LayAside lay) {
      return lay.cards().isEmpty() ? Phrase.NONE : Phrase.of("recall.type.window");
    }

    @Override
    public Phrase swapTwo(RecallChoice.SwapTwo swap) {
      return Phrase.of("recall.type.swap");
    }

    @Override
    public Phrase peekOne(RecallChoice.PeekOne peek) {
      return Phrase.of("recall.type.peek");
    }

    @Override
    public Phrase ready(RecallChoice.Ready ready) {
      return Phrase.NONE;
    }

    @Override
    public Phrase drawCard(RecallChoice.DrawCard draw) {
      return Phrase.NONE;
    }

    @Override
    public Phrase mayCallRecall(RecallChoice.MayCallRecall call) {
      return Phrase.NONE;
    }

    @Override
    public Phrase mayCollectDrawn(RecallChoice.MayCollectDrawn collect) {
      return Phrase.NONE;
    }

    @Override
    public Phrase mayCollect(RecallChoice.MayCollect collect) {
      return Phrase.NONE;
    }

    @Override
    public Phrase mayPass(RecallChoice.MayPass pass) {
      return Phrase.NONE;
    }
  }

  /** What a text does, for each kind of choice. */
  private final class Typed implements RecallChoice.Cases<Optional<Touch>> {
    private final String text;

    Typed(String text) {
      this.text = text;
    }

    @Override
    public Optional<Touch> pickOne(RecallChoice.PickOne pick) {
      return one(text, pick.cards()).map(slot -> does(new RecallAction.Pick(slot)));
    }

    @Override
    public Optional<Touch> ready(RecallChoice.Ready ready) {
      return when(text.equals("y"), ready.say());
    }

    @Override
    public Optional<Touch> drawCard(RecallChoice.DrawCard draw) {
      return when(text.equals("d"), RecallAction.Word.DRAW);
    }

    @Override
    public Optional<Touch> mayCallRecall(RecallChoice.MayCallRecall call) {
      return text.equals("r")
          ? Optional.of(onEnter(new Deed.Act(RecallAction.Word.CALL_RECALL)))
          : Optional.empty();
    }

    @Override
    public Optional<Touch> playOne(RecallChoice.PlayOne play) {
      return one(text, play.cards()).map(slot -> does(new RecallAction.Play(slot)));
    }

    @Override
    public Optional<Touch> mayCollectDrawn(RecallChoice.MayCollectDrawn collect) {
      return when(text.equals("k"), RecallAction.Word.COLLECT_DRAWN);
    }

    @Override
    public Optional<Touch> mayCollect(RecallChoice.MayCollect collect) {
      return when(text.equals("t"), RecallAction.Word.COLLECT);
    }

    @Override
    public Optional<Touch> layAside(RecallChoice.LayAside lay) {
      return laid(text, lay).map(RecallGrammar::onEnter);
    }

    @Override
    public Optional<Touch> swapTwo(RecallChoice.SwapTwo swap) {
      return several(text, swap.cards())
          .filter(two -> two.size() == 2)
          .map(two -> onEnter(new Deed.Act(new RecallAction.Swap(two.get(0), two.get(1)))));
    }

    @Override
    public Optional<Touch> peekOne(RecallChoice.PeekOne peek) {
      return one(text, peek.cards()).map(slot -> does(new RecallAction.PeekAt(slot)));
    }

    @Override
    public Optional<Touch> mayPass(RecallChoice.MayPass pass) {
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

  private static Optional<Touch> when(boolean meant, Action action) {
    return meant ? Optional.of(does(action)) : Optional.empty();
  }

  private static Touch does(Action action) {
    return Touch.does(new Deed.Act(action));
  }

  /** A deed that needs Enter, because more could be typed or it can't be undone. */
  private static Touch onEnter(Deed deed) {
    return new Touch.Does(deed, false);
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
