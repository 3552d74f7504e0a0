package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;

import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.Field;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.result.MatchSheet;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultEvent;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Lies about finished matches that are brought to a station. */
final class StationLies {
  private StationLies() {}

  static List<Liar> all() {
    return List.of(
        papers("result-with-carriage-returns", text -> text.replace("\n", "\r\n")),
        papers("result-without-a-blank-line", text -> text.replaceFirst("\n\n", "\n")),
        papers("result-with-a-blank-line-more", text -> text.replaceFirst("\n\n", "\n\n\n")),
        papers("lines-after-the-signatures", text -> text + "CHIPS: 9\n"),
        papers("signature-of-a-player-too-many", text -> text + "--> signature_9: 00\n"),
        papers("result-longer-than-any", text -> text + "X".repeat(9_000)),
        papers("result-of-noise", text -> "\u0001\u0002"),
        papers("empty-lines-instead-of-a-result", text -> "\n\n\n"),
        station("other-chips-at-the-station", c -> changed(c, StationLies::otherScores)),
        station("backdated-result", c -> changed(c, sheet -> at(sheet, sheet.time() - 3_600))),
        station("result-of-tomorrow", c -> changed(c, sheet -> at(sheet, sheet.time() + 200_000))),
        station("other-places-at-the-station", c -> changed(c, StationLies::otherPlaces)),
        station("reordered-players", c -> changed(c, StationLies::reordered)),
        station("uuid-of-another-match", c -> changed(c, s -> withId(c, s, 2))),
        station("result-without-its-ticket", c -> changed(c, StationLies::withoutTicket)),
        station("swapped-signatures-at-the-station", StationLies::swapped),
        station("wrong-second-form", StationLies::secondForm),
        station("withheld-signature-at-the-station", StationLies::withheld),
        station("transcript-of-another-match", StationLies::otherTranscript));
  }

  static Liar station(String name, Function<Counter, Optional<String>> lie) {
    return guest(
        name,
        Liar.RANKED,
        NO_EFFECT,
        () ->
            new Trick() {
              @Override
              public boolean ranked() {
                return true;
              }

              @Override
              public Optional<String> atTheStation(Counter counter) {
                Optional<String> wrong = lie.apply(counter);
                return wrong.isPresent() ? wrong : theHonestCount(counter);
              }
            });
  }

  /**
   * Checks that the true result is taken, whatever was tried, and counts once for everybody who
   * played.
   */
  private static Optional<String> theHonestCount(Counter counter) {
    int before = counter.counted();
    String answer = counter.handsHonest();
    List<String> callsigns = new ArrayList<>();
    for (Leaderboard.Row row : counter.board().rows()) {
      if (row.wins() + row.losses() == 1) {
        callsigns.add(row.callsign());
      }
    }
    boolean all = true;
    for (PlayerLine player : counter.result().sheet().players()) {
      all &= callsigns.contains(player.callsign());
    }
    return answer.startsWith("RECEIPT") && all && counter.counted() >= before
        ? Optional.empty()
        : Optional.of("the true result: " + answer + ", " + counter.board().rows());
  }

  static Optional<String> refused(Counter counter, String answer) {
    boolean taken = answer.startsWith("RECEIPT") || counter.counted() > 0;
    return taken ? Optional.of("taken: " + answer) : Optional.empty();
  }

  private static Liar papers(String name, Function<String, String> change) {
    return station(
        name, counter -> refused(counter, counter.hands(change.apply(counter.result().text()))));
  }

  /** Hands in another sheet, with the old signatures and the liar's own good one. */
  static Optional<String> changed(Counter counter, Function<ResultSheet, ResultSheet> change) {
    ResultSheet sheet = change.apply(counter.result().sheet());
    Map<Integer, String> names = new TreeMap<>(counter.result().signatures());
    sign(sheet, counter.liar(), names);
    return refused(counter, counter.hands(new SignedResult(sheet, names).text()));
  }

  /** The result with the liar's own name under it as well. */
  static SignedResult signedByLiar(Counter counter) {
    ResultSheet sheet = counter.result().sheet();
    Map<Integer, String> names = new TreeMap<>(counter.result().signatures());
    sign(sheet, counter.liar(), names);
    return new SignedResult(sheet, names);
  }

  static void sign(ResultSheet sheet, Signatures.Key key, Map<Integer, String> names) {
    String npub = Keys.npub(key.publicKey());
    Map<Bytes, byte[]> ids = new HashMap<>(ResultEvent.ids(sheet));
    for (int line = 0; line < sheet.players().size(); line++) {
      byte[] id = ids.get(key.publicKey());
      if (sheet.players().get(line).npub().equals(npub) && id != null) {
        names.put(line + 1, Bytes.of(key.sign(id)).hex());
      }
    }
  }

  static ResultSheet with(ResultSheet sheet, String id, long time, List<Field> head) {
    return with(sheet, id, time, head, sheet.players());
  }

  static ResultSheet with(
      ResultSheet sheet, String id, long time, List<Field> head, List<PlayerLine> players) {
    return new ResultSheet(
        sheet.game(), id, time, sheet.seed(), head, sheet.before(), players, sheet.after());
  }

  static ResultSheet with(ResultSheet sheet, List<PlayerLine> players) {
    return with(sheet, sheet.id(), sheet.time(), sheet.head(), players);
  }

  static ResultSheet at(ResultSheet sheet, long time) {
    return with(sheet, sheet.id(), time, sheet.head());
  }

  private static ResultSheet withId(Counter counter, ResultSheet sheet, int match) {
    String id = MatchSheet.id(counter.transcript().roster().tid(), match);
    return with(sheet, id, sheet.time(), sheet.head());
  }

  private static ResultSheet withoutTicket(ResultSheet sheet) {
    List<Field> head = new ArrayList<>(sheet.head());
    head.removeIf(field -> field.key().equals("TICKET"));
    return with(sheet, sheet.id(), sheet.time(), head);
  }

  static ResultSheet otherScores(ResultSheet sheet) {
    List<PlayerLine> players = new ArrayList<>();
    for (PlayerLine player : sheet.players()) {
      List<Field> more = new ArrayList<>();
      player.more().forEach(field -> more.add(new Field(field.key(), field.value() + "0")));
      players.add(new PlayerLine(player.callsign(), player.npub(), player.place(), more));
    }
    boolean same = players.equals(sheet.players());
    return same ? otherPlaces(sheet) : with(sheet, players);
  }

  /** The sheet with its players in the reverse order. */
  private static ResultSheet otherPlaces(ResultSheet sheet) {
    List<PlayerLine> players = new ArrayList<>();
    for (int line = 0; line < sheet.players().size(); line++) {
      PlayerLine place = sheet.players().get(line);
      PlayerLine who = sheet.players().get(sheet.players().size() - 1 - line);
      players.add(new PlayerLine(who.callsign(), who.npub(), place.place(), place.more()));
    }
    return with(sheet, players);
  }

  private static ResultSheet reordered(ResultSheet sheet) {
    List<PlayerLine> players = new ArrayList<>(sheet.players());
    java.util.Collections.reverse(players);
    return with(sheet, players);
  }

  private static Optional<String> swapped(Counter counter) {
    Map<Integer, String> names = new TreeMap<>();
    Map<Integer, String> honest = counter.result().signatures();
    honest.forEach((line, name) -> names.put(line % honest.size() + 1, name));
    return refused(
        counter, counter.hands(new SignedResult(counter.result().sheet(), names).text()));
  }

  private static Optional<String> secondForm(Counter counter) {
    String text = counter.result().cardGameText();
    String lie = text.replace("_RESULT: 1st", "_RESULT: 2nd");
    Optional<String> taken = refused(counter, counter.hands(lie));
    String seed = counter.result().sheet().seed();
    return taken.isPresent()
        ? taken
        : refused(counter, counter.hands(text.replace(seed, "ab".repeat(32))));
  }

  /** Withholds a signature. A loser can't erase a match by that, because the others prove it. */
  private static Optional<String> withheld(Counter counter) {
    Map<Integer, String> names = new TreeMap<>(counter.result().signatures());
    String mine = Keys.npub(counter.liar().publicKey());
    for (int line = 0; line < counter.result().sheet().players().size(); line++) {
      if (counter.result().sheet().players().get(line).npub().equals(mine)) {
        names.remove(line + 1);
      }
    }
    String file = new SignedResult(counter.result().sheet(), names).text();
    String answer = counter.hands(counter.honest(), file, counter.transcript().encode());
    return answer.startsWith("RECEIPT") ? Optional.empty() : Optional.of("not proven: " + answer);
  }

  private static Optional<String> otherTranscript(Counter counter) {
    ResultSheet sheet = otherPlaces(counter.result().sheet());
    Map<Integer, String> names = new TreeMap<>();
    sign(sheet, counter.liar(), names);
    byte[] half = counter.transcript().encode();
    byte[] noise = half.clone();
    noise[noise.length / 2] ^= 1;
    String file = new SignedResult(sheet, names).text();
    for (byte[] lie : List.of(Arrays.copyOf(half, half.length / 2), noise, new byte[] {1})) {
      Optional<String> wrong =
          refused(counter, counter.hands(counter.liar().publicKey(), file, lie));
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }
}
