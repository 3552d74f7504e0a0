package dev.parlor.terminal.play.piles;

import dev.parlor.games.Refusal;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.terminal.Texts;
import dev.parlor.terminal.play.Typed;
import java.util.List;
import java.util.Optional;

/** {@code 5} picks a pile, {@code h} guesses on it, {@code 5h} does both; + and - work as well. */
final class PilesTyping {
  private PilesTyping() {}

  static Typed read(String text, Optional<Integer> picked, Texts texts) {
    boolean names = !text.isEmpty() && Character.isDigit(text.charAt(0));
    Optional<Integer> pile = names ? Optional.of(text.charAt(0) - '1') : picked;
    String guess = names ? text.substring(1).trim() : text;
    Optional<Direction> direction = direction(guess, texts);
    if (pile.isPresent() && direction.isPresent()) {
      return new Typed.Move(new PilesAction.Guess(pile.get(), direction.get()), true);
    } else if (names && guess.isEmpty()) {
      return new Typed.Move(new PilesAction.Pick(text.charAt(0) - '1'), true);
    }
    return new Typed.NotYet(
        new Refusal(direction.isPresent() ? "piles.pickFirst" : "piles.typeGuess", List.of()));
  }

  private static Optional<Direction> direction(String guess, Texts texts) {
    if (guess.equals("+") || guess.equals(texts.text("piles.key.higher"))) {
      return Optional.of(Direction.HIGHER);
    } else if (guess.equals("-") || guess.equals(texts.text("piles.key.lower"))) {
      return Optional.of(Direction.LOWER);
    }
    return Optional.empty();
  }
}
