package dev.parlor.p2p.station;

import static dev.parlor.p2p.station.Friends.SIGNATURES;
import static dev.parlor.p2p.station.Friends.TIME;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.nostr.Draft;
import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.EventLines;
import dev.parlor.p2p.result.Field;
import dev.parlor.p2p.result.MatchSheet;
import dev.parlor.p2p.result.PlayerEvent;
import dev.parlor.p2p.result.ResultEvent;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.TestResults;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Results that come to a station as the events of their players, from a relay. */
class RelayedResultsTest {
  private static final Signatures.Key OTHER = SIGNATURES.of(TestResults.KEYS.get(4));
  private static final StationLimits LIMITS = new StationLimits(9, 9, 1000, 1_000_000, 3, 2);

  private final Map<String, byte[]> files = new TreeMap<>();
  private final Station station = station(Friends.STATION, files, Set.of());

  private static Station station(Signatures.Key key, Map<String, byte[]> files, Set<Bytes> peers) {
    Set<Bytes> stations = new java.util.TreeSet<>(peers);
    stations.add(key.publicKey());
    return new Station(
        "X3STATION01",
        key,
        SIGNATURES,
        new SealedCrypto(),
        Friends.ENTROPY,
        new RankingRules(AllKits.GAMES, stations, Friends.ADMITTED, 0, 5, 1, 1, 20, false),
        LIMITS,
        new MapShelf(files));
  }

  private static List<NostrEvent> events(SignedResult result) throws BadInput {
    List<NostrEvent> events = new ArrayList<>();
    for (String line : EventLines.of(result)) {
      events.add(NostrEvent.parse(line));
    }
    return events;
  }

  private List<StationEffect> hears(SignedResult... results) throws BadInput {
    List<StationEffect> effects = new ArrayList<>();
    for (SignedResult result : results) {
      for (NostrEvent event : events(result)) {
        effects.addAll(station.relayed(event, TIME + 60));
      }
    }
    return effects;
  }

  private static StationEffect relayed(SignedResult result, Uncounted... why) {
    return new StationEffect.Relayed(
        Holdem.ID, result.sheet().id(), why.length == 0 ? Optional.empty() : Optional.of(why[0]));
  }

  @Test
  void theLastEventMakesTheResultAndTheSameAgainIsNoNews() throws Exception {
    SignedResult result = Friends.match("a", TIME, 0, 1, 2).result();
    assertEquals(List.of(relayed(result), new StationEffect.Changed()), hears(result));
    assertEquals(Set.of("results/poker/" + result.sheet().id() + ".txt"), files.keySet());
    assertEquals(3, station.leaderboard(Holdem.ID).rows().size());
    assertEquals(List.of(), hears(result));
  }

  @Test
  void eventsOfManyMatchesInAnyOrderGiveOneTable() throws Exception {
    List<NostrEvent> events = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      events.addAll(events(Friends.match("m" + i, TIME + i, i % 3, (i + 1) % 3, 3).result()));
    }
    Set<List<Leaderboard.Row>> tables = new java.util.HashSet<>();
    long seed = 5;
    Random random = new Random(seed);
    for (int i = 0; i < 5; i++) {
      Collections.shuffle(events, random);
      Station one = station(Friends.STATION, new TreeMap<>(), Set.of());
      events.forEach(event -> one.relayed(event, TIME + 60));
      tables.add(one.leaderboard(Holdem.ID).rows());
    }
    assertEquals(1, tables.size(), "seed " + seed);
    assertEquals(4, tables.iterator().next().size());
  }

  @Test
  void stationsThatTrustEachOthersTicketsShareOneRanking() throws Exception {
    Ticket theirs = Ticket.sign(OTHER, Friends.nonce(), TIME - 600, Friends.tid("b"));
    SignedResult mine = Friends.match("a", TIME, 0, 1).result();
    SignedResult foreign = Friends.judged(Friends.sheet(theirs, "b", TIME, 2, 0), 2, 0).result();
    Station friend = station(Friends.STATION, new TreeMap<>(), Set.of(OTHER.publicKey()));
    Station peer = station(OTHER, new TreeMap<>(), Set.of(Friends.STATION.publicKey()));
    for (SignedResult result : List.of(mine, foreign)) {
      for (NostrEvent event : events(result)) {
        friend.relayed(event, TIME);
        peer.relayed(event, TIME);
      }
    }
    assertEquals(friend.leaderboard(Holdem.ID), peer.leaderboard(Holdem.ID));
    assertEquals(3, peer.leaderboard(Holdem.ID).rows().size());
    hears(mine);
    assertEquals(relayed(foreign, Uncounted.FOREIGN_TICKET), hears(foreign).get(0));
    assertEquals(2, station.leaderboard(Holdem.ID).rows().size());
  }

  @Test
  void aPeerThatIsListedLaterMakesWhatIsThereCount() throws Exception {
    Ticket theirs = Ticket.sign(OTHER, Friends.nonce(), TIME - 600, Friends.tid("b"));
    hears(Friends.judged(Friends.sheet(theirs, "b", TIME, 2, 0), 2, 0).result());
    assertEquals(0, station.leaderboard(Holdem.ID).rows().size());
    station.reread(
        new RankingRules(
            AllKits.GAMES, Set.of(OTHER.publicKey()), Friends.ADMITTED, 0, 5, 1, 1, 20, false));
    assertEquals(2, station.leaderboard(Holdem.ID).rows().size());
  }

  @Test
  void aStrangersTextWithTheUuidOfARealMatchDoesNotStandInItsWay() throws Exception {
    SignedResult real = Friends.match("a", TIME, 0, 1).result();
    SignedResult fake = Friends.match("a", TIME, 4, 5).result();
    assertEquals(real.sheet().id(), fake.sheet().id());
    assertEquals(relayed(fake, Uncounted.NOT_ADMITTED), hears(fake).get(0));
    String main = "results/poker/" + real.sheet().id() + ".txt";
    assertFalse(files.containsKey(main));
    assertEquals(relayed(real), hears(real).get(0));
    assertTrue(files.containsKey(main));
    assertEquals(2, station.leaderboard(Holdem.ID).rows().size());
  }

  @Test
  void aSecondMatchUnderOneTicketIsUnrankedAndACopiedTicketUsesNothingUp() throws Exception {
    Ticket ticket = Ticket.sign(Friends.STATION, Friends.nonce(), TIME - 600, Friends.tid("a"));
    SignedResult copied = Friends.judged(Friends.sheet(ticket, "x", TIME, 4, 5), 4, 5).result();
    assertEquals(relayed(copied, Uncounted.NOT_ADMITTED), hears(copied).get(0));
    SignedResult first = Friends.judged(Friends.sheet(ticket, "a", TIME, 0, 1), 0, 1).result();
    assertEquals(relayed(first), hears(first).get(0));
    ResultSheet sheet = first.sheet();
    String second = MatchSheet.id(Friends.tid("a"), 2);
    ResultSheet again = TestResults.sheet(second, TIME + 60, sheet.head().subList(1, 3), 0, 1);
    SignedResult more = TestResults.by(again, 0, 1);
    assertEquals(relayed(more, Uncounted.USED_TICKET), hears(more).get(0));
    assertEquals(1, station.leaderboard(Holdem.ID).rows().get(0).wins());
  }

  @Test
  void aFloodOfStrangersFillsOnlyTheirOwnRoom() throws Exception {
    for (int i = 0; i < 6; i++) {
      hears(Friends.match("s" + i, TIME, 4, 5).result());
    }
    assertEquals(2, files.size(), "two of one winner on one day");
    for (int i = 0; i < 6; i++) {
      hears(Friends.match("t" + i, TIME, 5, 4).result());
    }
    assertEquals(3, files.size(), "three in all");
    for (int i = 0; i < 5; i++) {
      hears(Friends.match("m" + i, TIME, 0, 1).result());
    }
    assertEquals(8, files.size());
  }

  @Test
  void whatIsNotExactlyAPlayersEventIsNothing() throws Exception {
    ResultSheet sheet = Friends.sheet("a", TIME, 0, 1);
    Draft draft = ResultEvent.of(sheet, 0).orElseThrow();
    NostrEvent good = sign(0, draft);
    assertEquals(1, PlayerEvent.of(good).orElseThrow().number());
    List<List<String>> tags = new ArrayList<>(draft.tags());
    Collections.swap(tags, 4, 5);
    String with = draft.content() + "--> signature_1: " + "ab".repeat(64) + "\n";
    for (NostrEvent event :
        List.of(
            sign(2, draft),
            sign(1, draft),
            sign(0, new Draft(draft.createdAt() + 1, 30_078, draft.tags(), draft.content())),
            sign(0, new Draft(draft.createdAt(), 1, draft.tags(), draft.content())),
            sign(0, new Draft(draft.createdAt(), 30_078, tags, draft.content())),
            sign(0, new Draft(draft.createdAt(), 30_078, List.of(), draft.content())),
            sign(0, new Draft(draft.createdAt(), 30_078, draft.tags(), with)),
            sign(0, new Draft(draft.createdAt(), 30_078, draft.tags(), draft.content() + "\n")),
            sign(0, new Draft(draft.createdAt(), 30_078, draft.tags(), "")))) {
      assertEquals(Optional.empty(), PlayerEvent.of(event), event.draft().toString());
      assertEquals(List.of(), station.relayed(event, TIME));
    }
  }

  @Test
  void whatClaimsToBeFromTheFutureOrHasNoUuidIsLeftOut() throws Exception {
    assertEquals(List.of(), hears(Friends.match("f", TIME + 1000, 0, 1).result()));
    ResultSheet sheet =
        TestResults.sheet("../../evil", TIME, List.of(new Field("STATION", "X3")), 0, 1);
    assertEquals(List.of(), hears(TestResults.by(sheet, 0, 1)));
    assertEquals(Map.of(), files);
  }

  private static NostrEvent sign(int player, Draft draft) {
    return NostrEvent.sign(TestResults.KEYS.get(player), draft, Friends.ENTROPY);
  }
}
