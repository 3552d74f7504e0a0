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
import dev.parlor.p2p.station.StationMessage;
import dev.parlor.p2p.station.Ticket;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Lies about finished matches: what is brought to a station. */
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
        station("transcript-of-another-match", StationLies::otherTranscript),
        station("two-texts-for-one-uuid", StationLies::twoTexts),
        station("one-npub-twice", StationLies::oneNpubTwice),
        station("sybil-table", c -> tables(c, false, 1)),
        station("sybil-tables-by-the-dozen", c -> tables(c, true, 12)),
        station("ticket-of-its-own-making", StationLies::forgedTicket),
        station("ticket-used-twice", StationLies::usedTicket),
        station("flooded-station", StationLies::flood),
        station("uploads-without-end", StationLies::endless),
        station("parts-of-no-file", StationLies::partsOfNothing));
  }

  private static Liar station(String name, Function<Counter, Optional<String>> lie) {
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

  /** Whatever was tried: the true result is taken, and counts once for everybody who played. */
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

  private static Optional<String> refused(Counter counter, String answer) {
    boolean taken = answer.startsWith("RECEIPT") || counter.counted() > 0;
    return taken ? Optional.of("taken: " + answer) : Optional.empty();
  }

  private static Liar papers(String name, Function<String, String> change) {
    return station(
        name, counter -> refused(counter, counter.hands(change.apply(counter.result().text()))));
  }

  /** Another sheet, with the old signatures and the liar's own good one. */
  private static Optional<String> changed(
      Counter counter, Function<ResultSheet, ResultSheet> change) {
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

  private static void sign(ResultSheet sheet, Signatures.Key key, Map<Integer, String> names) {
    String npub = Keys.npub(key.publicKey());
    Map<Bytes, byte[]> ids = new HashMap<>(ResultEvent.ids(sheet));
    for (int line = 0; line < sheet.players().size(); line++) {
      byte[] id = ids.get(key.publicKey());
      if (sheet.players().get(line).npub().equals(npub) && id != null) {
        names.put(line + 1, Bytes.of(key.sign(id)).hex());
      }
    }
  }

  private static ResultSheet with(ResultSheet sheet, String id, long time, List<Field> head) {
    return with(sheet, id, time, head, sheet.players());
  }

  private static ResultSheet with(
      ResultSheet sheet, String id, long time, List<Field> head, List<PlayerLine> players) {
    return new ResultSheet(
        sheet.game(), id, time, sheet.seed(), head, sheet.before(), players, sheet.after());
  }

  private static ResultSheet with(ResultSheet sheet, List<PlayerLine> players) {
    return with(sheet, sheet.id(), sheet.time(), sheet.head(), players);
  }

  private static ResultSheet at(ResultSheet sheet, long time) {
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

  private static ResultSheet otherScores(ResultSheet sheet) {
    List<PlayerLine> players = new ArrayList<>();
    for (PlayerLine player : sheet.players()) {
      List<Field> more = new ArrayList<>();
      player.more().forEach(field -> more.add(new Field(field.key(), field.value() + "0")));
      players.add(new PlayerLine(player.callsign(), player.npub(), player.place(), more));
    }
    boolean same = players.equals(sheet.players());
    return same ? otherPlaces(sheet) : with(sheet, players);
  }

  /** The last is the first. */
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

  /** A loser can't erase a match: the others prove it. */
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

  private record Fake(SignedResult result, List<Signatures.Key> keys) {
    Bytes hand() {
      return keys.get(0).publicKey();
    }
  }

  private static List<Signatures.Key> puppets(Counter counter, boolean admitted) {
    List<Signatures.Key> keys = new ArrayList<>();
    counter.result().sheet().players().forEach(line -> keys.add(counter.puppet(admitted)));
    return keys;
  }

  /** A match of a table of which every seat is the liar's: everything about it is signed. */
  private static Fake fake(Counter counter, List<Signatures.Key> keys, Bytes tid, int minutes) {
    List<PlayerLine> players = new ArrayList<>();
    for (PlayerLine line : counter.result().sheet().players()) {
      Signatures.Key puppet = keys.get(players.size() % keys.size());
      String npub = Keys.npub(puppet.publicKey());
      players.add(new PlayerLine("X7PUPPET", npub, line.place(), line.more()));
    }
    ResultSheet real = counter.result().sheet();
    String ticket = counter.ticket(tid).hex();
    List<Field> head = new ArrayList<>();
    for (Field field : real.head()) {
      head.add(field.key().equals("TICKET") ? new Field("TICKET", ticket) : field);
    }
    long time = real.time() + 60L * minutes;
    return signed(with(real, MatchSheet.id(tid, 1), time, head, players), keys);
  }

  private static Fake signed(ResultSheet sheet, List<Signatures.Key> keys) {
    Map<Integer, String> names = new TreeMap<>();
    keys.forEach(key -> sign(sheet, key, names));
    return new Fake(new SignedResult(sheet, names), keys);
  }

  private static String hands(Counter counter, Fake fake) {
    return counter.hands(fake.hand(), fake.result().text(), new byte[1]);
  }

  private static Bytes tid(int number) {
    byte[] tid = new byte[32];
    tid[0] = (byte) number;
    return Bytes.of(tid);
  }

  /** Two texts that the liar's puppets have all signed, under one uuid: none of them counts. */
  private static Optional<String> twoTexts(Counter counter) {
    Fake one = fake(counter, puppets(counter, true), tid(1), 0);
    ResultSheet sheet = one.result().sheet();
    Fake other = signed(at(sheet, sheet.time() + 1), one.keys());
    String first = hands(counter, one);
    int counted = counter.counted();
    String second = hands(counter, other);
    boolean refused = second.contains("RESULT_REFUSED"); // there is no transcript of it
    return refused && counted == sheet.players().size() && counter.counted() == counted
        ? Optional.empty()
        : Optional.of(first + ", " + second + ": " + counted + ", " + counter.counted());
  }

  private static Optional<String> oneNpubTwice(Counter counter) {
    List<Signatures.Key> one = List.of(counter.puppet(true));
    return refused(counter, hands(counter, fake(counter, one, tid(3), 0)));
  }

  /** Tables of puppets: nobody whom the owner has not admitted counts, and five a day at most. */
  private static Optional<String> tables(Counter counter, boolean admitted, int tables) {
    List<Signatures.Key> keys = puppets(counter, admitted);
    for (int table = 0; table < tables; table++) {
      Fake fake = fake(counter, keys, tid(table), table);
      Bytes hand = admitted ? fake.hand() : counter.liar().publicKey();
      counter.hands(hand, fake.result().text(), new byte[1]);
    }
    int most = admitted ? 5 * keys.size() : 0;
    int counted = counter.counted();
    return counted == most
        ? Optional.empty()
        : Optional.of(counted + " games of puppets count, not " + most);
  }

  private static Optional<String> forgedTicket(Counter counter) {
    Ticket own =
        Ticket.sign(
            counter.liar(),
            Bytes.of(new byte[16]),
            1_700_000_000L,
            counter.transcript().roster().tid());
    ResultSheet sheet = counter.result().sheet();
    List<Field> head = new ArrayList<>();
    for (Field field : sheet.head()) {
      head.add(field.key().equals("TICKET") ? new Field("TICKET", own.hex()) : field);
    }
    return changed(counter, same -> with(same, same.id(), same.time(), head));
  }

  /** A second match of the puppets under the ticket of their first. */
  private static Optional<String> usedTicket(Counter counter) {
    Fake one = fake(counter, puppets(counter, true), tid(5), 0);
    hands(counter, one);
    int counted = counter.counted();
    ResultSheet sheet = one.result().sheet();
    String id = MatchSheet.id(tid(5), 2);
    Fake next = signed(with(sheet, id, sheet.time() + 900, sheet.head()), one.keys());
    String answer = hands(counter, next);
    return answer.contains("RESULT_REFUSED") && counter.counted() == counted
        ? Optional.empty()
        : Optional.of("taken under a used ticket: " + answer);
  }

  private static Optional<String> flood(Counter counter) {
    Bytes me = counter.liar().publicKey();
    String last = "";
    for (int i = 0; i < 1_000; i++) {
      last = counter.says(me, Counter.line("STATION_HELLO"));
    }
    return last.equals("EXPELLED") ? Optional.empty() : Optional.of("not hung up on: " + last);
  }

  private static Optional<String> endless(Counter counter) {
    Bytes me = counter.liar().publicKey();
    counter.says(me, Counter.line("RESULT_PUT", 100));
    String last = "";
    for (int i = 0; i < 20 && !last.equals("EXPELLED"); i++) {
      last = counter.says(me, part(90));
    }
    if (!last.equals("EXPELLED")) {
      return Optional.of("more was taken than announced: " + last);
    }
    for (int i = 0; i < 100; i++) {
      last = counter.says(me, Counter.line("RESULT_PUT", 8_193));
    }
    return last.equals("EXPELLED") ? Optional.empty() : Optional.of("too long: " + last);
  }

  private static Optional<String> partsOfNothing(Counter counter) {
    String answer = counter.says(counter.liar().publicKey(), part(30_000));
    return answer.equals("EXPELLED") ? Optional.empty() : Optional.of("taken: " + answer);
  }

  private static Bytes part(int length) {
    return new StationMessage.Part(Bytes.of(new byte[length])).encode();
  }
}
