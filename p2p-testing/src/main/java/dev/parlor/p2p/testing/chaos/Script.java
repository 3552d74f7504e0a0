package dev.parlor.p2p.testing.chaos;

import dev.parlor.games.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Who lies at a table, and how: drawn before it begins, so that it can be shortened.
 *
 * @param puppets phones; 0 is the host
 */
record Script(Set<Integer> puppets, List<Step> steps) {
  private static final int MOST_STEPS = 6;

  /** Early moments are likelier than late ones. */
  private static final int TURNS_LOG2 = 8;

  private static final int AMOUNT_LOG2 = 15;

  Script {
    puppets = Set.copyOf(puppets);
    steps = List.copyOf(steps);
  }

  static Script draw(int players, Dice dice) {
    Set<Integer> puppets = new TreeSet<>();
    int most = 1 + dice.below(players - 1);
    while (puppets.size() < most) {
      puppets.add(dice.below(players));
    }
    List<Integer> phones = new ArrayList<>(puppets);
    List<Step> steps = new ArrayList<>();
    for (int left = 1 + dice.below(MOST_STEPS); left > 0; left--) {
      Step.Act act = Step.Act.values()[dice.below(Step.Act.values().length)];
      int phone = phones.get(dice.below(phones.size()));
      int turn = dice.below(1 << (1 + dice.below(TURNS_LOG2)));
      steps.add(new Step(phone, turn, act, dice.below(1 << (1 + dice.below(AMOUNT_LOG2)))));
    }
    return new Script(puppets, steps);
  }

  /** Those of one phone. */
  List<Step> of(int phone) {
    List<Step> own = new ArrayList<>(steps);
    own.removeIf(step -> step.phone() != phone);
    return own;
  }

  Script without(int step) {
    List<Step> rest = new ArrayList<>(steps);
    rest.remove(step);
    return new Script(puppets, rest);
  }

  @Override
  public String toString() {
    return "puppets " + new TreeSet<>(puppets) + " " + steps;
  }
}
