package dev.parlor.p2p.testing.fuzz;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.link.HostCode;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.station.Admitted;
import dev.parlor.p2p.station.Charter;
import dev.parlor.p2p.station.LeaderboardText;
import dev.parlor.p2p.station.Receipt;
import dev.parlor.p2p.station.StationMessage;
import dev.parlor.p2p.station.Ticket;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Lines and files of text, adverts, and what a station is told. */
final class TextReaders {
  private static final Bytes KEY =
      new FastSignatures()
          .key(new dev.parlor.crypto.random.SeededEntropy("text").bytes(32))
          .publicKey();

  private TextReaders() {}

  static List<FuzzTarget> all() {
    return List.of(
        new FuzzTarget("line", TextReaders::lines, TextReaders::line),
        new FuzzTarget("action", TextReaders::lines, TextReaders::action),
        new FuzzTarget("result", TextReaders::results, TextReaders::result),
        new FuzzTarget(
            "charter",
            () -> List.of(Fuzz.utf8(Charter.of("X1STATION", KEY).text())),
            in -> Charter.read(Reader.utf8(in))),
        new FuzzTarget(
            "admitted",
            () -> List.of(Fuzz.utf8(Admitted.text(Set.of(KEY)))),
            in -> Admitted.read(Reader.utf8(in))),
        new FuzzTarget(
            "leaderboard", TextReaders::boards, in -> LeaderboardText.read(Reader.utf8(in))),
        new FuzzTarget(
            "ticket", () -> List.of(Fuzz.utf8("00".repeat(148))), in -> Ticket.read(latin(in))),
        new FuzzTarget(
            "invitation",
            () -> List.of(Fuzz.utf8("CG01:" + "0A".repeat(52) + "/PLACE:1")),
            in -> Invitation.read(latin(in))),
        new FuzzTarget(
            "short-code",
            () -> List.of("K7QF-3MXA".getBytes(StandardCharsets.ISO_8859_1)),
            in -> HostCode.read(latin(in))),
        new FuzzTarget("beacon", TextReaders::beacons, Beacon::read),
        new FuzzTarget(
            "station-message",
            () -> List.of(StationMessage.line("STATION_HELLO", 1).toArray(), new byte[] {1, 2}),
            TextReaders::stationMessage));
  }

  static String latin(byte[] in) {
    return new String(in, StandardCharsets.ISO_8859_1);
  }

  private static List<byte[]> lines() {
    List<byte[]> lines = new ArrayList<>();
    for (Bots<?, ?> game : Troupe.ALL) {
      Hall<?, ?> hall = Hall.of(game, Math.max(2, game.kit().phones().least()), 3).played(70);
      for (Ordered ordered : hall.session(0).log()) {
        if (ordered.entry().payload().isText()) {
          lines.add(ordered.entry().payload().bytes().toArray());
        }
      }
    }
    hallLines(lines);
    return lines;
  }

  private static void hallLines(List<byte[]> lines) {
    for (Bytes message : Hall.of(Troupe.OPEN, 2, 5).said()) {
      byte[] bytes = message.toArray();
      lines.add(java.util.Arrays.copyOfRange(bytes, 1, bytes.length));
    }
  }

  private static void line(byte[] in) throws Malformed {
    Line line = Line.parse(Reader.utf8(in));
    if (!Line.parse(line.toString()).equals(line)) {
      throw new IllegalStateException("another line than was written");
    }
    if (line.verb().equals("CARD_GAME_INVITE")) {
      Invite invite = Invite.read(line);
      invite.rules();
      Invite.read(invite.line());
    } else if (line.verb().equals("CARD_GAME_JOIN")) {
      Join.read(Join.read(line).line());
    } else if (line.verb().equals("RECEIPT")) {
      Receipt.read(line);
    }
  }

  /** A line that some game reads as an action. */
  private static void action(byte[] in) throws Malformed {
    Line line = Line.parse(Reader.utf8(in));
    for (GameKit<?, ?> kit : Troupe.GAMES.kits()) {
      if (kit.lines().verbs().contains(line.verb())) {
        kit.lines().read(line);
      }
    }
  }

  private static List<byte[]> results() {
    List<byte[]> results = new ArrayList<>();
    for (Bots<?, ?> game : List.of(Troupe.SHORT, Troupe.OPEN, Troupe.ALL.get(0))) {
      Hall<?, ?> hall = Hall.of(game, 2, 11).played(Integer.MAX_VALUE);
      hall.session(0).result().ifPresent(result -> results.add(Fuzz.utf8(result.text())));
    }
    return results;
  }

  private static void result(byte[] in) throws Unreadable {
    SignedResult result = SignedResult.parse(in);
    Verification.of(Troupe.GAMES, result, new FastSignatures());
    if (!SignedResult.parse(result.text()).text().equals(result.text())) {
      throw new IllegalStateException("a result that does not survive being written");
    }
  }

  private static List<byte[]> boards() {
    return List.of(
        Fuzz.utf8(
            """
            # LEADERBOARD: X1STATION
            # GAME: %s

            UPDATED: 2026-01-02 03:04:05

            > RANK:1 CALLSIGN:X1A WINS:1 LOSSES:0 WINRATE:100.0
            """
                .formatted(Troupe.ALL.get(0).id().id())));
  }

  private static List<byte[]> beacons() {
    GameKit<?, ?> kit = Troupe.GAMES.kits().get(0);
    Invite invite = new Invite(kit.id(), 4, Bytes.of(new byte[4]), KEY, java.util.Map.of());
    Beacon beacon =
        new Beacon(dev.parlor.p2p.advert.TableSign.of(kit, invite, "X1ABCD", KEY), 129, 0x1234);
    byte[] name = beacon.manufacturerData();
    byte[] data = beacon.serviceData();
    byte[] record =
        new Writer()
            .u8(name.length + 3)
            .u8(0xff)
            .u16(0xffff)
            .bytes(name)
            .u8(data.length + 3)
            .u8(0x16)
            .u16(0xf0ff)
            .bytes(data)
            .toArray();
    return List.of(record);
  }

  private static void stationMessage(byte[] in) throws Malformed {
    StationMessage.decode(Bytes.of(in));
  }
}
