package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.StationLies.at;
import static dev.parlor.p2p.testing.liars.StationLies.changed;
import static dev.parlor.p2p.testing.liars.StationLies.otherScores;
import static dev.parlor.p2p.testing.liars.StationLies.refused;
import static dev.parlor.p2p.testing.liars.StationLies.sign;
import static dev.parlor.p2p.testing.liars.StationLies.station;
import static dev.parlor.p2p.testing.liars.StationLies.with;

import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.Field;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.result.MatchSheet;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.station.Ticket;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Lies about matches that nobody has played: tables of puppets, tickets of nobody. */
final class PuppetLies {
  private PuppetLies() {}

  static List<Liar> all() {
    return List.of(
        station("two-texts-for-one-uuid", PuppetLies::twoTexts),
        station("one-npub-twice", PuppetLies::oneNpubTwice),
        station("sybil-table", c -> tables(c, false, 1)),
        station("sybil-tables-by-the-dozen", c -> tables(c, true, 12)),
        station("ticket-of-its-own-making", PuppetLies::forgedTicket),
        station("ticket-used-twice", PuppetLies::usedTicket));
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

  /** A match of a table at which every seat is the liar's. Everything about it is signed. */
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

  /** Two texts under one uuid that the liar's puppets have all signed: neither counts. */
  private static Optional<String> twoTexts(Counter counter) {
    Fake one = fake(counter, puppets(counter, true), tid(1), 0);
    ResultSheet sheet = one.result().sheet();
    Fake other = signed(otherScores(at(sheet, sheet.time() + 1)), one.keys());
    Fake same = signed(at(sheet, sheet.time() + 2), one.keys());
    String first = hands(counter, one);
    int counted = counter.counted();
    String second = hands(counter, other);
    boolean refused = second.contains("RESULT_REFUSED"); // there is no transcript of it
    String third = hands(counter, same); // which says the same: it is one result
    return refused && counted == sheet.players().size() && counter.counted() == counted
        ? Optional.empty()
        : Optional.of(
            first + ", " + second + ", " + third + ": " + counted + ", " + counter.counted());
  }

  private static Optional<String> oneNpubTwice(Counter counter) {
    List<Signatures.Key> one = List.of(counter.puppet(true));
    return refused(counter, hands(counter, fake(counter, one, tid(3), 0)));
  }

  /**
   * Tables of puppets: nobody counts whom the owner has not admitted, and at most five matches a
   * day do.
   */
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
}
