package dev.parlor.app.records;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.played.PlayedMatches;
import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.audit.BrokenTranscript;
import dev.parlor.p2p.result.Verification;
import dev.parlor.rim.files.Archive;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.record.Statistic;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class RecordBookTest {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private RecordBook book() {
    return new RecordBook(Catalogue.SHIPPED, temporary.getRoot().toPath());
  }

  private static String text(Path file) throws Exception {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }

  @Test
  public void theNewestMatchIsFirst() {
    Path root = temporary.getRoot().toPath();
    Path older = PlayedMatches.piles(root, 2, 1);
    Path newer = PlayedMatches.piles(root, 2, 2);
    Collection all = book().read();
    assertEquals(
        List.of(newer, older), List.of(all.matches().get(0).file(), all.matches().get(1).file()));
    assertEquals(Verification.State.COMPLETE, all.matches().get(0).verdict().state());
    assertEquals(Piles.ID, all.boards().get(0).game());
  }

  /** An early build wrote this result and its transcript. They are kept byte by byte. */
  @Test
  public void whatAnEarlyBuildWroteIsReadAndProven() throws Exception {
    RecordBook book = book();
    for (String name : List.of("result.txt", "transcript.cgt")) {
      try (InputStream in = RecordBookTest.class.getResourceAsStream("/first-build/" + name)) {
        Brought brought = book.bring(in.readAllBytes());
        boolean lied = brought instanceof Brought.Proof proof && !proof.lies().isEmpty();
        assertFalse(name, brought instanceof Brought.NotOurs || lied);
      }
    }
    MatchRecord match = book.read().matches().get(0);
    assertEquals(Verification.State.COMPLETE, match.verdict().state());
    assertTrue(match.transcript().isPresent());
    assertEquals("03730230-2126-83ef-b9ee-59353d0d73a9", match.sheet().id());
  }

  @Test
  public void whatSomebodyHasPlayedAndWonIsCountedGameByGame() {
    Path root = temporary.getRoot().toPath();
    Path file = PlayedMatches.piles(root, 2, 1);
    PlayedMatches.piles(root, 2, 2);
    PlayedMatches.poker(root, 3);
    List<MatchRecord> all = book().read().matches();
    String me =
        all.stream()
            .filter(match -> match.file().equals(file))
            .map(match -> match.sheet().players().get(0).npub())
            .findFirst()
            .orElseThrow(AssertionError::new);
    RecordBook mine = new RecordBook(Catalogue.SHIPPED, root, () -> Optional.of(me));
    List<Statistic> statistics = mine.read().statistics();
    int played = statistics.stream().mapToInt(Statistic::played).sum();
    long there =
        all.stream()
            .filter(match -> match.sheet().players().stream().anyMatch(p -> p.npub().equals(me)))
            .count();
    assertEquals(there, played);
    for (Statistic each : statistics) {
      assertEquals(each.played(), each.course().size());
      int ahead = each.course().get(each.played() - 1);
      assertEquals(each.won() - (each.played() - each.won()), ahead);
    }
    assertEquals(List.of(), book().read().statistics());
  }

  @Test
  public void aSignatureThatIsMissingIsMadeUpForByTheTranscript() throws Exception {
    Path file = PlayedMatches.piles(temporary.getRoot().toPath(), 2, 1);
    Files.write(
        file,
        text(file).replaceFirst("--> signature_2: .*\n", "").getBytes(StandardCharsets.UTF_8));
    assertEquals(Verification.State.PROVEN, book().read().matches().get(0).verdict().state());
  }

  /** The result is still listed, and its replay tells what is wrong with the transcript. */
  @Test
  public void aDamagedTranscriptProvesNothingAndTakesNothingAway() throws Exception {
    Path file = PlayedMatches.piles(temporary.getRoot().toPath(), 2, 1);
    Files.write(file, bytes(text(file).replaceFirst("--> signature_2: .*\n", "")));
    Path transcript = book().read().matches().get(0).transcript().get();
    Files.write(transcript, java.util.Arrays.copyOf(Files.readAllBytes(transcript), 2000));
    Collection all = book().read();
    assertEquals(0, all.unreadable());
    assertEquals(Verification.State.PARTIAL, all.matches().get(0).verdict().state());
  }

  @Test
  public void whatIsNoResultIsCountedAndHarmsNothing() throws Exception {
    Path file = PlayedMatches.piles(temporary.getRoot().toPath(), 2, 1);
    Files.write(file.resolveSibling("note.txt"), new byte[] {1, 2, 3});
    Collection all = book().read();
    assertEquals(1, all.unreadable());
    assertEquals(1, all.matches().size());
  }

  @Test
  public void aResultOfAnotherPhoneIsTakenInWithItsTranscript() throws Exception {
    Path elsewhere = temporary.newFolder("elsewhere").toPath();
    Path file = PlayedMatches.piles(elsewhere, 2, 1);
    Path here = temporary.newFolder("here").toPath();
    RecordBook book = new RecordBook(Catalogue.SHIPPED, here);
    Brought came = book.bring(Files.readAllBytes(file));
    assertTrue(came.toString(), came instanceof Brought.Result result && !result.second());
    assertFalse(book.read().matches().get(0).transcript().isPresent());

    MatchRecord there = new RecordBook(Catalogue.SHIPPED, elsewhere).read().matches().get(0);
    Brought proof = book.bring(Files.readAllBytes(there.transcript().get()));
    assertTrue(proof.toString(), proof instanceof Brought.Proof one && one.lies().isEmpty());
    assertTrue(book.read().matches().get(0).transcript().isPresent());
  }

  @Test
  public void theBeginningOfATranscriptTakesNothingAway() throws Exception {
    Path root = temporary.getRoot().toPath();
    PlayedMatches.piles(root, 2, 1);
    Path transcript = book().read().matches().get(0).transcript().get();
    byte[] whole = Files.readAllBytes(transcript);
    byte[] half = java.util.Arrays.copyOf(whole, whole.length / 2);
    book().bring(half);
    assertTrue(java.util.Arrays.equals(whole, Files.readAllBytes(transcript)));
  }

  /**
   * A file that was whole once tells where it is damaged. It takes no place from files that are
   * there.
   */
  @Test
  public void aDamagedFileSaysWhereAndIsNotTaken() throws Exception {
    Path root = temporary.getRoot().toPath();
    Path file = PlayedMatches.piles(root, 2, 1);
    byte[] result = Files.readAllBytes(file);
    String[] lines = text(file).split("\n");
    for (int line = 1; line < lines.length; line++) { // the first line says what it is
      String[] torn = lines.clone();
      torn[line] = torn[line] + "\u0007";
      Brought brought = book().bring(bytes(String.join("\n", torn) + "\n"));
      assertEquals(new Brought.DamagedResult(line + 1), brought);
      assertFalse(brought.isTaken());
    }
    byte[] foreign = result.clone();
    foreign[text(file).indexOf("OUTCOME")] = (byte) 0xff;
    int at = text(file).substring(0, text(file).indexOf("OUTCOME")).split("\n", -1).length;
    assertEquals(new Brought.DamagedResult(at), book().bring(foreign));
    assertTrue(java.util.Arrays.equals(result, Files.readAllBytes(file)));
    byte[] transcript =
        Files.readAllBytes(
            book().read().matches().get(0).transcript().orElseThrow(AssertionError::new));
    Brought torn = book().bring(java.util.Arrays.copyOf(transcript, transcript.length - 1));
    BrokenTranscript broken = ((Brought.DamagedTranscript) torn).what();
    assertEquals(BrokenTranscript.Where.ENTRIES, broken.where());
    assertEquals("all but the last", broken.all() - 1, broken.read());
  }

  /** A text that the disk has damaged does not stand in the way of a whole one. */
  @Test
  public void aWholeResultTakesThePlaceOfADamagedOne() throws Exception {
    Path file = PlayedMatches.piles(temporary.getRoot().toPath(), 2, 1);
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, java.util.Arrays.copyOf(whole, whole.length / 2));
    assertEquals(1, book().read().unreadable());
    assertTrue(book().bring(whole) instanceof Brought.Result);
    assertTrue(java.util.Arrays.equals(whole, Files.readAllBytes(file)));
    assertEquals(0, book().read().unreadable());
  }

  @Test
  public void anythingElseIsRefused() {
    for (byte[] bytes :
        new byte[][] {{}, {1}, new byte[9000], "CGT".getBytes(StandardCharsets.UTF_8)}) {
      assertEquals(new Brought.NotOurs(), book().bring(bytes));
    }
    assertEquals(0, book().read().matches().size());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  public void handsThatOthersHavePlayedAreReplayedByTheRulesAndKept() throws Exception {
    Path root = temporary.getRoot().toPath();
    PlayedMatches.poker(root, 4);
    MatchRecord match = book().read().matches().get(0);
    String hands = text(book().hands(match, temporary.newFolder("shared").toPath()).get());
    Brought.Hands came = (Brought.Hands) book().bring(bytes(hands));
    assertEquals(new Brought.Hands(1, 0, 0, Optional.empty()), came);
    Path kept = Archive.in(root).hands(HandShelf.name(bytes(hands)));
    assertEquals(hands, text(kept));
    String wrong = hands.replaceFirst("starting_stacks = \\[[0-9]+", "starting_stacks = [1");
    Brought.Hands differs = (Brought.Hands) book().bring(bytes(wrong));
    assertEquals(1, differs.differ());
    assertFalse(differs.first().get().what().isNone());
    assertEquals(
        new Brought.Hands(0, 0, 1, Optional.empty()),
        book().bring(bytes("variant = 'FT'\nantes = [0, 0]\n")));
    assertEquals(new Brought.NotOurs(), book().bring(bytes("key = 'of no hand'\n")));
    assertEquals("no match came of it", 1, book().read().matches().size());
  }

  @Test
  public void theHandsOfPokerAreAFileOfTheirOwn() throws Exception {
    Path root = temporary.getRoot().toPath();
    PlayedMatches.poker(root, 3);
    MatchRecord match = book().read().matches().get(0);
    Path hands = book().hands(match, temporary.newFolder("shared").toPath()).get();
    assertTrue(text(hands), text(hands).startsWith("variant = 'NT'"));
  }
}
