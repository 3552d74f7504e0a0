package dev.parlor.p2p.result;

import dev.parlor.crypto.nostr.Nip19;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.Schnorr;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Results of players whose keys a test holds. */
public final class TestResults {
  public static final List<SigningKey> KEYS = new ArrayList<>();
  private static final SeededEntropy ENTROPY = new SeededEntropy(31);

  static {
    for (int i = 0; i < 6; i++) {
      KEYS.add(SigningKey.generate(ENTROPY));
    }
  }

  private TestResults() {}

  public static String npub(int player) {
    return Nip19.npub(KEYS.get(player).publicKey());
  }

  public static Bytes key(int player) {
    return Bytes.of(KEYS.get(player).publicKey().bytes());
  }

  /** A result of poker of these players. The first of them has won. */
  public static ResultSheet sheet(String id, long time, List<Field> head, int... players) {
    List<PlayerLine> lines = new ArrayList<>();
    for (int player : players) {
      int place = lines.size() + 1;
      List<Field> chips = List.of(new Field("CHIPS", place == 1 ? "2000" : "0"));
      lines.add(new PlayerLine("X1P" + player, npub(player), place, chips));
    }
    List<Field> all = new ArrayList<>();
    all.add(new Field("TRANSCRIPT", "ab".repeat(32)));
    all.addAll(head);
    List<Field> after = List.of(new Field("HANDS_PLAYED", "7"));
    return new ResultSheet(Holdem.ID, id, time, "cd".repeat(32), all, List.of(), lines, after);
  }

  /** The result with the signatures of all these players, in the order of the sheet. */
  public static SignedResult by(ResultSheet sheet, int... players) {
    Map<Integer, String> signatures = new TreeMap<>();
    for (int i = 0; i < players.length; i++) {
      signatures.put(i + 1, signature(sheet, i, players[i]));
    }
    return new SignedResult(sheet, signatures);
  }

  static String signature(ResultSheet sheet, int line, int player) {
    SigningKey key = KEYS.get(player);
    byte[] id = ResultEvent.of(sheet, line).orElseThrow().id(key.publicKey());
    return Bytes.of(Schnorr.sign(key, id, ENTROPY)).hex();
  }
}
