package dev.parlor.app.company;

import static dev.parlor.app.company.CompanyScreen.Shield.WHOLE;
import static dev.parlor.app.company.CompanyScreen.Status.QUIET;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.nearby.Checked;
import dev.parlor.games.GameId;
import dev.parlor.games.Outcome;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.table.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/**
 * Every sentence of the bar above a table of several phones, with the state in which it is told.
 * The sentences of the terminal's list are told at the table itself.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class)
public final class CompanyWordsTest {
  private static final Integer[] NOBODY = {};
  private static final Integer[] CLEO = {2};

  private final CompanyWords words = new CompanyWords(RuntimeEnvironment.getApplication());

  private static CompanyScreen screen(
      GameId game, CompanyScreen.Status status, CompanyScreen.Shield shield, String... named) {
    MadeUp<Object> table = MadeUp.<Object>table(0, "X1ADA", "X1BELA", "X1CLEO").game(game);
    if (status == CompanyScreen.Status.SIGNED) { // all but those who are named have signed
      Outcome outcome = new Outcome(List.of(new Outcome.Standing(0, 1, 3)), 1, List.of());
      table.ended(TableView.Stage.FINISHED, outcome).without(named.length == 0 ? NOBODY : CLEO);
    }
    return new CompanyScreen(
        List.of("X1ADA", "X1BELA", "X1CLEO"),
        status,
        List.of(named),
        status == CompanyScreen.Status.AWAY ? OptionalLong.of(20_000) : OptionalLong.empty(),
        shield,
        shield == CompanyScreen.Shield.BROKEN ? table.liar(1).table() : table.table(),
        new Checked(1214, 0, 0, 36),
        List.of(new Countdown(Countdown.What.SITS_OUT, 2, 252_000)),
        Optional.empty());
  }

  /** A line about a seat that sits out: how long, and what that costs. */
  @Test
  public void whoSitsOutAndWhatItCosts() {
    CompanyScreen screen =
        screen(Holdem.ID, CompanyScreen.Status.AWAITING, CompanyScreen.Shield.WHOLE, "X1BELA");
    assertEquals(
        "X1CLEO sits out, then is out for good – 0:12. What it has bet stays in the pot, and its"
            + " blinds go on.",
        words.out(screen, 240_000));
  }

  /** A deck that is cut was shuffled. Where coins are drawn no line speaks of a deck. */
  @Test
  public void whatWasCheckedIsTrueOfTheDeckInPlay() {
    String coins = words.proofs(screen(Piles.ID, QUIET, WHOLE));
    assertTrue(coins, coins.contains("36 random numbers") && coins.contains("every card comes"));
    assertFalse(coins, coins.contains("shuffle"));
    String deck = words.proofs(screen(Holdem.ID, QUIET, WHOLE));
    assertTrue(deck, deck.contains("with them the shuffled decks are cut"));
    assertFalse(deck, deck.contains("every card comes"));
  }

  @Test
  public void whoseTurnItIsAndWhoIsAway() {
    List<String> said = new ArrayList<>();
    for (CompanyScreen.Status status : CompanyScreen.Status.values()) {
      boolean all = status == CompanyScreen.Status.SIGNED;
      String[] named = all ? new String[0] : new String[] {"X1BELA"};
      String one = words.status(screen(Holdem.ID, status, CompanyScreen.Shield.WHOLE, named), 0);
      said.add(status + ": " + one.replace("\n", " / "));
    }
    CompanyScreen gone =
        screen(Holdem.ID, CompanyScreen.Status.SIGNED, CompanyScreen.Shield.WHOLE, "X1CLEO");
    said.add("SIGNED, one is gone: " + words.status(gone, 0));
    CompanyScreen two =
        screen(
            Holdem.ID, CompanyScreen.Status.AWAY, CompanyScreen.Shield.WHOLE, "X1BELA", "X1CLEO");
    said.add("AWAY, two: " + words.status(two, 0).replace("\n", " / "));
    assertEquals(
        List.of(
            "QUIET: ",
            "MINE: Your turn",
            "PENDING: Your choice is on its way",
            "AWAITING: Waiting for X1BELA",
            "AWAY: X1BELA is away – 0:20 / Then play goes on.",
            "UNREACHABLE: X1BELA is out of reach. Calling again.",
            "SUCCEEDING: X1BELA is out of reach. If most of you reach each other, another phone soon"
                + " holds the table.",
            "SIGNING: Waiting for X1BELA to sign",
            "SIGNED: Signed by everybody",
            "SIGNED, one is gone: Signed by all who stayed",
            "AWAY, two: X1BELA and X1CLEO are away – 0:20 / Then play goes on."),
        said);
  }

  /** Where coins are drawn there is no deck, and nothing is shuffled. */
  @Test
  public void whyTheCardsCanBeTrusted() {
    List<String> said = new ArrayList<>();
    for (GameId game : List.of(Holdem.ID, Piles.ID)) {
      for (CompanyScreen.Shield shield : CompanyScreen.Shield.values()) {
        CompanyScreen screen = screen(game, CompanyScreen.Status.QUIET, shield);
        String meaning = words.meaning(screen).replace("\n", " / ");
        said.add(game + " " + shield + ": " + words.shield(screen) + " - " + meaning);
      }
    }
    assertEquals(
        List.of(
            "poker OPEN: The deck is being made - Every phone adds its own chance to the deck."
                + " The shield closes when all proofs hold.",
            "poker WHOLE: Everything is proven - This deck was shuffled by everybody: X1ADA,"
                + " X1BELA and X1CLEO. This phone checked every signature and every proof so far,"
                + " and they hold. Nobody can know a card before it is turned, and nobody can"
                + " change one.",
            "poker BROKEN: X1BELA lied: a move against the rules - A message was refused: it breaks"
                + " the rules, or its proof doesn't hold. Everybody at the table can show its"
                + " signature to others. Nothing of it has touched the cards.",
            "piles OPEN: The coins are promised first - Every phone promises the numbers that the"
                + " cards will come from. The shield closes when all have promised.",
            "piles WHOLE: Everything is proven - Every card comes from the coins of everybody"
                + " together: X1ADA, X1BELA and X1CLEO. This phone checked every signature and"
                + " every promised number so far, and they hold. Nobody can know a card before it"
                + " is turned, and nobody can change one.",
            "piles BROKEN: X1BELA lied: a move against the rules - A message was refused: it breaks"
                + " the rules, or its proof doesn't hold. Everybody at the table can show its"
                + " signature to others. Nothing of it has touched the cards."),
        said);
  }
}
