package dev.parlor.terminal.highlow;

import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import dev.parlor.games.Choice;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.highlow.CountedCard;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.HighLowChoice;
import dev.parlor.games.highlow.HighLowState;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.ParlorHand;
import dev.parlor.games.highlow.ParlorLimits;
import dev.parlor.games.highlow.ParlorPhase;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.terminal.check.CaseComparison;
import dev.parlor.terminal.check.CaseVerdict;
import dev.parlor.terminal.check.Scenario;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One hand of High-Low Parlor: cards, declarations, limits, refused bets, the bet's outcome. */
final class HighLowSuite {
  private final Scenario scenario;
  private final CaseComparison compared = new CaseComparison();
  private final Deque<Boolean> declarations = new ArrayDeque<>();
  private final List<Redrawn> redrawn;
  private final LocalTable<HighLowState, HighLowView> table;

  private HighLowSuite(Scenario scenario) {
    this.scenario = scenario;
    this.redrawn = redrawn(scenario);
    this.table =
        new LocalTable<>(
            new HighLow(),
            new Setup(
                1,
                Map.of(
                    "coins", Integer.toString(scenario.numberIn("coins", 0, 500_000_000)),
                    "pot", Integer.toString(scenario.numberIn("pot", 0, 500_000_000)))),
            Dealer.stacked(scenario.cards("deck")));
  }

  static CaseVerdict check(Scenario scenario) {
    return new HighLowSuite(scenario).run();
  }

  private CaseVerdict run() {
    boolean playable = !scenario.has("playable") || scenario.flag("playable");
    ParlorLimits limits = table.state().limits();
    compareIfGiven("min_bet", limits.min());
    compareIfGiven("max_bet", limits.max());
    compared.add("playable", playable, limits.playable());
    if (!playable) {
      compared.add("phase", ParlorPhase.OVER, table.state().phase());
    } else {
      declare();
      if (compared.add("phase", ParlorPhase.BET, table.state().phase())) {
        bet();
      }
    }
    compareIfGiven("coins_after", table.state().player(0).coins());
    compareIfGiven("pot_after", table.state().pot());
    return compared.verdict();
  }

  private void compareIfGiven(String field, int actual) {
    if (scenario.has(field)) {
      compared.add(field, scenario.number(field), actual);
    }
  }

  /**
   * Answers every ace as the scenario did: in the first card, in redrawn second cards, in the
   * second card.
   */
  private void declare() {
    add("declare1");
    redrawn.stream().flatMap(one -> one.declared().stream()).forEach(declarations::add);
    add("declare2");
    while (asksForAce() && !declarations.isEmpty()) {
      table.act(0, new HighLowAction.Declare(declarations.remove()));
    }
    compared.add("declarations left", 0, declarations.size());
  }

  private void add(String field) {
    if (scenario.has(field)) {
      declarations.add(high(scenario.number(field)));
    }
  }

  private static boolean high(int value) {
    return value != 1;
  }

  private boolean asksForAce() {
    List<Choice> choices = table.game().choices(table.state(), 0, table.knowledge(0));
    return choices.stream().anyMatch(HighLowChoice.DeclareAce.class::isInstance);
  }

  private void bet() {
    ParlorHand hand = table.state().hand();
    compareCard("card1", hand.first());
    compareCard("card2", hand.second());
    compareIfGiven("low", hand.low());
    compareIfGiven("high", hand.high());
    compareRedrawn(hand);
    refuseAll();
    Optional<HighLowAction> bet = action("bet", scenario.element("bet"));
    boolean taken = bet.isPresent() && !table.act(0, bet.get()).isPresent();
    if (compared.add("bet accepted", true, taken)) {
      settle();
    }
  }

  private void compareCard(String field, @Nullable CountedCard held) {
    if (scenario.has(field)) {
      compared.add(field, scenario.card(field), held == null ? null : held.card());
    }
  }

  private void compareRedrawn(ParlorHand hand) {
    if (scenario.has("redrawn")) {
      List<Card> got = new ArrayList<>();
      hand.redrawn().forEach(held -> got.add(held.card()));
      compared.add("redrawn", redrawn.stream().map(Redrawn::card).toList(), got);
    }
  }

  /** A second card that was drawn again, and whether it was an ace declared high. */
  private record Redrawn(Card card, Optional<Boolean> declared) {}

  /** Cards, alone or each in a pair with the value that its ace was declared, or null. */
  private static List<Redrawn> redrawn(Scenario scenario) {
    List<Redrawn> redrawn = new ArrayList<>();
    if (scenario.has("redrawn")) {
      scenario.elements("redrawn").forEach(each -> redrawn.add(redrawn(scenario, each)));
    }
    return redrawn;
  }

  private static Redrawn redrawn(Scenario scenario, JsonElement each) {
    try {
      if (!each.isJsonArray()) {
        return new Redrawn(Card.parse(each.getAsString()), Optional.empty());
      }
      JsonElement declared = each.getAsJsonArray().get(1);
      return new Redrawn(
          Card.parse(each.getAsJsonArray().get(0).getAsString()),
          declared.isJsonNull() ? Optional.empty() : Optional.of(high(declared.getAsInt())));
    } catch (IllegalArgumentException
        | IllegalStateException
        | IndexOutOfBoundsException
        | UnsupportedOperationException e) {
      throw scenario.wrong("redrawn");
    }
  }

  private void refuseAll() {
    if (!scenario.has("rejected_bets")) {
      return;
    }
    HighLowState before = table.state();
    for (JsonElement bet : scenario.elements("rejected_bets")) {
      Optional<HighLowAction> action = action("rejected_bets", bet);
      boolean refused = !action.isPresent() || table.act(0, action.get()).isPresent();
      if (!compared.add("bet " + bet + " refused", true, refused)) {
        return;
      }
    }
    compared.add("state after refusals", before, table.state());
  }

  /** A bet as an action; empty for what can't even be said, such as half a coin. */
  private Optional<HighLowAction> action(String field, JsonElement bet) {
    if (!bet.isJsonPrimitive()) {
      throw scenario.wrong(field);
    }
    JsonPrimitive value = bet.getAsJsonPrimitive();
    if (value.isString() && value.getAsString().equals("pot")) {
      return Optional.of(HighLowAction.Word.BET_POT);
    }
    try {
      int coins = new BigDecimal(value.getAsString()).intValueExact();
      return Optional.of(new HighLowAction.Bet(coins));
    } catch (ArithmeticException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  private void settle() {
    ParlorHand hand = table.state().last();
    Card third = hand == null ? null : hand.third();
    if (scenario.has("card3")) {
      compared.add("card3", scenario.card("card3"), third);
    }
    if (scenario.has("outcome")) {
      compared.add(
          "outcome",
          scenario.text("outcome"),
          hand == null || hand.verdict() == null ? null : hand.verdict().name());
    }
    if (scenario.has("game_ends")) {
      compared.add("game_ends", scenario.flag("game_ends"), !table.state().player(0).playing());
    }
  }
}
