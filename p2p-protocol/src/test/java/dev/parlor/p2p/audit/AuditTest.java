package dev.parlor.p2p.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.kits.ClassicKit;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.result.Verification.State;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class AuditTest {
  private static final Entropy ENTROPY = new SeededEntropy(5);
  private static final Bip340 SIGNATURES = new Bip340(ENTROPY);

  /** A match with a sealed deck of two seats. The one below it has a coin deck of three. */
  private static final PlayedMatch CLASSIC =
      PlayedMatch.match(ClassicKit.KIT, new ClassicPlayer(), 2, 21, Map.of(), SIGNATURES);

  private static final PlayedMatch PILES =
      PlayedMatch.match(PilesKit.KIT, new BestOdds(), 3, 22, Map.of(), SIGNATURES);

  private static Audit audit(Transcript transcript) {
    return Audit.of(
        AllKits.GAMES.of(transcript.roster().invite().game()),
        transcript,
        SIGNATURES,
        new SealedCrypto(),
        ENTROPY);
  }

  private static void firstLie(Transcript transcript, long index, int seat, Offence kind) {
    Finding lie = audit(transcript).firstLie().orElseThrow();
    assertEquals(
        index + " " + seat + " " + kind,
        lie.index() + " " + lie.verdict().seat().index() + " " + lie.verdict().kind());
  }

  @Test
  void anHonestMatchIsCompleteAndItsTranscriptSaysTheSame() throws Malformed {
    for (PlayedMatch played : List.of(CLASSIC, PILES)) {
      Audit audit = audit(Transcript.decode(played.transcript.encode()));
      assertEquals(List.of(), audit.lies());
      assertTrue(audit.provesOutcome());
      assertEquals(played.transcript.log().size(), audit.entries());
      assertEquals(played.result, audit.result().orElseThrow());
      Verification alone = Verification.of(AllKits.GAMES, played.result, SIGNATURES);
      assertEquals(State.COMPLETE, alone.state(), () -> alone.flaws().toString());
      assertEquals(State.COMPLETE, audit.judge(AllKits.GAMES, played.result, SIGNATURES).state());
      assertEquals(1, audit.seating().number());
    }
  }

  @Test
  void aLoserWhoDoesNotSignErasesNothing() {
    for (PlayedMatch played : List.of(CLASSIC, PILES)) {
      Map<Integer, String> one = new TreeMap<>(played.result.signatures());
      one.remove(2);
      SignedResult withheld = new SignedResult(played.result.sheet(), one);
      assertEquals(State.PARTIAL, Verification.of(AllKits.GAMES, withheld, SIGNATURES).state());
      Transcript upToFinish = unsigned(played, 1);
      assertEquals(
          State.PROVEN, audit(upToFinish).judge(AllKits.GAMES, withheld, SIGNATURES).state());
      assertEquals(
          State.PROVEN, audit(upToFinish).verdict(AllKits.GAMES, SIGNATURES).orElseThrow().state());
    }
  }

  @Test
  void aResultThatNobodySignedIsNotProven() {
    SignedResult bare = new SignedResult(PILES.result.sheet(), Map.of());
    assertEquals(
        State.PARTIAL, audit(PILES.transcript).judge(AllKits.GAMES, bare, SIGNATURES).state());
  }

  @Test
  void aTranscriptProvesOnlyItsOwnResult() {
    Map<Integer, String> one = new TreeMap<>(CLASSIC.result.signatures());
    one.remove(2);
    SignedResult withheld = new SignedResult(CLASSIC.result.sheet(), one);
    assertEquals(
        State.PARTIAL, audit(PILES.transcript).judge(AllKits.GAMES, withheld, SIGNATURES).state());
  }

  /** The transcript with only this many signatures of the result in it. */
  private static Transcript unsigned(PlayedMatch played, int signatures) {
    int first = played.find(entry -> Match.verbOf(entry).equals("SIGN"));
    return new Transcript(
        played.transcript.roster(), played.transcript.log().subList(0, first + signatures));
  }

  @Test
  void aTranscriptThatEndsEarlyHasNoResult() {
    Transcript half =
        new Transcript(PILES.transcript.roster(), PILES.transcript.log().subList(0, 12));
    Audit audit = audit(half);
    assertEquals(List.of(), audit.lies());
    assertFalse(audit.outcome().isPresent());
    assertFalse(audit.provesOutcome());
    assertFalse(audit.verdict(AllKits.GAMES, SIGNATURES).isPresent());
  }

  @Test
  void aChangedPayloadIsNoLongerSignedByItsAuthor() {
    List<Ordered> log = new ArrayList<>(PILES.transcript.log());
    Ordered honest = log.get(6);
    Entry entry = honest.entry();
    Entry changed = changed(entry, Payload.text(Line.of("LEAVE", 1)), entry.signature());
    log.set(6, new Ordered(honest.order(), changed));
    firstLie(new Transcript(PILES.transcript.roster(), log), 6, -1, Offence.NOT_IN_CHAIN);
    log.set(6, new Ordered(order(honest.order(), changed.hash()), changed));
    firstLie(new Transcript(PILES.transcript.roster(), log), 6, -1, Offence.NOT_IN_CHAIN);
  }

  /**
   * The signature of an entry is no part of what the host has signed. So a bad one proves nothing
   * of the host: it may have been good when the entry was ordered.
   */
  @Test
  void aSpoiltSignatureOfAnEntryIsADamagedFileAndNoLieOfTheHost() {
    for (PlayedMatch played : List.of(PILES, CLASSIC)) {
      List<Ordered> log = new ArrayList<>(played.transcript.log());
      Entry entry = log.get(6).entry();
      byte[] spoilt = entry.signature().toArray();
      spoilt[40] ^= 1;
      Entry changed = changed(entry, entry.payload(), Bytes.of(spoilt));
      log.set(6, new Ordered(log.get(6).order(), changed));
      Transcript damaged = new Transcript(played.transcript.roster(), log);
      firstLie(damaged, 6, -1, Offence.NOT_IN_CHAIN);
      assertFalse(audit(damaged).provesOutcome());
    }
  }

  /**
   * The entry is signed by its author and by the host, but no honest host would have put it there.
   */
  @Test
  void anEntryThatIsOrderedTwiceIsTheHostsLie() {
    firstLie(PILES.orderedAgain(6, 9), 9, 0, Offence.ORDERED_NONSENSE);
  }

  private static Entry changed(Entry honest, Payload payload, Bytes signature) {
    return new Entry(
        honest.tid(),
        honest.seat(),
        honest.counter(),
        honest.seen(),
        honest.seenHead(),
        payload,
        signature);
  }

  private static Order order(Order honest, Bytes entry) {
    return new Order(honest.tid(), honest.index(), honest.previous(), entry, honest.signature());
  }

  @Test
  void entriesOutOfOrderOrLeftOutBreakTheChain() {
    List<Ordered> log = new ArrayList<>(PILES.transcript.log());
    Collections.swap(log, 8, 9);
    firstLie(new Transcript(PILES.transcript.roster(), log), 8, -1, Offence.NOT_IN_CHAIN);
    log.remove(8);
    assertEquals(9, audit(new Transcript(PILES.transcript.roster(), log)).entries());
  }

  @Test
  void aSignedMoveAgainstTheRulesNamesItsAuthorAndItsPlace() {
    int guess = PILES.find(entry -> Match.verbOf(entry).equals("GUESS"));
    int author = PILES.transcript.log().get(guess).entry().seat().index();
    int other = (author + 1) % 3;
    Payload stolen = Payload.text(Line.of("GUESS", author + 1, 1, "higher"));
    firstLie(PILES.goesOn(guess, other, stolen), guess, other, Offence.FOR_SOMEBODY_ELSE);
    Payload early = Payload.text(Line.of("FINISH", 1_700_000_000));
    firstLie(PILES.goesOn(guess, 0, early), guess, 0, Offence.FINISH_TOO_EARLY);
    firstLie(PILES.goesOn(guess, 1, early), guess, 1, Offence.FINISH_TOO_EARLY);
  }

  @Test
  void aWrongCoinNamesItsAuthor() {
    int coin = PILES.find(entry -> Match.verbOf(entry).equals("COIN"));
    Entry entry = PILES.transcript.log().get(coin).entry();
    byte[] wrong = entry.payload().bytes().toArray();
    wrong[wrong.length - 1] ^= 1;
    firstLie(
        PILES.retold(coin, Payload.block(wrong)), coin, entry.seat().index(), Offence.WRONG_COIN);
  }

  @Test
  void aFalseShuffleIsNamedAtItsProof() {
    List<Integer> proofs = new ArrayList<>();
    Set<TableSeat> listed = new HashSet<>();
    for (int i = 0; i < CLASSIC.transcript.log().size(); i++) {
      Entry entry = CLASSIC.transcript.log().get(i).entry();
      boolean endsBlock =
          Match.verbOf(entry).equals("PART") && entry.payload().bytes().toArray()[2] == 1;
      if (endsBlock && !listed.add(entry.seat())) {
        proofs.add(i); // the list and its proof both come in parts, in this order
      }
    }
    for (int proof : proofs) {
      Entry entry = CLASSIC.transcript.log().get(proof).entry();
      byte[] wrong = entry.payload().bytes().toArray();
      wrong[wrong.length - 1] ^= 1;
      Finding lie = audit(CLASSIC.retold(proof, Payload.block(wrong))).firstLie().orElseThrow();
      assertEquals(
          proof + " " + entry.seat(), lie.index() + " " + lie.verdict().seat(), lie.toString());
    }
    assertEquals(2, proofs.size());
  }

  @Test
  void aWrongShareNamesItsAuthor() {
    int unlock = CLASSIC.find(entry -> Match.verbOf(entry).equals("UNLOCK"));
    Entry entry = CLASSIC.transcript.log().get(unlock).entry();
    byte[] wrong = entry.payload().bytes().toArray();
    wrong[wrong.length - 1] ^= 1;
    Finding lie = audit(CLASSIC.retold(unlock, Payload.block(wrong))).firstLie().orElseThrow();
    assertEquals(
        unlock + " " + entry.seat(), lie.index() + " " + lie.verdict().seat(), lie.toString());
  }

  @Test
  void aSignatureOfAnotherTextIsALieButTakesNothingBack() {
    int sign = PILES.find(entry -> Match.verbOf(entry).equals("SIGN"));
    int other = (PILES.transcript.log().get(sign).entry().seat().index() + 1) % 3;
    Payload wrong = Payload.text(Line.of("SIGN", "00".repeat(64)));
    Transcript spoilt = PILES.goesOn(sign + 1, other, wrong);
    firstLie(spoilt, sign + 1, other, Offence.WRONG_SIGNATURE);
    assertTrue(audit(spoilt).provesOutcome());
    assertEquals(
        State.PROVEN, audit(spoilt).verdict(AllKits.GAMES, SIGNATURES).orElseThrow().state());
  }

  @Test
  void aFinishBeforeTheStartIsTheHostsLie() {
    int finish = PILES.find(entry -> Match.verbOf(entry).equals("FINISH"));
    Payload backdated = Payload.text(Line.of("FINISH", 1_600_000_000));
    firstLie(PILES.goesOn(finish, 0, backdated), finish, 0, Offence.FINISH_BEFORE_START);
  }

  @Test
  void whoLeavesOrIsConvictedLeavesNothingProven() {
    int guess = PILES.find(entry -> Match.verbOf(entry).equals("GUESS"));
    Audit left = audit(PILES.goesOn(guess, 1, Payload.text(Line.of("LEAVE", 2))));
    assertFalse(left.provesOutcome());
  }

  @Test
  void aSeatWithoutItsOwnersCertificateIsNoSeat() {
    Roster roster = PILES.transcript.roster();
    List<Join> seats = new ArrayList<>(roster.seats());
    Join join = seats.get(2);
    byte[] certificate = join.certificate().toArray();
    certificate[40] ^= 1;
    seats.set(
        2,
        new Join(
            join.npub(),
            join.callsign(),
            join.nonce(),
            join.sessionKey(),
            join.linkKey(),
            Bytes.of(certificate)));
    Roster forged = new Roster(roster.invite(), seats);
    firstLie(new Transcript(forged, PILES.transcript.log()), -1, -1, Offence.ROSTER);
  }

  @Test
  void damagedFilesAreRefusedOrShownAsBroken() {
    byte[] bytes = PILES.transcript.encode();
    assertThrows(Malformed.class, () -> Transcript.decode(new byte[0]));
    assertThrows(Malformed.class, () -> Transcript.decode(Arrays.copyOf(bytes, bytes.length - 1)));
    assertThrows(Malformed.class, () -> Transcript.decode(Arrays.copyOf(bytes, bytes.length + 1)));
    long seed = 77;
    java.util.SplittableRandom random = new java.util.SplittableRandom(seed);
    for (int i = 0; i < 300; i++) {
      byte[] damaged = bytes.clone();
      damaged[random.nextInt(damaged.length)] ^= (byte) (1 + random.nextInt(255));
      try {
        Transcript transcript = Transcript.decode(damaged);
        if (i % 20 == 0) {
          assertFalse(audit(transcript).lies().isEmpty(), "seed " + seed + " round " + i);
        }
      } catch (Malformed refused) {
        assertFalse(String.valueOf(refused.getMessage()).isEmpty(), "seed " + seed);
      }
    }
  }

  @Test
  void printedLinesCarryTheVerbsOfTheDesign() {
    List<String> lines = Printed.lines(CLASSIC.transcript);
    assertEquals(CLASSIC.transcript.log().size(), lines.size());
    assertTrue(lines.get(0).startsWith("0 X1P"), lines.get(0));
    assertTrue(lines.get(0).contains(" START_GAME:"), lines.get(0));
    assertTrue(lines.stream().anyMatch(line -> line.contains(" SEED_HASH:1:")));
    assertTrue(lines.stream().anyMatch(line -> line.contains(" SEED_REVEAL:2:")));
    assertTrue(lines.stream().allMatch(line -> line.length() < 600));
  }

  @Test
  void theKnownCardsOfAllPlayersStandBehindTheEntryThatChangedThem() {
    PlayedMatch recall =
        PlayedMatch.match(RecallKit.KIT, new RecallComputer(), 2, 41, Map.of(), SIGNATURES);
    Narrative narrative = new Narrative();
    Audit.of(RecallKit.KIT, recall.transcript, SIGNATURES, new SealedCrypto(), ENTROPY, narrative);
    List<List<String>> known = narrative.known();
    assertEquals(narrative.told().size(), known.size());
    List<List<String>> changes = new ArrayList<>(known);
    changes.removeIf(List::isEmpty);
    for (List<String> all : changes) {
      assertEquals(2, all.size(), "one line for each player");
    }
    assertEquals("known_cards:1 = {}", changes.get(0).get(0));
    String card =
        "\"0\\.\\d+\": \\{ \"cardId\": \"0\\.\\d+\", \"rank\": \"(\\w|Jk)\", \"suit\": \"\\w?\","
            + " \"points\": \\d+(, \"specialPower\": \"\\w+\")? }";
    String one = "known_cards:1 = \\{ \"1\": \\{ " + card + " } }";
    assertTrue(changes.get(1).get(0).matches(one), changes.get(1).get(0));
    int first = known.indexOf(changes.get(1));
    assertEquals("PICK", narrative.told().get(first).verb());
    int draws = 0;
    for (int i = 0; i < known.size(); i++) {
      if (narrative.told().get(i).verb().equals("DRAW")) {
        draws++;
        assertEquals(2, known.get(i).size(), "the drawn card is known to who drew it");
      }
    }
    assertTrue(draws > 2, "seed 41: " + draws);
  }

  @Test
  void theSessionRecordNamesTheSeedsOfAllPlayers() {
    String yaml = SessionRecord.yaml(CLASSIC.transcript, CLASSIC.result.sheet());
    assertTrue(yaml.startsWith("session:\n  id: " + CLASSIC.result.sheet().id() + "\n"), yaml);
    assertTrue(yaml.contains("  game: classic\n  player_count: 2\n  seeds:\n"), yaml);
    assertTrue(yaml.contains("    - {player: X1P1, seed: "), yaml);
    assertTrue(yaml.endsWith("  started: 2023-11-14T22:13:20Z\n"), yaml);
    String coins = SessionRecord.yaml(PILES.transcript, PILES.result.sheet());
    assertEquals(3, coins.lines().filter(line -> line.contains("seed: ")).count() - 1, coins);
  }

  @Test
  void atPokerTheSessionRecordNamesTheHandOfEverySeed() {
    PlayedMatch two =
        PlayedMatch.match(
            PokerKit.KIT, new HoldemPlayer(), 2, 31, Map.of("handLimit", "2"), SIGNATURES);
    List<String> decks = new ArrayList<>();
    for (String line : SessionRecord.yaml(two.transcript, two.result.sheet()).split("\n")) {
      if (line.startsWith("    - ")) {
        decks.add(line.replaceAll("seed: [0-9a-f]{64}, ", "").trim());
      }
    }
    decks.sort(null);
    List<String> expected = new ArrayList<>();
    for (String player : List.of("X1P1", "X1P2")) {
      for (int hand = 1; hand <= 2; hand++) {
        expected.add("- {player: " + player + ", deck: " + hand + "}");
      }
    }
    assertEquals(expected, decks);
  }
}
