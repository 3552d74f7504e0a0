package dev.parlor.games.classic;

import dev.parlor.games.OptionSpec;
import dev.parlor.games.Setup;
import java.util.List;

/**
 * The table options of a game.
 *
 * @param literal whether two aces are 22 at the deal and no bust, as in the original design
 * @param policy whether the rules play the dealer, who then hits below {@code hitBelow}
 * @param open whether all cards are face up
 * @param oneDevice whether one device holds all cards; it sees what is under them, so nobody has to
 *     say it, and hides from each side what that side must not see
 */
public record ClassicOptions(
    boolean literal, boolean policy, int hitBelow, boolean open, boolean oneDevice) {
  static final OptionSpec.Flag LITERAL = new OptionSpec.Flag("literal", true);
  static final OptionSpec.OneOf DEALER =
      new OptionSpec.OneOf("dealer", "seat", List.of("seat", "policy"));
  static final OptionSpec.Count HIT_BELOW = new OptionSpec.Count("hitBelow", 17, 2, 22);
  static final OptionSpec.Flag OPEN = new OptionSpec.Flag("open", false);

  static final List<OptionSpec> SPECS = List.of(LITERAL, DEALER, HIT_BELOW, OPEN);

  static ClassicOptions of(Setup setup, boolean oneDevice) {
    boolean policy = setup.text(DEALER).equals("policy");
    return new ClassicOptions(
        setup.flag(LITERAL), policy, setup.count(HIT_BELOW), policy || setup.flag(OPEN), oneDevice);
  }

  /** Whether the rules know every card at once. */
  boolean seesAll() {
    return open || oneDevice;
  }

  /** Whether two cards of this total end the game at the deal. */
  boolean endsAtDeal(int total) {
    return literal ? total == Side.LIMIT : total >= Side.LIMIT;
  }
}
