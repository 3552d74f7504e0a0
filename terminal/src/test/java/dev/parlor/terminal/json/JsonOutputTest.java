package dev.parlor.terminal.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.parlor.terminal.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --json}: one object a line, whatever the command. */
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

  @Test
  void rulesAreLines() {
    JsonObject json = only(Ran.parlor("rules", "piles", "--json"));
    assertEquals("piles", json.get("game").getAsString());
    assertTrue(json.get("rules").getAsJsonArray().size() > 3);
  }
}
