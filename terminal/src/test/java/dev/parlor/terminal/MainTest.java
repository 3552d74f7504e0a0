package dev.parlor.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class MainTest {
  @Test
  void helpIsNoErrorAndNamesTheCommands() {
    Ran ran = Ran.parlor("--help");
    assertEquals(0, ran.exit());
    assertTrue(ran.out().contains("check"), ran.out());
    assertEquals("", ran.err());
  }

  @Test
  void helpSpeaksTheLanguageOfTheEnvironment() {
    Ran ran = Ran.with(Map.of("LANG", "de_DE.UTF-8"), "", "--help");
    assertTrue(ran.out().contains("Kartenspiele"), ran.out());
  }

  @Test
  void noCommandShowsTheHelpOnStderrWithCode2() {
    Ran ran = Ran.parlor();
    assertEquals(2, ran.exit());
    assertEquals("", ran.out());
    assertTrue(ran.err().contains("check"), ran.err());
  }

  @Test
  void wrongArgumentsAreOneSentenceAndWhereToLook() {
    Ran ran = Ran.parlor("chekc");
    assertEquals(2, ran.exit());
    assertEquals("", ran.out());
    assertTrue(ran.err().contains("chekc"), ran.err());
    assertTrue(ran.err().contains("--help"), ran.err());
    assertFalse(ran.err().contains("\tat "), ran.err());
  }

  @Test
  void whoMistypesIsToldWhatWasMeant() {
    assertTrue(Ran.parlor("plya", "poker").err().contains("Did you mean play?"));
    assertTrue(Ran.parlor("help", "pla").err().contains("Did you mean play?"));
    assertTrue(Ran.parlor("play", "pokr").err().contains("Did you mean poker?"));
    assertTrue(Ran.parlor("play", "poker", "--playr", "3").err().contains("mean --players?"));
    assertTrue(Ran.parlor("play", "poker", "-o", "handlimit=3").err().contains("mean handLimit?"));
    Ran far = Ran.parlor("play", "xyzzy");
    assertTrue(far.err().contains("There are: poker blackjack"), far.err());
    Ran german = Ran.with(Map.of("LANG", "de"), "", "play", "pokr");
    assertTrue(german.err().contains("Meintest du poker?"), german.err());
  }

  @Test
  void whatIsMissingIsNamedAndWhereOneIsEnoughThatIsSaid() {
    assertTrue(Ran.parlor("verify").err().startsWith("parlor verify needs FILE"));
    assertEquals(
        "parlor export needs one of these: --nostr, --phh, --card-game",
        Ran.parlor("export", "file").err().lines().findFirst().orElse(""));
    for (String command : new String[] {"play", "host", "demo", "rules"}) {
      assertTrue(Ran.parlor(command).err().startsWith("Which game? There are: "), command);
    }
  }

  @Test
  void helpOnACommandIsItsHelp() {
    assertEquals(Ran.parlor("play", "--help"), Ran.parlor("help", "play"));
    assertEquals(Ran.parlor("--help"), Ran.parlor("help"));
    assertEquals(2, Ran.parlor("help", "nonsense").exit());
  }

  @Test
  void theHelpOfEveryGameNamesAllGames() {
    Ran which = Ran.parlor("play");
    assertTrue(which.err().startsWith("Which game? There are: "), which.err());
    String games = which.err().trim().replaceFirst(".*: ", "");
    for (String command : new String[] {"play", "host", "demo", "rules"}) {
      String help = Ran.parlor("help", command).out().replaceAll("\\s+", " ");
      assertTrue(help.contains("which game: " + games), help);
    }
  }

  @Test
  void bothLanguagesHaveTheSameKeys() {
    List<String> bundles = new ArrayList<>(TerminalCatalogue.usage());
    bundles.addAll(List.of("dev.parlor.terminal.texts", "dev.parlor.terminal.usage"));
    for (String bundle : bundles) {
      ResourceBundle english = OneBundle.of(bundle.replace('.', '/') + ".properties");
      ResourceBundle german = OneBundle.of(bundle.replace('.', '/') + "_de.properties");
      assertEquals(new TreeSet<>(english.keySet()), new TreeSet<>(german.keySet()), bundle);
    }
  }
}
