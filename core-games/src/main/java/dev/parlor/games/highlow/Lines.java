package dev.parlor.games.highlow;

import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sentences of the original parlor. */
public final class Lines {
  private static final int RULES = 4;

  private Lines() {}

  /** How the hand ended; empty before its third card. */
  public static List<Line> outcome(Hand hand) {
    Card card = hand.third();
    Verdict verdict = hand.verdict();
    return card == null || verdict == null ? List.of() : List.of(outcome(hand, card, verdict));
  }

  private static Line outcome(Hand hand, Card card, Verdict verdict) {
    return switch (verdict) {
      case WIN ->
          hand.potBet()
              ? Line.of("highlow.win.pot", card)
              : Line.of("highlow.win", card, hand.bet());
      case LOSE ->
          hand.potBet()
              ? Line.of("highlow.lose.pot", card)
              : Line.of("highlow.lose", card, hand.bet());
      case POST ->
          hand.potBet()
              ? Line.of("highlow.post.pot", card, 2 * hand.bet())
              : Line.of("highlow.post", card, 2 * hand.bet());
    };
  }

  static Line pot(HighLowState state, int seat) {
    return Line.of("highlow.pot.you", state.pot(), state.player(seat).coins());
  }

  /** What the seat in turn is asked. */
  static List<Line> prompt(HighLowState state) {
    List<Line> lines = new ArrayList<>();
    Hand hand = state.hand();
    if (state.phase() == Phase.DECLARE_FIRST) {
      ask(lines, hand.first());
    } else if (state.phase() == Phase.DECLARE_SECOND) {
      ask(lines, hand.second());
    } else if (state.phase() == Phase.BET) {
      Limits limits = state.limits();
      lines.add(
          limits.potAllowed()
              ? Line.of("highlow.ask.betOrPot", limits.min(), limits.max())
              : Line.of("highlow.ask.bet", limits.min(), limits.max()));
    } else if (state.phase() == Phase.PROMPT) {
      lines.add(Line.of("highlow.ask.continue"));
    }
    return lines;
  }

  private static void ask(List<Line> lines, @Nullable Held ace) {
    if (ace != null) {
      lines.add(Line.of("highlow.ask.ace", ace.card()));
    }
  }

  /** Why a seat's game is over. */
  public static Line ending(Ending ending) {
    return switch (ending) {
      case ENDED -> Line.of("highlow.ending.ended");
      case LEFT -> Line.of("highlow.ending.left");
      case POT_EMPTIED -> Line.of("highlow.ending.potEmptied", HighLowOptions.FRESH_POT);
      case BROKE -> Line.of("highlow.ending.broke");
      case HANDS_PLAYED -> Line.of("highlow.ending.handsPlayed");
    };
  }

  /** The sign on the wall: the games and the pot. */
  public static List<Line> sign(int pot) {
    return List.of(Line.of("highlow.sign.games"), Line.of("highlow.sign.pot", pot));
  }

  /** What {@code rules 1} shows: outcomes, betting, cards, deck. */
  public static List<Line> rules() {
    List<Line> lines = new ArrayList<>();
    for (int part = 1; part <= RULES; part++) {
      lines.add(Line.of("highlow.rules." + part));
    }
    return lines;
  }
}
