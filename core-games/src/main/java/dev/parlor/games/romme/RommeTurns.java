package dev.parlor.games.romme;

import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.Discard;
import dev.parlor.games.romme.RommeAction.Draw;
import dev.parlor.games.romme.RommeAction.LayOff;
import dev.parlor.games.romme.RommeAction.Meld;
import dev.parlor.games.romme.RommeAction.Play;
import dev.parlor.games.romme.RommeAction.Source;
import dev.parlor.games.romme.RommeAction.SwapJoker;
import dev.parlor.games.romme.RommeAction.TakeBack;
import dev.parlor.games.romme.meld.Shape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A turn from the draw to the discard. It is given only actions that the judge allows. */
final class RommeTurns {
  private final RommeDraft draft;
  private final int seat;

  private RommeTurns(RommeDraft draft) {
    this.draft = draft;
    this.seat = draft.turn;
  }

  static void perform(RommeDraft draft, RommeAction action) {
    RommeTurns turns = new RommeTurns(draft);
    action.match(
        new RommeAction.Cases<>(
            turns::draw, turns::meld, turns::layOff, turns::swap, turns::takeBack, turns::discard));
  }

  /**
   * Gives the turn to the first seat from here on that can play. While nobody can, it stays with
   * the first seat in play.
   */
  static void pass(RommeDraft draft, int from) {
    draft.clearTurn();
    int next = draft.nextPlaying(from);
    for (int step = 0; step < draft.seats.size(); step++) {
      int candidate = (from + step) % draft.seats.size();
      if (draft.seat(candidate).canPlay()) {
        next = candidate;
        break;
      }
    }
    draft.turn = next;
    draft.phase = draft.seat(next).hasDrawn() ? RommePhase.PLAY : RommePhase.DRAW;
  }

  /** Puts jokers that were swapped and not used back to where they came from. */
  static void takeBackAll(RommeDraft draft) {
    while (!draft.swaps.isEmpty()) {
      new RommeTurns(draft).takeBack(new TakeBack(draft.swaps.get(draft.swaps.size() - 1).meld()));
    }
  }

  private RommeDraft draw(Draw draw) {
    if (draw.source() == Source.DISCARD) {
      Slot top = draft.discards.remove(draft.discards.size() - 1);
      draft.taken = top;
      List<Slot> hand = hand();
      hand.add(top);
      draft.put(seat, me().drawn(hand));
      draft.phase = RommePhase.PLAY;
    } else if (draft.stockNext < draft.stockEnd) {
      drawFromStock(draft, seat);
    } else if (draft.discards.size() > 1) {
      reshuffle();
    } else {
      RommeRounds.end(draft, RommeRoundResult.NOBODY, RommeRoundResult.Ending.STOCK_EMPTY);
    }
    return draft;
  }

  static void drawFromStock(RommeDraft draft, int seat) {
    RommeRounds.give(draft, seat);
    draft.put(seat, draft.seat(seat).drawn(draft.seat(seat).hand()));
    draft.phase = RommePhase.PLAY;
  }

  /** Makes a stock of all discards but the top. */
  private void reshuffle() {
    Slot top = draft.discards.remove(draft.discards.size() - 1);
    draft.reshuffling.addAll(draft.discards);
    draft.discards.clear();
    draft.discards.add(top);
    draft.phase = RommePhase.RESHUFFLING;
    draft.deck++;
    draft.ask(
        new Request.Shuffle(draft.deck, new Request.Contents.Pile(draft.reshuffling), List.of()));
  }

  private RommeDraft meld(Meld meld) {
    for (List<Play> plays : meld.melds()) {
      List<Card> places = new ArrayList<>();
      plays.forEach(play -> places.add(play.place()));
      Shape shape = Shape.of(places).orElseThrow(IllegalStateException::new);
      int id = draft.melds.size() + 1;
      draft.melds.add(new TableMeld(id, seat, shape, slotsOf(shape, plays, Map.of())));
      plays.forEach(play -> draft.play(seat, play.slot(), play.face()));
    }
    draft.put(seat, me().melded());
    endIfOut();
    return draft;
  }

  private RommeDraft layOff(LayOff layOff) {
    TableMeld old = draft.melds.get(layOff.meld() - 1);
    Shape grown = Judge.grown(old.shape(), layOff).orElseThrow(IllegalStateException::new);
    Map<Card, Slot> lying = new HashMap<>();
    List<Card> places = old.shape().places();
    for (int i = 0; i < places.size(); i++) {
      lying.put(places.get(i), old.slots().get(i));
    }
    List<Slot> slots = slotsOf(grown, layOff.plays(), lying);
    draft.melds.set(layOff.meld() - 1, new TableMeld(old.id(), old.owner(), grown, slots));
    layOff.plays().forEach(play -> draft.play(seat, play.slot(), play.face()));
    endIfOut();
    return draft;
  }

  /** The slots in the order of the shape's places. */
  private static List<Slot> slotsOf(Shape shape, List<Play> plays, Map<Card, Slot> lying) {
    Map<Card, Slot> byPlace = new HashMap<>(lying);
    plays.forEach(play -> byPlace.put(play.place(), play.slot()));
    List<Slot> slots = new ArrayList<>();
    for (Card place : shape.places()) {
      Slot slot = byPlace.get(place);
      if (slot == null) {
        throw new IllegalStateException("nothing lies on " + place);
      }
      slots.add(slot);
    }
    return slots;
  }

  private RommeDraft swap(SwapJoker swap) {
    TableMeld old = draft.melds.get(swap.meld() - 1);
    int place = old.shape().places().indexOf(swap.face());
    Slot joker = old.slots().get(place);
    replace(old, place, swap.slot());
    draft.play(seat, swap.slot(), swap.face());
    List<Slot> hand = hand();
    hand.add(joker);
    draft.put(seat, me().withHand(hand));
    draft.swaps.add(new Swap(swap.meld(), swap.slot(), joker));
    return draft;
  }

  private RommeDraft takeBack(TakeBack back) {
    int last = draft.swaps.size() - 1;
    while (draft.swaps.get(last).meld() != back.meld()) {
      last--;
    }
    Swap swap = draft.swaps.remove(last);
    TableMeld meld = draft.melds.get(swap.meld() - 1);
    replace(meld, meld.slots().indexOf(swap.natural()), swap.joker());
    List<Slot> hand = hand();
    hand.remove(swap.joker());
    hand.add(swap.natural());
    draft.put(seat, me().withHand(hand));
    return draft;
  }

  private void replace(TableMeld meld, int place, Slot slot) {
    List<Slot> slots = new ArrayList<>(meld.slots());
    slots.set(place, slot);
    draft.melds.set(meld.id() - 1, new TableMeld(meld.id(), meld.owner(), meld.shape(), slots));
  }

  private RommeDraft discard(Discard discard) {
    draft.play(seat, discard.slot(), discard.face());
    draft.discards.add(discard.slot());
    if (!endIfOut()) {
      draft.put(seat, me().turnDone());
      if (isStandstill()) {
        RommeRounds.end(draft, RommeRoundResult.NOBODY, RommeRoundResult.Ending.STANDSTILL);
      } else {
        pass(draft, seat + 1);
      }
    }
    return draft;
  }

  /** Ends the round when the hand is empty, with the bonus that the turn has earned. */
  private boolean endIfOut() {
    RommeSeat me = me();
    if (!me.hand().isEmpty()) {
      return false;
    }
    RommeRoundResult.Ending ending =
        me.turns() == 0
            ? RommeRoundResult.Ending.HAND_ROMME
            : me.meldedInTurn() == me.turns()
                ? RommeRoundResult.Ending.ROMME
                : RommeRoundResult.Ending.OUT;
    RommeRounds.end(draft, seat, ending);
    return true;
  }

  /**
   * Whether nobody can ever put down a card again. Everybody has at most one card, so with a drawn
   * one there are but two, and a meld takes three; and nothing fits onto the table any more.
   */
  private boolean isStandstill() {
    return draft.seats.stream().noneMatch(other -> other.hand().size() > 1)
        && draft.melds.stream().allMatch(meld -> meld.shape().openPlaces().isEmpty());
  }

  private RommeSeat me() {
    return draft.seat(seat);
  }

  private List<Slot> hand() {
    return new ArrayList<>(me().hand());
  }
}
