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
import java.util.function.Function;
import java.util.stream.Stream;

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

  /** What may be typed for the first choice of cards. */
  Phrase ways() {
    return typed()
        .map(Typed::said)
        .filter(said -> !said.equals(Phrase.NONE))
        .findFirst()
        .orElse(Phrase.NONE);
  }

  Touch read(String text) {
    return typed()
        .map(typed -> typed.reads().apply(text))
        .filter(Optional::isPresent)
        .map(Optional::get)
        .findFirst()
        .orElseGet(() -> Touch.refused("type.unknown"));
  }

  private Stream<Typed> typed() {
    RecallChoice.Cases<Typed> kinds = new Kinds();
    return now.all(RecallChoice.class).stream().map(choice -> choice.match(kinds));
  }

  /**
   * How one choice is typed.
   *
   * @param said how its cards are typed; {@link Phrase#NONE} if it is no choice of cards
   * @param reads what a text does; nothing if it means something else
   */
  private record Typed(Phrase said, Function<String, Optional<Touch>> reads) {
    static Typed cards(String key, Function<String, Optional<Touch>> reads) {
      return new Typed(Phrase.of(key), reads);
    }

    static Typed letter(String letter, Action action) {
      return new Typed(
          Phrase.NONE, text -> text.equals(letter) ? Optional.of(does(action)) : Optional.empty());
    }
  }

  /** How each kind of choice is typed. */
  private final class Kinds implements RecallChoice.Cases<Typed> {
    @Override
    public Typed pickOne(RecallChoice.PickOne pick) {
      return Typed.cards(
          "recall.type.one",
          text -> one(text, pick.cards()).map(slot -> does(new RecallAction.Pick(slot))));
    }

    @Override
    public Typed ready(RecallChoice.Ready ready) {
      return Typed.letter("y", ready.say());
    }

    @Override
    public Typed drawCard(RecallChoice.DrawCard draw) {
      return Typed.letter("d", RecallAction.Word.DRAW);
    }

    @Override
    public Typed mayCallRecall(RecallChoice.MayCallRecall call) {
      Touch touch = onEnter(new Deed.Act(RecallAction.Word.CALL_RECALL));
      return new Typed(
          Phrase.NONE, text -> text.equals("r") ? Optional.of(touch) : Optional.empty());
    }

    @Override
    public Typed playOne(RecallChoice.PlayOne play) {
      return Typed.cards(
          "recall.type.one",
          text -> one(text, play.cards()).map(slot -> does(new RecallAction.Play(slot))));
    }

    @Override
    public Typed mayCollectDrawn(RecallChoice.MayCollectDrawn collect) {
      return Typed.letter("k", RecallAction.Word.COLLECT_DRAWN);
    }

    @Override
    public Typed mayCollect(RecallChoice.MayCollect collect) {
      return Typed.letter("t", RecallAction.Word.COLLECT);
    }

    @Override
    public Typed layAside(RecallChoice.LayAside lay) {
      return new Typed(
          lay.cards().isEmpty() ? Phrase.NONE : Phrase.of("recall.type.window"),
          text -> laid(text, lay).map(RecallGrammar::onEnter));
    }

    @Override
    public Typed swapTwo(RecallChoice.SwapTwo swap) {
      return Typed.cards(
          "recall.type.swap",
          text ->
              several(text, swap.cards())
                  .filter(two -> two.size() == 2)
                  .map(
                      two -> onEnter(new Deed.Act(new RecallAction.Swap(two.get(0), two.get(1))))));
    }

    @Override
    public Typed peekOne(RecallChoice.PeekOne peek) {
      return Typed.cards(
          "recall.type.peek",
          text -> one(text, peek.cards()).map(slot -> does(new RecallAction.PeekAt(slot))));
    }

    @Override
    public Typed mayPass(RecallChoice.MayPass pass) {
      return Typed.letter("p", RecallAction.Word.PASS);
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
