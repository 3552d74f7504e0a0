package dev.parlor.terminal.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.Field;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.result.MatchSheet;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultEvent;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.files.Archive;
import dev.parlor.terminal.Ran;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A leaderboard shows who left matches for good, and a result names them. */
class UnfinishedColumnTest {
  private static final Entropy ENTROPY = new SeededEntropy(5);
  private static final Bip340 SIGNATURES = new Bip340(ENTROPY);
  private static final List<Signatures.Key> KEYS =
      List.of(SIGNATURES.key(ENTROPY.bytes(32)), SIGNATURES.key(ENTROPY.bytes(32)));

  @TempDir private Path home;

  /** Keeps a result of both players, signed by the first of them or by both. */
  private String keep(int number, int signers, Field... absences) {
    List<PlayerLine> lines = new ArrayList<>();
    for (int player = 0; player < 2; player++) {
      Field chips = new Field("CHIPS", player == 0 ? "2000" : "0");
      String npub = Keys.npub(KEYS.get(player).publicKey());
      lines.add(new PlayerLine("X1P" + player, npub, player + 1, List.of(chips)));
    }
    List<Field> head = new ArrayList<>(List.of(new Field("TRANSCRIPT", "ab".repeat(32))));
    head.addAll(List.of(absences));
    Field hands = new Field("HANDS_PLAYED", "7");
    String id = MatchSheet.id(Bytes.of(new byte[32]), number);
    ResultSheet sheet =
        new ResultSheet(
            Holdem.ID, id, 1_766_932_200L, "cd".repeat(32), head, List.of(), lines, List.of(hands));
    Map<Integer, String> names = new TreeMap<>();
    for (int player = 0; player < signers; player++) {
      byte[] event =
          Objects.requireNonNull(ResultEvent.ids(sheet).get(KEYS.get(player).publicKey()));
      names.put(player + 1, Bytes.of(KEYS.get(player).sign(event)).hex());
    }
    String path = "results/poker/" + id + ".txt";
    byte[] text = new SignedResult(sheet, names).text().getBytes(StandardCharsets.UTF_8);
    Archive.in(home).shelf().write(path, text);
    return path;
  }

  @Test
  void whoNeverCameBackIsShownBesideItsGames() {
    keep(1, 2);
    String left = keep(2, 1, new Field("ABSENT", "X1P1 OUT 88"));
    Ran board = Ran.parlor("leaderboard", home.toString(), "poker");
    assertTrue(board.out().contains("CALLSIGN:X1P0 WINS:1 LOSSES:0 WINRATE:100.0\n"), board.out());
    assertTrue(
        board.out().contains("CALLSIGN:X1P1 WINS:0 LOSSES:1 WINRATE:0.0 UNFINISHED:1\n"),
        board.out());
    Ran json = Ran.parlor("leaderboard", home.toString(), "poker", "--json");
    JsonObject rows = JsonParser.parseString(json.out()).getAsJsonObject();
    assertEquals(
        1, rows.getAsJsonArray("rows").get(1).getAsJsonObject().get("unfinished").getAsInt());
    Path file = home.resolve("collections/card_games").resolve(left);
    Ran verified = Ran.parlor("verify", file.toString());
    assertTrue(verified.out().contains("UNFINISHED"), verified.out());
    assertTrue(verified.out().contains("somebody never came back"), verified.out());
  }
}
