package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dealt;
import dev.parlor.games.Event;
import dev.parlor.games.GameId;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.classic.ClassicState;
import dev.parlor.games.classic.Side;
import dev.parlor.games.highlow.HighLowComputer;
import dev.parlor.games.highlow.HighLowState;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.Pile;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.poker.HandAtPlay;
import dev.parlor.games.poker.HandsSoFar;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerSeat;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.games.recall.RecallState;
import dev.parlor.games.recall.Stock;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.games.romme.RommeState;
import dev.parlor.p2p.kits.ClassicKit;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.kits.RommeKit;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Something is taken from or put onto a table of each game. The watch must notice. */
class ConservationTest {
  private static final Request.Contents TWO_ACES =
      new Request.Contents.Pile(List.of(new Slot(0, 7), new Slot(0, 9)));

  private static <S, V> void assertLost(
      String what,
      GameKit<S, V> kit,
      ComputerPlayer<S> player,
      Class<? extends Event> after,
      UnaryOperator<S> change) {
    assertCries(RunProblem.Kind.LOST, what, kit, player, after, change);
  }

  private static <S, V> void assertCries(
      RunProblem.Kind kind,
      String what,
      GameKit<S, V> kit,
      ComputerPlayer<S> player,
      Class<? extends Event> after,
      UnaryOperator<S> change) {
    GameId game = kit.game().id();
    GameKit<S, V> doctored = new Doctored<>(kit.game(), after, change).in(kit);
    int players = Math.min(3, kit.phones().most());
    Run run =
        new Run(Troupe.of(game), players, Troupe.of(game).brief(), Faults.NONE, 6, false, false);
    RunReport report =
        World.play(
            new Bots<>(doctored, player, null), run, new FaultPlan(List.of()), SimCast.honest());
    RunProblem problem = report.problem().orElseThrow(() -> new AssertionError(run + ": nothing"));
    assertEquals(kind, problem.kind(), problem::toString);
    assertTrue(problem.what().contains(what), problem::toString);
  }

  /** The rules do not say the same on all phones: on one of them the time is up. */
  @Test
  void aTableThatIsAnotherOnOnePhoneIsSeen() {
    AtomicInteger asked = new AtomicInteger();
    assertCries(
        RunProblem.Kind.DIVERGED,
        "shows another table",
        PokerKit.KIT,
        new HoldemPlayer(),
        Event.Shuffled.class,
        s -> asked.incrementAndGet() == 1 ? timeUp(s) : s);
  }

  private static HoldemState timeUp(HoldemState s) {
    return new HoldemState(
        s.options(),
        s.seats(),
        new HandsSoFar(s.deck(), s.handsPlayed(), s.button(), s.bigBlind(), !s.timeUp()),
        s.table(),
        s.lastHand(),
        s.outcome());
  }

  @Test
  void aPokerChipTooMany() {
    assertLost(
        "chips",
        PokerKit.KIT,
        new HoldemPlayer(),
        Event.Acted.class,
        s -> {
          List<PokerSeat> seats = new ArrayList<>(s.seats());
          PokerSeat one = seats.get(0);
          seats.set(
              0, new PokerSeat(one.presence(), one.chips() + 1, one.outInHand(), one.chipsThen()));
          return new HoldemState(
              s.options(),
              seats,
              s.soFar(),
              new HandAtPlay(Optional.empty(), s.moves(), s.faces(), s.awaited()),
              s.lastHand(),
              s.outcome());
        });
  }

  @Test
  void aChipThatTheHousePocketsUnseen() {
    assertLost(
        "chips",
        DuelKit.KIT,
        new DuelPlayer(),
        Event.Opened.class,
        s -> duel(s, s.house() + 1, s.dealer()));
  }

  @Test
  void aDealersCardInTwoPlaces() {
    assertLost(
        "two places",
        DuelKit.KIT,
        new DuelPlayer(),
        Event.Opened.class,
        s -> duel(s, s.house(), List.of(s.dealer().get(0), s.dealer().get(0))));
  }

  private static DuelState duel(DuelState s, int house, List<Dealt> dealer) {
    return new DuelState(
        s.options(),
        s.phase(),
        s.round(),
        s.shoe(),
        s.first(),
        s.turn(),
        new DuelState.Bank(dealer, house),
        s.players(),
        s.last(),
        s.violations());
  }

  @Test
  void aCardOfTheRommeStockThatNobodyHas() {
    assertLost(
        "cards",
        RommeKit.KIT,
        new RommeComputer(),
        Event.Opened.class,
        s -> {
          RommeState.Cards c = s.cards();
          return romme(s, c.stockNext() + 1, c.discards());
        });
  }

  @Test
  void aRommeDiscardThatIsStillInTheStock() {
    assertLost(
        "two places",
        RommeKit.KIT,
        new RommeComputer(),
        Event.Opened.class,
        s -> romme(s, s.cards().stockNext() - 1, s.cards().discards()));
  }

  private static RommeState romme(RommeState s, int stockNext, List<Slot> discards) {
    RommeState.Cards c = s.cards();
    RommeState.Cards changed =
        new RommeState.Cards(
            stockNext,
            c.stockEnd(),
            discards,
            c.melds(),
            c.aside(),
            c.reshuffling(),
            c.faces(),
            c.claims(),
            c.opening());
    return new RommeState(
        s.options(),
        s.seats(),
        s.phase(),
        s.round(),
        s.dealer(),
        s.turn(),
        s.deck(),
        changed,
        s.now(),
        s.tally());
  }

  @Test
  void aRecallCardUnderTheTable() {
    assertLost(
        "cards",
        RecallKit.KIT,
        new RecallComputer(),
        Event.Acted.class,
        s -> {
          Stock stock = s.stock();
          Stock fewer =
              new Stock(
                  stock.pile().subList(0, stock.pile().size() - 1),
                  stock.discard(),
                  stock.faces(),
                  stock.awaited(),
                  stock.decks(),
                  stock.shuffling());
          return new RecallState(
              s.options(),
              s.phase(),
              s.players(),
              new RecallState.Middle(fewer, s.window(), s.specials(), s.shown()),
              s.lots(),
              s.turn(),
              s.caller(),
              s.timing(),
              s.finish());
        });
  }

  @Test
  void aCoinInThePotThatNobodyPaid() {
    assertLost(
        "coins",
        HighLowKit.KIT,
        new HighLowComputer(),
        Event.Opened.class,
        s ->
            new HighLowState(
                s.options(),
                s.pot() + 1,
                s.players(),
                s.shoe(),
                s.phase(),
                s.turn(),
                s.hand(),
                s.last(),
                s.handsPlayed()));
  }

  @Test
  void twoCardsOnAPileAtOnce() {
    assertLost(
        "cards at once",
        PilesKit.KIT,
        new BestOdds(),
        Event.Opened.class,
        s -> {
          List<Pile> piles = new ArrayList<>(s.piles());
          Pile last = piles.remove(piles.size() - 1);
          List<Dealt> more = new ArrayList<>(last.cards());
          more.add(more.get(0));
          piles.add(new Pile(last.isOpen(), more));
          return new PilesState(
              s.seats(), s.shuffled(), s.turn(), piles, s.picked(), s.draw(), s.result());
        });
  }

  @Test
  void aCardLeftOutOfTheClassicDeck() {
    assertLost(
        "last card drawn",
        ClassicKit.KIT,
        new ClassicPlayer(),
        Event.Opened.class,
        s -> {
          List<Side> sides = new ArrayList<>(s.sides());
          Side side = sides.get(0);
          List<Dealt> cards = new ArrayList<>(side.cards());
          cards.set(0, Dealt.down(new Slot(0, 40)));
          sides.set(0, new Side(cards, side.said(), side.unproven(), side.vouched(), side.away()));
          return new ClassicState(
              s.options(), s.stage(), s.history(), sides, s.turn(), s.gone(), s.violations());
        });
  }

  @Test
  void aFaceIsThereAsOftenAsInItsDeckWhateverIsShuffledAgain() {
    Faces faces = new Faces();
    faces.shuffled(fresh(0));
    Card ace = Card.of(12);
    assertEquals(Optional.empty(), faces.seen(new Slot(0, 7), ace));
    assertEquals(Optional.empty(), faces.seen(new Slot(0, 7), ace), "seen by somebody else");
    assertTrue(faces.seen(new Slot(0, 7), Card.of(11)).isPresent(), "two faces");
    assertTrue(faces.seen(new Slot(0, 8), ace).isPresent(), "twice in one deck");
    faces.shuffled(fresh(1));
    assertEquals(Optional.empty(), faces.seen(new Slot(1, 8), ace), "another deck");
    assertTrue(faces.seen(new Slot(4, 8), ace).isPresent(), "of no deck");
  }

  @Test
  void aFaceThatIsShuffledAwayMayComeAgainOnce() {
    Faces faces = new Faces();
    faces.shuffled(fresh(0));
    Card ace = Card.of(12);
    assertEquals(Optional.empty(), faces.seen(new Slot(0, 7), ace));
    faces.shuffled(new Request.Shuffle(1, TWO_ACES, List.of()));
    assertEquals(Optional.empty(), faces.seen(new Slot(1, 1), ace));
    assertTrue(faces.seen(new Slot(0, 20), ace).isPresent());
  }

  private static Request.Shuffle fresh(int deck) {
    return new Request.Shuffle(deck, new Request.Contents.Fresh(DeckSpec.FRENCH_52), List.of());
  }
}
