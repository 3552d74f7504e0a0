package dev.parlor.games.highlow;

import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The sentences of the original parlor. */
public final class ParlorLines {
  private static final int RULES = 4;

  private ParlorLines() {}

  /** How the hand ended; empty before its third card. */
  public static List<ParlorLine> outcome(ParlorHand hand) {
    Card card = hand.third();
    ParlorVerdict verdict = hand.verdict();
    return card == null || verdict == null ? List.of() : List.of(outcome(hand, card, verdict));
  }

  private static ParlorLine outcome(ParlorHand hand, Card card, ParlorVerdict verdict) {
    return switch (verdict) {
      case WIN ->
          hand.potBet()
              ? ParlorLine.of("highlow.win.pot", card)
              : ParlorLine.of("highlow.win", card, hand.bet());
      case LOSE ->
          hand.potBet()
              ? ParlorLine.of("highlow.lose.pot", card)
              : ParlorLine.of("highlow.lose", card, hand.bet());
      case POST ->
          hand.potBet()
              ? ParlorLine.of("highlow.post.pot", card, 2 * hand.bet())
              : ParlorLine.of("highlow.post", card, 2 * hand.bet());
    };
  }

  static ParlorLine pot(HighLowState state, int seat) {
    return ParlorLine.of("highlow.pot.you", state.pot(), state.player(seat).coins());
  }

  /** What the seat in turn is asked. */
  static List<ParlorLine> prompt(HighLowState state) {
    List<ParlorLine> lines = new ArrayList<>();
    ParlorHand hand = state.hand();
    if (state.phase() == ParlorPhase.DECLARE_FIRST) {
      ask(lines, hand.first());
    } else if (state.phase() == ParlorPhase.DECLARE_SECOND) {
      ask(lines, hand.second());
    } else if (state.phase() == ParlorPhase.BET) {
      ParlorLimits limits = state.limits();
      lines.add(
          limits.potAllowed()
              ? ParlorLine.of("highlow.ask.betOrPot", limits.min(), limits.max())
              : ParlorLine.of("highlow.ask.bet", limits.min(), limits.max()));
    } else if (state.phase() == ParlorPhase.PROMPT) {
      lines.add(ParlorLine.of("highlow.ask.continue"));
    }
    return lines;
  }

  private static void ask(List<ParlorLine> lines, @Nullable CountedCard ace) {
    if (ace != null) {
      lines.add(ParlorLine.of("highlow.ask.ace", ace.card()));
    }
  }

  /** Why a seat's game is over. */
  public static ParlorLine ending(ParlorEnding ending) {
    return switch (ending) {
      case ENDED -> ParlorLine.of("highlow.ending.ended");
      case LEFT -> ParlorLine.of("highlow.ending.left");
      case POT_EMPTIED -> ParlorLine.of("highlow.ending.potEmptied", HighLowOptions.FRESH_POT);
      case BROKE -> ParlorLine.of("highlow.ending.broke");
      case HANDS_PLAYED -> ParlorLine.of("highlow.ending.handsPlayed");
    };
  }

  /** The sign on the wall: the games and the pot. */
  public static List<ParlorLine> sign(int pot) {
    return List.of(ParlorLine.of("highlow.sign.games"), ParlorLine.of("highlow.sign.pot", pot));
  }

  /** What {@code rules 1} shows: outcomes, betting, cards, deck. */
  public static List<ParlorLine> rules() {
    List<ParlorLine> lines = new ArrayList<>();
    for (int part = 1; part <= RULES; part++) {
      lines.add(ParlorLine.of("highlow.rules." + part));
    }
    return lines;
  }
}
