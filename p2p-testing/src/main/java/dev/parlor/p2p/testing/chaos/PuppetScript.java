package dev.parlor.p2p.testing.chaos;

import dev.parlor.games.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Who lies at a table, and how. It is drawn before the table begins, so that it can be shortened.
 *
 * @param puppets phones; 0 is the host
 */
record PuppetScript(Set<Integer> puppets, List<PuppetStep> steps) {
  private static final int MOST_STEPS = 6;
  private static final int MOST_VOTES = 3;

  /** The range of turns. Early moments are likelier than late ones. */
  private static final int TURNS_LOG2 = 8;

  private static final int AMOUNT_LOG2 = 15;

  /** Verbs that are seldom said. A number among all messages would hardly ever hit them. */
  private static final List<String> VERBS =
      List.of(
          "SEED_HASH",
          "SHUFFLE",
          "SEED_REVEAL",
          "UNLOCK",
          "REMASK",
          "HAND_OVER",
          "LEAVE",
          "COIN",
          "BET_COMMIT",
          "BET_REVEAL",
          "WINDOW_SEAL",
          "WINDOW_SHOW",
          "AWAY",
          "FINISH",
          "SIGN");

  /** Verbs by which keys and decks change hands; their moments matter. */
  private static final List<String> CARDS =
      List.of("SEED_HASH", "SHUFFLE", "SEED_REVEAL", "UNLOCK", "REMASK", "HAND_OVER", "LEAVE");

  private static final int MOST_OF = 12;

  private static final int MOMENT = 5_000;

  private static final List<PuppetStep.Act> TOGETHER =
      List.of(
          PuppetStep.Act.LEAVES,
          PuppetStep.Act.LEAVES,
          PuppetStep.Act.LEAVES,
          PuppetStep.Act.SLEEPS,
          PuppetStep.Act.LATE,
          PuppetStep.Act.DEAF);

  PuppetScript {
    puppets = Set.copyOf(puppets);
    steps = List.copyOf(steps);
  }

  static PuppetScript draw(int players, Dice dice) {
    Set<Integer> puppets = new TreeSet<>();
    int most = 1 + dice.below(players - 1);
    while (puppets.size() < most) {
      puppets.add(dice.below(players));
    }
    List<Integer> phones = new ArrayList<>(puppets);
    List<PuppetStep> steps = new ArrayList<>();
    for (int left = 1 + dice.below(MOST_STEPS); left > 0; left--) {
      PuppetStep.Act act = PuppetStep.Act.values()[dice.below(PuppetStep.Act.VOTES.ordinal())];
      steps.add(step(phones.get(dice.below(phones.size())), act, dice));
    }
    int crowd = dice.below(4);
    if (crowd == 0) {
      steps.clear(); // a phone that does nothing else has not lied, and must not be named
    }
    if (crowd < 2) {
      together(phones, steps, dice);
    }
    return new PuppetScript(puppets, steps);
  }

  /**
   * This script for a table that can outlive its host. Some of the puppets then also say something
   * about who orders.
   */
  PuppetScript withVotes(Dice dice) {
    List<Integer> phones = new ArrayList<>(new TreeSet<>(puppets));
    List<PuppetStep> all = new ArrayList<>(steps);
    for (int left = dice.below(MOST_VOTES + 1); left > 0; left--) {
      int phone = phones.get(dice.below(phones.size()));
      all.add(step(phone, PuppetStep.Act.VOTES, dice));
    }
    return new PuppetScript(puppets, all);
  }

  private static PuppetStep step(int phone, PuppetStep.Act act, Dice dice) {
    int amount = dice.below(1 << (1 + dice.below(AMOUNT_LOG2)));
    return dice.below(2) == 0
        ? new PuppetStep(phone, "", dice.below(1 << (1 + dice.below(TURNS_LOG2))), act, amount)
        : new PuppetStep(
            phone, VERBS.get(dice.below(VERBS.size())), 1 + dice.below(MOST_OF), act, amount);
  }

  /** Lets several phones do the same at the same moment. */
  private static void together(List<Integer> phones, List<PuppetStep> steps, Dice dice) {
    PuppetStep.Act act = TOGETHER.get(dice.below(TOGETHER.size()));
    String verb = CARDS.get(dice.below(CARDS.size()));
    int turn = 1 + dice.below(MOST_OF);
    for (int phone : phones) {
      steps.add(new PuppetStep(phone, verb, turn, act, dice.below(MOMENT)));
    }
  }

  /** The steps of one phone. */
  List<PuppetStep> of(int phone) {
    List<PuppetStep> own = new ArrayList<>(steps);
    own.removeIf(step -> step.phone() != phone);
    return own;
  }

  PuppetScript without(int step) {
    List<PuppetStep> rest = new ArrayList<>(steps);
    rest.remove(step);
    return new PuppetScript(puppets, rest);
  }

  @Override
  public String toString() {
    return "puppets " + new TreeSet<>(puppets) + " " + steps;
  }
}
