package dev.parlor.app.piles;

import dev.parlor.games.Refusal;
import dev.parlor.games.card.Card;
import dev.parlor.games.piles.Draw;
import dev.parlor.games.piles.PilesView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * All that the screen shows.
 *
 * @param news the last guess that was settled
 * @param bannerKey the sentence of the rules that ends the game
 * @param refusal why the last tap did nothing
 */
record PilesScreen(
    List<Pile> piles,
    List<Seat> seats,
    int remaining,
    Prompt prompt,
    Optional<Chances> chances,
    Optional<News> news,
    Optional<String> bannerKey,
    Optional<Refusal> refusal) {

  record Pile(Card top, int cards, boolean open, boolean picked, boolean tappable) {}

  /**
   * @param callsign of a player at another phone; computer players have their names from the words
   */
  record Seat(
      Optional<String> callsign, boolean me, boolean inTurn, boolean here, boolean active) {}

  /** Whether a pile is picked, and the chance in percent that either guess leaves it open. */
  record Chances(int higher, int lower) {}

  /** What the table waits for; the seat that it names or the card of the picked pile. */
  record Prompt(Kind kind, int seat, Optional<Card> card) {
    enum Kind {
      PICK,
      GUESS,
      OTHER,
      /** A guess was made, its card is on its way. */
      TURNING,
      PAUSED,
      OVER
    }
  }

  /**
   * @param seat who guessed
   * @param against the card that the guess was made against
   */
  record News(int seat, Card against, Draw draw) {
    Card drawn() {
      return draw.drawn().get(draw.drawn().size() - 1);
    }
  }

  static PilesScreen of(PilesView view, int mySeat) {
    return of(view, mySeat, List.of());
  }

  /**
   * @param callsigns in seat order; none at a practice table
   */
  static PilesScreen of(PilesView view, int mySeat, List<String> callsigns) {
    return new PilesScreen(
        piles(view),
        seats(view, mySeat, callsigns),
        view.remaining(),
        prompt(view),
        chances(view),
        view.draw().filter(draw -> !draw.drawn().isEmpty()).map(draw -> news(view, draw)),
        view.bannerKey(),
        Optional.empty());
  }

  /** The guess is made, nothing can be chosen before its card is there. */
  PilesScreen turning() {
    List<Pile> still = new ArrayList<>();
    for (Pile pile : piles) {
      still.add(new Pile(pile.top(), pile.cards(), pile.open(), pile.picked(), false));
    }
    return new PilesScreen(
        Collections.unmodifiableList(still),
        seats,
        remaining,
        new Prompt(Prompt.Kind.TURNING, prompt.seat(), Optional.empty()),
        Optional.empty(),
        news,
        bannerKey,
        refusal);
  }

  PilesScreen refusing(Refusal reason) {
    return new PilesScreen(
        piles, seats, remaining, prompt, chances, news, bannerKey, Optional.of(reason));
  }

  boolean over() {
    return prompt.kind() == Prompt.Kind.OVER;
  }

  boolean won() {
    return over() && remaining == 0 && openPiles() > 0;
  }

  long openPiles() {
    return piles.stream().filter(Pile::open).count();
  }

  private static List<Pile> piles(PilesView view) {
    List<Pile> piles = new ArrayList<>();
    for (int i = 0; i < view.piles().size(); i++) {
      dev.parlor.games.piles.Pile pile = view.piles().get(i);
      boolean picked = view.picked().equals(Optional.of(i));
      piles.add(
          new Pile(
              pile.top(),
              pile.history().size(),
              pile.isOpen(),
              picked,
              view.yourTurn() && pile.isOpen()));
    }
    return Collections.unmodifiableList(piles);
  }

  private static List<Seat> seats(PilesView view, int mySeat, List<String> callsigns) {
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < view.seats().size(); i++) {
      seats.add(
          new Seat(
              i < callsigns.size() ? Optional.of(callsigns.get(i)) : Optional.empty(),
              i == mySeat,
              view.turn().equals(Optional.of(i)),
              view.seats().get(i).isOnline(),
              view.seats().get(i).isActive()));
    }
    return Collections.unmodifiableList(seats);
  }

  private static Prompt prompt(PilesView view) {
    if (view.bannerKey().isPresent()) {
      return new Prompt(Prompt.Kind.OVER, 0, Optional.empty());
    }
    if (view.paused()) {
      return new Prompt(Prompt.Kind.PAUSED, 0, Optional.empty());
    }
    if (!view.turn().isPresent()) {
      return new Prompt(Prompt.Kind.TURNING, 0, Optional.empty());
    }
    if (!view.yourTurn()) {
      return new Prompt(Prompt.Kind.OTHER, view.turn().get(), Optional.empty());
    }
    Prompt.Kind kind = view.picked().isPresent() ? Prompt.Kind.GUESS : Prompt.Kind.PICK;
    return new Prompt(
        kind, view.turn().orElse(0), view.picked().map(pile -> view.piles().get(pile).top()));
  }

  private static Optional<Chances> chances(PilesView view) {
    return view.picked()
        .filter(pile -> view.yourTurn())
        .map(pile -> view.odds().get(pile))
        .map(
            odds ->
                new Chances(
                    odds.percent(dev.parlor.games.piles.Direction.HIGHER),
                    odds.percent(dev.parlor.games.piles.Direction.LOWER)));
  }

  private static News news(PilesView view, Draw draw) {
    List<Card> history = view.piles().get(draw.pile()).history();
    return new News(draw.seat(), history.get(history.size() - 1 - draw.drawn().size()), draw);
  }
}
