package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.station.Charter;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.station.TicketWatch;
import dev.parlor.rim.table.Company;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.QuietStrand;
import dev.parlor.terminal.Ran;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.home.OwnIdentity;
import dev.parlor.terminal.net.HostPort;
import dev.parlor.terminal.net.TcpRoute;
import dev.parlor.terminal.relay.RelayDouble;
import dev.parlor.terminal.relay.SmallRelay;
import dev.parlor.terminal.results.Reach;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches reach stations over a relay. Stations that trust each other's tickets rank alike. */
class RelayedRankingTest {
  private static final long LATER_MILLIS = 120_000;

  @TempDir private Path folder = Path.of("");

  private Path charter(String name) {
    return folder.resolve(name).resolve("collections/card_games").resolve(Charter.PATH);
  }

  /** The key of a station at which one game is enough to be ranked. */
  private String found(String name) throws Exception {
    String dir = folder.resolve(name).toString();
    Ran ran = Ran.with(Map.of(), "q\n", "station", "--dir", dir, "--name", name);
    assertEquals(0, ran.exit(), ran.err());
    String rules = Files.readString(charter(name)).replaceFirst("GAMES: 10", "GAMES: 1");
    Files.writeString(charter(name), rules.replaceFirst("OPPONENTS: 3", "OPPONENTS: 1"));
    return rules.replaceFirst("(?s).*NPUB: (npub1[a-z0-9]+).*", "$1");
  }

  private void trust(String name, String peer) throws Exception {
    Files.writeString(charter(name), Files.readString(charter(name)) + "PEER: " + peer + "\n");
  }

  private static Company<HoldemState, PokerView> company(long seed) {
    return new Company<>(
        PokerKit.KIT,
        new HoldemPlayer(),
        2,
        Map.of("handLimit", "2"),
        seat -> new SeededEntropy("relayed " + seed + " " + seat),
        seed,
        new QuietStrand(Runnable::run, System.currentTimeMillis() + LATER_MILLIS));
  }

  private OpenStation open(String name, RelayDouble relay, List<Device> players) throws Exception {
    OwnIdentity host = OwnIdentity.always(new Home(folder.resolve("home")));
    List<String> more = new ArrayList<>(List.of("--relay", relay.url(), "--admit", host.npub()));
    for (Device player : players) {
      more.addAll(List.of("--admit", player.npubText()));
    }
    OpenStation station = new OpenStation(folder.resolve(name), more);
    station.await("Everything at " + relay.url() + " has been looked at");
    return station;
  }

  /** Plays under a ticket of this station, and publishes the result. */
  private void play(Company<HoldemState, PokerView> company, OpenStation ticket, RelayDouble relay)
      throws Exception {
    OwnIdentity host = OwnIdentity.always(new Home(folder.resolve("home")));
    Reach reach = new Reach(new TcpRoute(HostPort.read(ticket.address).orElseThrow()), host);
    List<Trouble> problems = new ArrayList<>();
    company
        .loop(0)
        .watch(new TicketWatch<>(company.loop(0), Runnable::run, reach::ticket, problems::add));
    company.gather();
    assertTrue(company.play());
    assertEquals(List.of(), problems);
    Path file = Archive.in(folder.resolve("home")).save(company.session(1)).orElseThrow();
    Ran published = Ran.parlor("publish", file.toString(), "--relay", relay.url());
    assertEquals(0, published.exit(), published.out() + published.err());
  }

  private List<String> ranks(String name) {
    Ran ran = Ran.parlor("leaderboard", folder.resolve(name).toString(), "poker");
    return ran.lines().stream().filter(line -> line.startsWith("> RANK:")).toList();
  }

  @Test
  void stationsThatTrustEachOthersTicketsShareOneRanking() throws Exception {
    String first = found("X3FIRST");
    String second = found("X3SECOND");
    found("X3THIRD");
    trust("X3FIRST", second);
    trust("X3SECOND", first);
    RelayDouble relay = RelayDouble.on(0, new SmallRelay(500));
    Company<HoldemState, PokerView> one = company(7);
    Company<HoldemState, PokerView> two = company(8);
    List<Device> players = new ArrayList<>(one.devices());
    players.addAll(two.devices());
    OpenStation a = open("X3FIRST", relay, players);
    OpenStation b = open("X3SECOND", relay, players);
    OpenStation c = open("X3THIRD", relay, players);
    play(one, a, relay);
    a.await("is complete and ranked");
    b.await("is complete and ranked");
    c.await("not ranked: its ticket is of a station that is not trusted here");
    a.await("The leaderboard of poker is new; 2 players");
    b.await("The leaderboard of poker is new; 2 players");
    assertEquals(2, ranks("X3FIRST").size());
    assertEquals(ranks("X3FIRST"), ranks("X3SECOND"));
    assertEquals(List.of(), ranks("X3THIRD"));

    trust("X3THIRD", "nonsense");
    c.await(Charter.PATH + ": line 9: not a NOSTR key: nonsense");
    String mended = Files.readString(charter("X3THIRD")).replace("nonsense", first);
    Files.writeString(charter("X3THIRD"), mended);
    c.await("The leaderboard of poker is new; 2 players");
    assertEquals(ranks("X3FIRST"), ranks("X3THIRD"));

    relay.close();
    a.await("Trying again in");
    b.await("Trying again in");
    try (RelayDouble again = RelayDouble.on(relay.port(), new SmallRelay(500))) {
      play(two, b, again); // whether they listen already or not
      a.await("is complete and ranked");
      b.await("is complete and ranked");
      a.await("The leaderboard of poker is new; 4 players");
      b.await("The leaderboard of poker is new; 4 players");
      assertEquals(ranks("X3FIRST"), ranks("X3SECOND"));
    }
    for (OpenStation station : List.of(a, b, c)) {
      station.type("q");
      assertEquals(0, station.exit());
    }
  }

  @Test
  void oneFolderIsForOneStation() throws Exception {
    found("X3FIRST");
    OpenStation open = new OpenStation(folder.resolve("X3FIRST"), List.of());
    Ran second = Ran.parlor("station", "--dir", folder.resolve("X3FIRST").toString());
    assertEquals(2, second.exit());
    assertTrue(second.err().contains("is in use by another parlor"), second.err());
    open.type("q");
    assertEquals(0, open.exit());
  }

  @Test
  void whatTheOwnerWroteWrongIsNamedWithFileAndLine() throws Exception {
    found("X3FIRST");
    String dir = folder.resolve("X3FIRST").toString();
    Path list = charter("X3FIRST").resolveSibling("admitted.txt");
    Files.writeString(list, "# friends\nnpub1nobody\n");
    for (String command : List.of("station --dir", "leaderboard", "rebuild")) {
      List<String> args = new ArrayList<>(List.of(command.split(" ", -1)));
      args.add(dir);
      Ran ran = Ran.parlor(args.toArray(new String[0]));
      assertEquals(2, ran.exit(), ran.out());
      assertTrue(ran.err().contains(list + ": line 2 is no npub: npub1nobody"), ran.err());
    }
  }
}
