package dev.parlor.terminal.play.poker;

import dev.parlor.games.Choice;
import dev.parlor.games.Refusal;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerChoice;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.Typed;
import java.util.List;
import java.util.stream.Collectors;

/**
 * {@code f} folds, {@code c} checks or calls, {@code r120} raises to 120, {@code a} is all-in. What
 * costs chips of one's own choosing wants Enter.
 */
final class PokerTyping {
  private PokerTyping() {}

  static String keys(Scene<PokerView> scene) {
    return scene.choices().stream()
        .map(choice -> key(choice, scene))
        .filter(key -> !key.isEmpty())
        .collect(Collectors.joining("   "));
  }

  private static String key(Choice choice, Scene<PokerView> scene) {
    if (choice instanceof PokerChoice.Fold) {
      return "f " + scene.say("poker.move.fold");
    } else if (choice instanceof PokerChoice.Check) {
      return "c " + scene.say("poker.move.check");
    } else if (choice instanceof PokerChoice.Call call) {
      return "c " + scene.say("poker.move.call", PokerWords.chips(call.amount()));
    } else if (choice instanceof PokerChoice.Raise raise) {
      boolean onlyAllIn = raise.min() == raise.max();
      return onlyAllIn ? "" : scene.say("poker.keys.raise", raise.min(), raise.max());
    } else if (choice instanceof PokerChoice.AllIn allIn) {
      return "a " + scene.say("poker.move.allIn", PokerWords.chips(allIn.amount()));
    }
    return "";
  }

  static Typed read(String text, Scene<PokerView> scene) {
    boolean owes = scene.choices().stream().anyMatch(PokerChoice.Call.class::isInstance);
    boolean free = scene.choices().stream().anyMatch(PokerChoice.Check.class::isInstance);
    if (text.equals("f") && !free) {
      return new Typed.Move(new PokerAction.Fold(), true);
    } else if (text.equals("c")) {
      return new Typed.Move(owes ? new PokerAction.Call() : new PokerAction.Check(), true);
    } else if (text.equals("a")) {
      return new Typed.Move(new PokerAction.AllIn(), false);
    } else if (text.matches("r ?[0-9]{1,9}")) {
      int to = Integer.parseInt(text.substring(1).trim());
      return new Typed.Move(new PokerAction.Raise(to), false);
    }
    return new Typed.NotYet(new Refusal("play.typeKey", List.of(keys(scene))));
  }
}
