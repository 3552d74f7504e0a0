package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import dev.parlor.terminal.results.Reach;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A station, a match under its ticket, and what becomes of the result. */
class StationAtWorkTest {
  /** How long after its ticket the match is played. People are slower than computers. */
  private static final long LATER_MILLIS = 120_000;

  private static final int LONGER_THAN_A_LINK_TAKES_UNHEARD = 3 << 20;

  @TempDir private Path folder = Path.of("");

  private Path dir() {
    return folder.resolve("station");
  }

  private Ran parlor(String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--home", folder.resolve("home").toString()));
    return Ran.parlor(all.toArray(new String[0]));
  }

  /** A station at which one game is enough to be ranked. */
  private void found() throws Exception {
    Ran ran =
        Ran.with(Map.of(), "q\n", "station", "--dir", dir().toString(), "--name", "X3STATION01");
    assertEquals(0, ran.exit(), ran.err());
    Path charter = dir().resolve("collections/card_games").resolve(Charter.PATH);
    String rules = Files.readString(charter).replaceFirst("GAMES: 10", "GAMES: 1");
    Files.writeString(charter, rules.replaceFirst("OPPONENTS: 3", "OPPONENTS: 1"));
  }

  @Test
  void theOwnerChoosesWhatItTakesToBeListedAndItStaysSo() throws Exception {
    Path charter = dir().resolve("collections/card_games").resolve(Charter.PATH);
    String[] open = {"station", "--dir", dir().toString()};
    List<String> chosen = new ArrayList<>(List.of(open));
    chosen.addAll(List.of("--min-games", "1", "--min-opponents", "2"));
    Ran ran = Ran.with(Map.of(), "q\n", chosen.toArray(new String[0]));
    assertEquals(0, ran.exit(), ran.err());
    assertTrue(ran.out().contains("takes 1 match against 2 different opponents"), ran.out());
    assertTrue(Files.readString(charter).contains("MIN_GAMES: 1\nMIN_OPPONENTS: 2\n"));
    Ran again = Ran.with(Map.of(), "q\n", open);
    assertTrue(again.out().contains("takes 1 match against 2 different opponents"), again.out());
    Ran never = Ran.parlor("station", "--dir", dir().toString(), "--min-games", "-1");
    assertEquals(2, never.exit(), never.out());
    assertTrue(never.err().contains("-1"), never.err());
  }

  private static Company<HoldemState, PokerView> company() {
    return new Company<>(
        PokerKit.KIT,
        new HoldemPlayer(),
        2,
        Map.of("handLimit", "2"),
        seat -> new SeededEntropy("station " + seat),
        7,
        new QuietStrand(Runnable::run, System.currentTimeMillis() + LATER_MILLIS));
  }

  @Test
  void aMatchUnderATicketIsTakenOnceAndRanked() throws Exception {
    found();
    Company<HoldemState, PokerView> company = company();
    List<String> admit = new ArrayList<>();
    for (Device device : company.devices()) {
      admit.addAll(List.of("--admit", device.npubText()));
    }
    OpenStation station = new OpenStation(dir(), admit);
    OwnIdentity host = OwnIdentity.always(new Home(folder.resolve("home")));
    Reach reach = new Reach(new TcpRoute(HostPort.read(station.address).orElseThrow()), host);

    Ran stranger = parlor("leaderboard", station.address);
    assertEquals(1, stranger.exit());
    assertTrue(stranger.err().contains("has to admit you first"), stranger.err());
    station.await("asks to be admitted");
    station.await(host.npub());
    station.type(host.npub());
    station.await("Admitted: " + host.npub());

    List<Trouble> problems = new ArrayList<>();
    company
        .loop(0)
        .watch(new TicketWatch<>(company.loop(0), Runnable::run, reach::ticket, problems::add));
    company.gather();
    assertTrue(company.play());
    assertEquals(List.of(), problems);
    Path file = Archive.in(folder.resolve("home")).save(company.session(1)).orElseThrow();
    assertTrue(Files.readString(file).contains("\nSTATION: X3STATION01\n"));

    String complete = Files.readString(file);
    Files.writeString(file, complete.replaceFirst("--> signature_2: .*\n", ""));
    String id = String.valueOf(file.getFileName()).replace(".txt", "");
    Path transcript = Archive.in(folder.resolve("home")).transcript(id);
    byte[] whole = Files.readAllBytes(transcript);
    Files.write(transcript, Arrays.copyOf(whole, LONGER_THAN_A_LINK_TAKES_UNHEARD));
    Ran torn = parlor("submit", file.toString(), station.address);
    assertEquals(1, torn.exit(), torn.out() + torn.err());
    assertTrue(torn.out().contains("not taken: its transcript can't be read"), torn.out());
    Files.write(transcript, whole);
    Ran first = parlor("submit", file.toString(), station.address);
    assertEquals(0, first.exit(), first.out() + first.err());
    assertTrue(first.out().contains(": taken\n  The receipt: "), first.out());
    Files.writeString(file, complete);
    Ran second = parlor("submit", file.toString(), station.address, "--json");
    assertEquals(0, second.exit(), second.err());
    assertTrue(second.out().contains("\"state\":\"KNOWN\""), second.out());
    Ran board = parlor("leaderboard", station.address, "poker");
    assertEquals(0, board.exit(), board.err());
    assertTrue(board.out().contains("> RANK:2 CALLSIGN:X1"), board.out());

    station.type("q");
    assertEquals(0, station.exit());
    Path kept = dir().resolve("collections/card_games/leaderboards/X3STATION01/poker.txt");
    assertEquals(board.out().trim(), Files.readString(kept).trim());

    Path charter = dir().resolve("collections/card_games/station/station.txt");
    String one = Files.readString(charter);
    Files.writeString(charter, one.replaceFirst("GAMES: 1", "GAMES: 4"));
    Ran few = Ran.parlor("leaderboard", dir().toString(), "poker");
    assertEquals(1, few.exit());
    assertEquals(
        List.of("poker: nobody is ranked yet: that takes 4 matches against 1 opponent."),
        few.err().lines().toList());
    OpenStation stricter = new OpenStation(dir(), List.of());
    stricter.await("To be ranked takes 4 matches against 1 opponent; change that in");
    Ran there = parlor("leaderboard", stricter.address, "poker");
    assertEquals(1, there.exit());
    assertTrue(there.out().contains("> WAITING CALLSIGN:X1"), there.out());
    assertTrue(there.out().contains(" GAMES:3 OPPONENTS:0"), there.out());
    stricter.type("q");
    assertEquals(0, stricter.exit());
  }

  @Test
  void aResultWithoutATicketIsRefusedInASentence() throws Exception {
    Company<HoldemState, PokerView> company = company();
    List<String> admit = new ArrayList<>();
    for (Device device : company.devices()) {
      admit.addAll(List.of("--admit", device.npubText()));
    }
    OwnIdentity host = OwnIdentity.always(new Home(folder.resolve("home")));
    admit.addAll(List.of("--admit", host.npub()));
    OpenStation station = new OpenStation(dir(), admit);
    company.gather();
    assertTrue(company.play());
    Path file = Archive.in(folder.resolve("home")).save(company.session(1)).orElseThrow();
    Ran ran = parlor("submit", file.toString(), station.address);
    assertEquals(1, ran.exit(), ran.out() + ran.err());
    assertTrue(ran.out().contains("not taken: it has no ticket of a station"), ran.out());
    station.type("q");
    assertEquals(0, station.exit());
  }

  @Test
  void whatCannotBeIsRefusedInASentence() throws Exception {
    found();
    Path text = Files.writeString(folder.resolve("some.txt"), "no result\n");
    String dir = dir().toString();
    for (List<String> args :
        List.of(
            List.of("station"),
            List.of("station", "--dir", dir, "--port", "99999"),
            List.of("station", "--dir", dir, "--name", "X3OTHER"),
            List.of("station", "--dir", dir, "--admit", "npub1x"),
            List.of("station", "--dir", folder.resolve("new").toString(), "--name", "x"),
            List.of("submit", text.toString()),
            List.of("submit", text.toString(), "nowhere"),
            List.of("submit", text.toString(), "127.0.0.1:1"),
            List.of("leaderboard", "127.0.0.1:1"),
            List.of("host", "poker", "--station", "nowhere"),
            List.of("host", "piles", "--station", "127.0.0.1:1"))) {
      Ran ran = Ran.parlor(args.toArray(new String[0]));
      assertEquals(2, ran.exit(), args + ran.out() + ran.err());
      assertFalse(ran.err().isEmpty(), args.toString());
      assertFalse(ran.err().contains("Exception"), ran.err());
    }
    assertEquals(Optional.empty(), HostPort.read("host:0"));
  }
}
