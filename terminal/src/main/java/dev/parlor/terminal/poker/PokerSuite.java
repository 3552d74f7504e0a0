package dev.parlor.terminal.poker;

import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.eval.Category;
import dev.parlor.games.poker.hand.Award;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerLimits;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.terminal.check.CaseComparison;
import dev.parlor.terminal.check.CaseVerdict;
import dev.parlor.terminal.check.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Hands of hold'em: what is legal before every action, then pots, winners and stacks. */
final class PokerSuite {
  private final Scenario scenario;
  private final CaseComparison comparison = new CaseComparison();
  private final LocalTable<HoldemState, PokerView> table;

  private PokerSuite(Scenario scenario) {
    this.scenario = scenario;
    HandStart start = start(scenario);
    table =
        new LocalTable<>(
            Holdem.ofHand(start),
            Setup.of(scenario.number("n")),
            Dealer.stacked(deck(scenario, start)));
  }

  static CaseVerdict check(Scenario scenario) {
    PokerSuite suite = new PokerSuite(scenario);
    if (suite.play()) {
      suite.compareEnd();
    }
    return suite.comparison.verdict();
  }

  private static HandStart start(Scenario scenario) {
    int seats = scenario.numberIn("n", 2, 10);
    List<Integer> stacks = scenario.numbers("stacks");
    long playing = stacks.stream().filter(stack -> stack > 0).count();
    if (stacks.size() != seats || playing < 2 || stacks.stream().anyMatch(stack -> stack < 0)) {
      throw scenario.wrong("stacks");
    }
    return HandStart.withBlinds(
        scenario.numberIn("button", 0, seats - 1),
        stacks,
        scenario.numberIn("sb", 0, Integer.MAX_VALUE),
        scenario.numberIn("bb", 1, Integer.MAX_VALUE));
  }

  /** The deck of a hand: one card at a time from the left of the button, then the board. */
  private static List<Card> deck(Scenario scenario, HandStart start) {
    List<List<Card>> hole = scenario.cardLists("hole");
    if (hole.size() != start.seats()
        || start.clockwise().stream().anyMatch(seat -> hole.get(seat).size() != 2)) {
      throw scenario.wrong("hole");
    }
    List<Card> deck = new ArrayList<>();
    for (int card = 0; card < 2; card++) {
      for (int seat : start.clockwise()) {
        deck.add(hole.get(seat).get(card));
      }
    }
    deck.addAll(scenario.cards("board"));
    return deck;
  }

  private boolean play() {
    int number = 0;
    for (Scenario line : scenario.objects("actions")) {
      String what = "action " + number++;
      boolean optional = line.has("optional") && line.flag("optional");
      if (optional && !isAsked(line)) {
        continue;
      }
      checkUntil(line);
      int turn = table.state().turn();
      if (!comparison.add(what + " seat", line.number("seat"), turn)
          || !comparison.add(what + " street", line.text("street"), street())
          || !compareLimits(what, line.object("legal"))
          || !comparison.add(what + " refused", Optional.empty(), act(turn, action(line)))) {
        return false;
      }
    }
    while (mayCheck()) {
      act(table.state().turn(), PokerAction.Word.CHECK);
    }
    return comparison.add("seat to act", PokerHand.NOBODY, table.state().turn());
  }

  private boolean isAsked(Scenario line) {
    return table.state().turn() == line.number("seat") && street().equals(line.text("street"));
  }

  /** Checks for players who are asked where the scenario has no line. */
  private void checkUntil(Scenario line) {
    while (!isAsked(line) && mayCheck()) {
      act(table.state().turn(), PokerAction.Word.CHECK);
    }
  }

  private boolean mayCheck() {
    return table.state().turn() != PokerHand.NOBODY && hand().limits().mayCheck();
  }

  private PokerHand hand() {
    return table.state().hand().orElseThrow();
  }

  private String street() {
    return table.state().hand().map(hand -> lower(hand.street())).orElse("over");
  }

  private Optional<Refusal> act(int seat, PokerAction action) {
    return table.act(seat, action);
  }

  private static PokerAction action(Scenario line) {
    return switch (line.text("act")) {
      case "fold" -> PokerAction.Word.FOLD;
      case "check" -> PokerAction.Word.CHECK;
      case "call" -> PokerAction.Word.CALL;
      default -> new PokerAction.Raise(line.number("to"));
    };
  }

  private boolean compareLimits(String what, Scenario legal) {
    PokerLimits limits = hand().limits();
    boolean raise = limits.mayRaise();
    return comparison.add(what + " fold", legal.flag("fold"), limits.mayFold())
        && comparison.add(what + " check", legal.flag("check"), limits.mayCheck())
        && comparison.add(what + " call", legal.number("call"), limits.call())
        && comparison.add(
            what + " raise_min_to", optional(legal, "raise_min_to"), raise ? limits.minTo() : null)
        && comparison.add(
            what + " raise_max_to", optional(legal, "raise_max_to"), raise ? limits.maxTo() : null);
  }

  private static @Nullable Integer optional(Scenario legal, String field) {
    return legal.has(field) ? legal.number(field) : null;
  }

  private void compareEnd() {
    HandResult result = table.state().lastHand().orElseThrow();
    comparison.add("final", scenario.numbers("final"), result.stacks());
    comparison.add("uncalled", uncalled(), uncalled(result));
    comparison.add(
        "pots",
        scenario.objects("pots").stream().map(PokerSuite::pot).toList(),
        result.awards().stream().map(PokerSuite::pot).toList());
    comparison.add("categories", categories(), categories(result));
  }

  private String uncalled() {
    if (!scenario.has("uncalled")) {
      return "none";
    }
    Scenario uncalled = scenario.object("uncalled");
    return uncalled.number("amount") + " to " + uncalled.number("seat");
  }

  private static String uncalled(HandResult result) {
    return result.uncalledSeat().isPresent()
        ? result.uncalled() + " to " + result.uncalledSeat().getAsInt()
        : "none";
  }

  private static String pot(Scenario pot) {
    return pot.number("amount")
        + " of "
        + new TreeSet<>(pot.numbers("eligible"))
        + " to "
        + new TreeSet<>(pot.numbers("winners"));
  }

  private static String pot(Award award) {
    return award.pot().amount()
        + " of "
        + new TreeSet<>(award.pot().eligible())
        + " to "
        + new TreeSet<>(award.winners());
  }

  private Map<Integer, String> categories() {
    Map<Integer, String> categories = new TreeMap<>();
    if (scenario.has("showdown")) {
      for (Scenario shown : scenario.objects("showdown")) {
        categories.put(shown.number("seat"), known(shown.text("category")));
      }
    }
    return categories;
  }

  private static Map<Integer, String> categories(HandResult result) {
    Map<Integer, String> categories = new TreeMap<>();
    for (HandResult.Shown shown : result.shown()) {
      categories.put(shown.seat(), word(shown.category()));
    }
    return categories;
  }

  private static String word(Category category) {
    return switch (category) {
      case THREE_OF_A_KIND -> "trips";
      case FOUR_OF_A_KIND -> "quads";
      case HIGH_CARD, PAIR, TWO_PAIR, STRAIGHT, FLUSH, FULL_HOUSE, STRAIGHT_FLUSH ->
          lower(category);
    };
  }

  /**
   * The category by its short name. Long names, and a royal flush of its own, count as the same
   * category.
   */
  private static String known(String category) {
    return switch (category) {
      case "three_of_a_kind" -> "trips";
      case "four_of_a_kind" -> "quads";
      case "royal_flush" -> "straight_flush";
      case "one_pair" -> "pair";
      default -> category;
    };
  }

  private static String lower(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT);
  }
}
