package dev.parlor.terminal.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.parlor.terminal.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With {@code --json} every command prints one object a line. */
class JsonOutputTest {
  private static JsonObject only(Ran ran) {
    assertEquals(1, ran.lines().size(), ran.out() + ran.err());
    return JsonParser.parseString(ran.lines().get(0)).getAsJsonObject();
  }

  @Test
  void anIdentityIsToldWithoutItsSecretUnlessAsked(@TempDir Path home) {
    Ran made = Ran.parlor("identity", "new", "--json", "--home", home.toString());
    JsonObject json = only(made);
    assertTrue(json.get("npub").getAsString().startsWith("npub1"));
    assertFalse(json.has("nsec"));
    Ran all = Ran.parlor("identity", "show", "--secret", "--json", "--home", home.toString());
    assertTrue(only(all).get("nsec").getAsString().startsWith("nsec1"));
  }

  @Test
  void aCheckCounts(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("eval.csv"), "AsKsQsJsTs,1\n2s3s4s5s7h,7462\n");
    JsonObject json = only(Ran.parlor("check", "poker-eval", file.toString(), "--json"));
    assertEquals(0, json.get("failed").getAsInt());
    assertTrue(json.get("passed").getAsInt() > 0);
  }

  @Test
  void aSimulationCountsItsZeros() {
    JsonObject json = only(Ran.parlor("simulate", "--game", "piles", "--runs", "2", "--json"));
    assertEquals(2, json.get("runs").getAsInt());
    for (String zero : new String[] {"diverged", "lost", "leaked", "stuck"}) {
      assertEquals(0, json.get(zero).getAsInt(), zero);
    }
  }

  private static List<JsonObject> all(Ran ran) {
    List<JsonObject> objects = new ArrayList<>();
    for (String line : ran.lines()) {
      objects.add(JsonParser.parseString(line).getAsJsonObject());
    }
    return objects;
  }

  private static List<String> events(List<JsonObject> objects) {
    return objects.stream()
        .map(json -> json.has("event") ? json.get("event").getAsString() : "")
        .filter(event -> !event.isEmpty())
        .distinct()
        .toList();
  }

  @Test
  void aDemoTellsTheTableTheGameAndItsProofs(@TempDir Path home) {
    String[] demo = {"demo", "classic", "--seed", "3", "--json", "--home", home.toString()};
    Ran ran = Ran.parlor(demo);
    assertEquals(0, ran.exit(), ran.err());
    List<JsonObject> told = all(ran);
    assertEquals(List.of("table", "news", "played"), events(told));
    assertEquals(2, told.get(0).get("players").getAsJsonArray().size());
    assertTrue(told.get(0).get("code").getAsString().matches("[0-9]{6}"));
    JsonObject verified = told.get(told.size() - 2);
    assertEquals("COMPLETE", verified.get("state").getAsString());
    assertEquals(2, verified.get("players").getAsJsonArray().size());
    JsonObject audited = told.get(told.size() - 1);
    assertTrue(audited.get("file").getAsString().endsWith(".cgt"));
    assertEquals("COMPLETE", audited.get("state").getAsString());
    assertEquals(0, audited.get("lies").getAsJsonArray().size());
    Ran two = Ran.parlor("demo", "classic", "--matches", "2", "--json", "--home", home.toString());
    assertEquals(4, all(two).stream().filter(json -> json.has("file")).count());
  }

  @Test
  void aProgramPlaysByAnsweringWhatItIsAsked(@TempDir Path home) {
    String typed = "?\nwhat\n" + "1h\n2h\n3h\n4h\n5h\n6h\n7h\n8h\n9h\n".repeat(9);
    String[] play = {"play", "piles", "--seed", "5", "--players", "1", "--json"};
    Ran ran = Ran.with(Map.of("XDG_DATA_HOME", home.toString()), typed, play);
    assertEquals(0, ran.exit(), ran.err());
    List<JsonObject> told = all(ran);
    assertEquals(List.of("ask", "rules", "refused", "news", "over"), events(told));
    assertEquals(0, told.get(0).get("seat").getAsInt());
    assertTrue(told.get(0).get("keys").getAsString().contains("5h"));
    JsonObject over = told.get(told.size() - 1);
    assertEquals(5, over.get("seed").getAsInt());
    JsonObject player = over.get("players").getAsJsonArray().get(0).getAsJsonObject();
    assertTrue(player.get("place").getAsInt() >= 1);
    Ran left = Ran.with(Map.of("XDG_DATA_HOME", home.toString()), "q\n", play);
    assertEquals(List.of("ask", "left"), events(all(left)));
  }

  @Test
  void aHostSaysWhereItsTableIsAndWhatBecomesOfIt(@TempDir Path home) {
    Ran ran =
        Ran.parlor(
            "host",
            "piles",
            "--players",
            "2",
            "--bots",
            "1",
            "--robot",
            "--json",
            "--home",
            home.toString());
    assertEquals(0, ran.exit(), ran.err());
    List<JsonObject> told = all(ran);
    assertEquals("open", told.get(0).get("event").getAsString());
    assertTrue(told.get(0).get("address").getAsString().startsWith("127.0.0.1:"));
    assertTrue(told.get(0).get("invitation").getAsString().startsWith("CG01:"));
    List<String> events = events(told);
    assertTrue(
        events.containsAll(List.of("seats", "code", "shuffling", "news", "over")), ran.out());
    JsonObject result = told.get(told.size() - 1);
    assertEquals("result", result.get("event").getAsString());
    assertTrue(result.get("signedByAll").getAsBoolean());
    assertFalse(result.get("ranked").getAsBoolean());
    assertTrue(Files.exists(Path.of(result.get("file").getAsString())));
  }

  @Test
  void everyCommandSpeaksToMachinesOrHasAFormOfItsOwn() {
    Set<String> own = Set.of("export", "completion", "man", "help");
    String help = Ran.parlor("--help").out();
    Matcher command = Pattern.compile("(?m)^  ([a-z]+) ").matcher(help);
    while (command.find()) {
      String name = command.group(1);
      String options = Ran.parlor(name, "--help").out();
      assertEquals(!own.contains(name), options.contains("--json"), name);
    }
  }

  @Test
  void rulesAreLines() {
    JsonObject json = only(Ran.parlor("rules", "piles", "--json"));
    assertEquals("piles", json.get("game").getAsString());
    assertTrue(json.get("rules").getAsJsonArray().size() > 3);
  }
}
