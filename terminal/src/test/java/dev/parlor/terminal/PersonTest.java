package dev.parlor.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person sits down at a terminal and knows nothing yet. */
class PersonTest {
  @TempDir private Path home;

  private Map<String, String> environment() {
    return Map.of("XDG_DATA_HOME", home.toString(), "LANG", "en_US.UTF-8");
  }

  private Ran person(String typed, String... args) {
    return Ran.person(environment(), typed, args);
  }

  @Test
  void parlorAloneOpensAMenuThatLeadsToATable() {
    Ran ran = person("9\n1\n6\n1h\nq\n");
    assertEquals(0, ran.exit(), ran.err());
    assertTrue(ran.out().contains("  1  Play against the computer"), ran.out());
    assertTrue(ran.out().contains("A number from 1 to 5."), ran.out());
    assertTrue(ran.out().contains("You say higher than "), ran.out());
    Ran again = person("1\nq\n");
    assertTrue(again.out().contains("  1  Go on with the interrupted table"), again.out());
    assertEquals(0, again.exit(), again.err());
    assertEquals(0, person("q\n").exit());
    assertEquals(2, Ran.parlor().exit(), "a pipe gets the usage as before");
  }

  @Test
  void aGameAloneIsPlayedAndALanguageIsChosenAnywhere() {
    Ran german = Ran.with(environment(), "q\n", "piles", "--lang", "de");
    assertTrue(german.out().contains("Wähle einen Stapel"), german.out());
    assertTrue(Ran.with(environment(), "", "--lang=de", "rules", "piles").out().contains("Stapel"));
  }

  @Test
  void aTableThatWasLeftIsOfferedBeforeAnother() {
    person("1h\nq\n", "play", "piles", "--seed", "5", "--players", "1");
    Ran back = person("\nq\n", "play", "poker");
    assertTrue(back.out().contains("High/Low Piles was interrupted: Enter goes on"), back.out());
    assertTrue(back.out().contains("42 cards left"), back.out());
    Ran other = person("n\nq\n", "play", "classic", "--seed", "1");
    assertTrue(other.out().contains("d Deal"), other.out());
    assertFalse(other.out().contains("cards left"), other.out());
  }

  @Test
  void theNameIsAskedOnceAndCanBeChanged() {
    String[] host = {"host", "piles", "--players", "2", "--bots", "1"};
    Ran first = person("x\nanna\nn\n", host);
    assertTrue(first.out().contains("What shall others call you?"), first.out());
    assertTrue(first.out().contains("not 'X'"), first.out());
    assertTrue(first.out().contains("Only this computer can reach this"), first.out());
    assertTrue(first.out().contains("--bluetooth"), "no phone comes by an address: " + first.out());
    assertFalse(first.out().contains("A phone reads"), first.out());
    Ran second = person("n\n", host);
    assertFalse(second.out().contains("What shall the others"), second.out());
    assertTrue(Ran.with(environment(), "", "identity").out().startsWith("ANNA  npub1"));
    String before = Ran.with(environment(), "", "identity").lastLine();
    Ran renamed = Ran.with(environment(), "", "identity", "name", "bert");
    assertEquals(before.replace("ANNA", "BERT"), renamed.lastLine());
    assertEquals(2, Ran.with(environment(), "", "identity", "name", "?").exit());
  }

  @Test
  void whoVerifiesATranscriptIsToldToAuditIt() throws java.io.IOException {
    Path file = java.nio.file.Files.writeString(home.resolve("match.cgt"), "CGT1\n");
    Ran ran = Ran.with(environment(), "", "verify", file.toString());
    assertEquals(2, ran.exit());
    List<String> lines = ran.err().lines().toList();
    assertEquals(
        "That looks like a transcript. Try: parlor audit " + file, lines.get(lines.size() - 1));
  }
}
