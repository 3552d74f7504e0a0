package dev.parlor.terminal.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.result.Flaw;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.station.Uncounted;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.table.Company;
import dev.parlor.rim.table.QuietStrand;
import dev.parlor.terminal.Ran;
import dev.parlor.terminal.shell.Texts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultCommandsTest {
  private static final TableSession<PilesState, PilesView> SESSION = played();

  @TempDir private Path home = Path.of("");
  private Path result = Path.of("");
  private Path transcript = Path.of("");

  private static TableSession<PilesState, PilesView> played() {
    QuietStrand strand = new QuietStrand(Runnable::run, 1_767_225_600_000L);
    Company<PilesState, PilesView> company =
        new Company<>(PilesKit.KIT, new BestOdds(), 2, Map.of(), SeededEntropy::new, 4, strand);
    company.gather();
    company.play();
    return company.session(1);
  }

  @BeforeEach
  void aFinishedMatchIsSaved() {
    Archive archive = Archive.in(home);
    result = archive.save(SESSION).orElseThrow();
    transcript = archive.transcript(SESSION.result().orElseThrow().sheet().id());
  }

  private static String first(Ran ran) {
    return ran.lines().isEmpty() ? ran.err() : ran.lines().get(0);
  }

  private void change(Path file, String from, String to) throws IOException {
    Files.writeString(file, Files.readString(file).replaceFirst(from, to));
  }

  @Test
  void theCollectionHasTheLayoutOfTheDesign() throws IOException {
    String id = SESSION.result().orElseThrow().sheet().id();
    Path games = home.resolve("collections/card_games");
    assertEquals(games.resolve("results/piles/" + id + ".txt"), result);
    assertTrue(Files.isRegularFile(games.resolve("transcripts/" + id + ".cgt")));
    assertTrue(Files.readString(games.resolve("sessions/" + id + ".yaml")).contains("id: " + id));
    try (var files = Files.walk(home)) {
      assertFalse(files.anyMatch(file -> file.toString().endsWith(".tmp")));
    }
  }

  @Test
  void aResultSignedByAllIsComplete() {
    Ran ran = Ran.parlor("verify", result.toString());
    assertEquals(0, ran.exit(), ran.err());
    assertTrue(first(ran).contains("COMPLETE - signed by all players"), ran.out());
    assertEquals(2, ran.lines().stream().filter(line -> line.endsWith(": signed")).count());
    assertEquals(2, ran.lines().stream().filter(line -> line.matches(" +npub1\\w+")).count());
  }

  @Test
  void aWithheldSignatureIsMadeUpForByTheTranscript() throws IOException {
    change(result, "--> signature_2: .*\n", "");
    Ran ran = Ran.parlor("verify", result.toString());
    assertEquals(0, ran.exit());
    assertTrue(first(ran).contains("PROVEN"), ran.out());
    assertTrue(ran.out().contains("has not signed"), ran.out());
    Files.delete(transcript);
    Ran alone = Ran.parlor("verify", result.toString());
    assertEquals(1, alone.exit());
    assertTrue(first(alone).contains("PARTIAL"), alone.out());
  }

  @Test
  void aChangedResultSaysWhatIsWrongInBothLanguages() throws IOException {
    change(result, "PILES_OPEN: .", "PILES_OPEN: 8");
    Ran ran = Ran.parlor("verify", result.toString());
    assertEquals(1, ran.exit());
    assertTrue(ran.out().contains("the text or the signature was changed"), ran.out());
    Ran german = Ran.with(Map.of("LANG", "de_DE.UTF-8"), "", "verify", result.toString());
    assertTrue(german.out().contains("Text oder Unterschrift wurde verändert"), german.out());
  }

  @Test
  void whatIsNoResultIsOneSentenceWithItsLine() throws IOException {
    change(result, "\n\n", "\n");
    Ran ran = Ran.parlor("verify", result.toString());
    assertEquals(2, ran.exit());
    assertEquals("", ran.out());
    assertTrue(ran.err().contains("line 2: a blank line is missing"), ran.err());
    Ran missing = Ran.parlor("verify", "nowhere.txt", result.toString());
    assertEquals(2, missing.exit());
    assertTrue(missing.err().startsWith("There is no file nowhere.txt"), missing.err());
  }

  /** A name that turns the text around it is shown to nobody. */
  @Test
  void aNameThatNoSeatMayHaveIsOneSentenceWithItsLine() throws IOException {
    change(result, "PLAYER:X1", "PLAYER:X\u202e");
    Ran ran = Ran.parlor("verify", result.toString());
    assertEquals(2, ran.exit());
    assertEquals("", ran.out());
    assertTrue(
        ran.err().matches("(?s).*line \\d+: a callsign has 3 to 18 of A-Z and 0-9, not 'X\\?.*"));
    Ran german = Ran.with(Map.of("LANG", "de_DE.UTF-8"), "", "verify", result.toString());
    assertTrue(german.err().contains("ein Rufzeichen hat 3 bis 18 Zeichen"), german.err());
  }

  @Test
  void machinesGetJson() throws IOException {
    change(result, "--> signature_1: .*\n", "--> signature_1: 00\n");
    JsonObject json =
        JsonParser.parseString(first(Ran.parlor("verify", "--json", result.toString())))
            .getAsJsonObject();
    assertEquals("PROVEN", json.get("state").getAsString());
    assertEquals("piles", json.get("game").getAsString());
    JsonObject flaw = json.getAsJsonArray("flaws").get(0).getAsJsonObject();
    assertEquals("SIGNATURE_FORM", flaw.get("kind").getAsString());
    assertEquals(1, flaw.get("player").getAsInt());
  }

  @Test
  void anHonestTranscriptPassesItsAudit() {
    Ran ran = Ran.parlor("audit", transcript.toString());
    assertEquals(0, ran.exit(), ran.out());
    assertTrue(ran.out().contains("nobody lied"), ran.out());
    assertTrue(ran.out().contains("COMPLETE"), ran.out());
    Ran printed = Ran.parlor("audit", "--print", transcript.toString());
    assertTrue(first(printed).matches("0 X1[A-Z0-9]+ START_GAME:.*"), first(printed));
    assertTrue(printed.out().contains("\n     agrees to the seats:"), printed.out());
    assertFalse(printed.out().contains("nothing that this program knows"), printed.out());
  }

  @Test
  void aChangedTranscriptFailsItsAudit() throws IOException {
    byte[] bytes = Files.readAllBytes(transcript);
    bytes[bytes.length - 100] ^= 1;
    Files.write(transcript, bytes);
    Ran ran = Ran.parlor("audit", transcript.toString());
    assertEquals(1, ran.exit(), ran.out());
    assertTrue(ran.out().contains("The first lie stands in entry "), ran.out());
    Files.write(transcript, Arrays.copyOf(bytes, 500));
    Ran torn = Ran.parlor("audit", transcript.toString());
    assertEquals(2, torn.exit());
    assertTrue(torn.err().contains("can't be read"), torn.err());
    Files.write(transcript, Arrays.copyOf(bytes, bytes.length - 1));
    Ran end = Ran.parlor("audit", transcript.toString());
    long all = Transcript.of(SESSION).orElseThrow().log().size();
    String where = "of its " + all + " entries only the first " + (all - 1) + " can be read";
    assertTrue(end.err().contains(where), end.err());
    Files.write(transcript, Arrays.copyOf(bytes, bytes.length + 1));
    assertTrue(Ran.parlor("audit", transcript.toString()).err().contains("behind the last"));
    Files.write(transcript, "abcd".getBytes(java.nio.charset.StandardCharsets.UTF_8));
    assertTrue(Ran.parlor("audit", transcript.toString()).err().contains("is no transcript"));
  }

  @Test
  void aTranscriptWithoutAnEndProvesNothing() throws IOException {
    Transcript whole = Transcript.of(SESSION).orElseThrow();
    Transcript half = new Transcript(whole.roster(), whole.log().subList(0, 9));
    Files.write(transcript, half.encode());
    Ran ran = Ran.parlor("audit", transcript.toString());
    assertEquals(1, ran.exit());
    assertTrue(ran.out().contains("there is no result"), ran.out());
    assertTrue(Ran.parlor("audit", "--json", transcript.toString()).out().contains("UNFINISHED"));
  }

  @Test
  void theSecondFormComesBackAsTheFirst(@TempDir Path other) throws IOException {
    Ran exported = Ran.parlor("export", result.toString(), "--card-game");
    assertEquals(0, exported.exit());
    assertTrue(exported.out().startsWith("# CARD_GAME: "), exported.out());
    Path file = other.resolve("second.txt");
    Files.writeString(file, exported.out());
    Ran imported = Ran.parlor("import", file.toString(), "--home", other.toString());
    assertEquals(0, imported.exit(), imported.err());
    Path there = other.resolve(home.relativize(result));
    assertEquals(Files.readString(result), Files.readString(there));
  }

  @Test
  void importBringsSignaturesTogetherAndKeepsTwoTextsApart(@TempDir Path other) throws IOException {
    String whole = Files.readString(result);
    Path one = other.resolve("one.txt");
    Files.writeString(one, whole.replaceFirst("--> signature_1: .*\n", ""));
    Path two = other.resolve("two.txt");
    Files.writeString(two, whole.replaceFirst("--> signature_2: .*\n", ""));
    Ran.parlor("import", one.toString(), "--home", other.toString());
    Ran.parlor("import", two.toString(), "--home", other.toString());
    Path there = other.resolve(home.relativize(result));
    assertEquals(whole, Files.readString(there));
    Files.writeString(two, whole.replaceFirst("PILES_OPEN: .", "PILES_OPEN: 7"));
    Ran twin = Ran.parlor("import", two.toString(), "--home", other.toString());
    assertTrue(twin.err().contains("both are kept"), twin.err());
    assertEquals(whole, Files.readString(there));
  }

  @Test
  void everySignatureIsExportedAsAnEvent() throws IOException {
    Ran ran = Ran.parlor("export", "--nostr", result.toString());
    assertEquals(2, ran.lines().size());
    JsonObject event = JsonParser.parseString(first(ran)).getAsJsonObject();
    assertEquals(30_078, event.get("kind").getAsInt());
    change(result, "PILES_OPEN: .", "PILES_OPEN: 8");
    assertEquals(1, Ran.parlor("export", "--nostr", result.toString()).exit());
    assertEquals(2, Ran.parlor("export", result.toString()).exit());
  }

  @Test
  void leaderboardsComeFromTheResultsAlone() throws IOException {
    Ran shown = Ran.parlor("leaderboard", home.toString(), "piles");
    assertEquals(0, shown.exit(), shown.err());
    assertTrue(first(shown).startsWith("# LEADERBOARD: LOCAL"), shown.out());
    assertTrue(shown.out().contains("> RANK:2 CALLSIGN:X1"), shown.out());
    Ran rebuilt = Ran.parlor("rebuild", home.resolve("collections").toString());
    assertEquals(0, rebuilt.exit(), rebuilt.err());
    Path board = home.resolve("collections/card_games/leaderboards/LOCAL/piles.txt");
    assertEquals(shown.out().strip(), Files.readString(board).strip());
    Path stale = Files.writeString(board.resolveSibling("poker.txt"), "# of a result long gone");
    assertEquals(0, Ran.parlor("rebuild", home.resolve("collections").toString()).exit());
    assertTrue(Files.exists(board) && !Files.exists(stale));
    Ran none = Ran.parlor("leaderboard", home.toString(), "poker");
    assertEquals(1, none.exit());
    assertEquals("", none.out());
    assertTrue(none.err().startsWith("No result in "), none.err());
    assertEquals(2, Ran.parlor("leaderboard", home.toString(), "chess").exit());
    assertEquals(2, Ran.parlor("leaderboard", home.resolve("nowhere").toString()).exit());
  }

  @Test
  void theFolderOfAStationIsRankedByItsCharter() {
    Archive archive = Archive.in(home);
    String npub = SESSION.result().orElseThrow().sheet().players().get(0).npub();
    String charter = "# STATION: X3STATION01\n\nNPUB: " + npub + "\n";
    archive.shelf().write("station/station.txt", charter.getBytes(StandardCharsets.UTF_8));
    Ran ran = Ran.parlor("leaderboard", home.toString(), "piles", "--json");
    assertEquals(1, ran.exit());
    assertTrue(first(ran).startsWith("{\"station\":\"X3STATION01\""), ran.out());
    assertTrue(ran.err().contains("a player is not admitted here"), ran.err());
    archive.shelf().write("station/station.txt", new byte[] {'x'});
    assertEquals(2, Ran.parlor("leaderboard", home.toString(), "piles").exit());
  }

  @Test
  void aFileThatCantBeReadIsReportedAndSkipped() throws IOException {
    Files.writeString(result.resolveSibling("junk.txt"), "junk\n");
    Ran shown = Ran.parlor("leaderboard", home.toString(), "piles");
    assertEquals(0, shown.exit());
    assertTrue(shown.err().contains("junk.txt, line 1"), shown.err());
  }

  @Test
  void uuidsThatLeadOutOfTheFolderAreRefused() throws IOException, Unreadable {
    SignedResult honest = SESSION.result().orElseThrow();
    String evil = honest.text().replace(honest.sheet().id(), "../../../evil");
    Path file = home.resolve("evil.txt");
    Files.writeString(file, evil);
    Ran ran = Ran.parlor("import", file.toString(), "--home", home.toString());
    assertEquals(2, ran.exit());
    assertTrue(ran.err().contains("../../../evil"), ran.err());
  }

  @Test
  void everyReasonHasASentenceInBothLanguages() {
    List<String> keys = new ArrayList<>();
    for (Flaw.Kind kind : Flaw.Kind.values()) {
      keys.add("flaw." + kind);
    }
    for (Unreadable.Why why : Unreadable.Why.values()) {
      keys.add("unreadable." + why);
    }
    for (Verification.State state : Verification.State.values()) {
      keys.add("verify." + state);
    }
    for (Uncounted why : Uncounted.values()) {
      keys.add("uncounted." + why);
    }
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      keys.forEach(key -> assertTrue(Texts.in(locale).has(key), key));
    }
  }
}
