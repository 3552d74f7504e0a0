package dev.parlor.terminal.play;

import dev.parlor.games.SeatRange;
import dev.parlor.games.Setup;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor host GAME}: a table for people at several terminals. */
@Command(name = "host", mixinStandardHelpOptions = true)
public final class HostCommand implements Callable<Integer> {
  private final Rim rim;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME")
  private Optional<String> game = Optional.empty();

  @Option(names = "--players", paramLabel = "N")
  private Optional<Integer> players = Optional.empty();

  @Option(names = "--bots", paramLabel = "N", defaultValue = "0")
  private int bots;

  @Option(names = "--port", paramLabel = "PORT", defaultValue = "0")
  private int port;

  @Option(names = "--listen", paramLabel = "ADDRESS")
  private Optional<InetAddress> listen = Optional.empty();

  @Option(names = "--station", paramLabel = "HOST:PORT")
  private Optional<String> station = Optional.empty();

  @Option(
      names = {"-o", "--options"},
      paramLabel = "KEY=VALUE",
      split = ",")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(names = "--bluetooth", descriptionKey = "bluetooth")
  private boolean bluetooth;

  @Option(names = "--onlookers", descriptionKey = "onlookers")
  private boolean onlookers;

  @Mixin private LiveOptions live = new LiveOptions();

  public HostCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    if (bots > 0 && station.isPresent()) {
      throw new Problem("host.botsAreUnranked");
    }
    try (Crew crew = new Crew(rim);
        Doors doors = Doors.of(rim, station, bluetooth)) {
      if (live.resume()) {
        return HostedTable.resumed(live, rim, crew, doors);
      }
      TableKit<?, ?> kit = Kits.named(rim, game.orElse(""));
      int seats = seats(kit);
      if (port < 0 || port >= 1 << 16) {
        throw new Problem("live.port", port);
      }
      InetSocketAddress address =
          new InetSocketAddress(listen.orElseGet(InetAddress::getLoopbackAddress), port);
      Map<String, String> terms = new LinkedHashMap<>(options);
      terms.putAll(onlookers ? Invite.WATCHED : Map.of());
      return new HostedTable<>(kit, live, rim, crew, doors).open(address, seats, bots, terms);
    }
  }

  private int seats(TableKit<?, ?> kit) {
    SeatRange phones = kit.game().phones();
    int seats = players.orElse(Math.max(phones.least(), Math.min(phones.most(), 2 + bots)));
    if (!phones.holds(seats)) {
      throw new Problem("setup.seats", phones.least(), phones.most(), seats);
    }
    if (bots < 0 || bots >= seats) {
      throw new Problem("play.noPerson", seats, bots);
    }
    Tables.check(new Setup(seats, options), kit.game().game());
    return seats;
  }
}
