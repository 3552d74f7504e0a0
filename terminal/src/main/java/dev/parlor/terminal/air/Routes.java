package dev.parlor.terminal.air;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.TableTarget;
import dev.parlor.rim.table.SeatNote;
import dev.parlor.terminal.net.HostPort;
import dev.parlor.terminal.net.Route;
import dev.parlor.terminal.net.TcpRoute;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.function.Predicate;

/** The way to what somebody has typed. */
public final class Routes {
  private static final String BLUETOOTH = "bluetooth";

  private Routes() {}

  /**
   * The way to a table: an address, an invitation, the four digits of its code, or nothing for a
   * list of what is in range.
   *
   * @param alone whether no person is there to choose
   */
  public static Route toTable(Meant meant, Rim rim, boolean alone) {
    String text = meant.where();
    Optional<InetSocketAddress> address = HostPort.read(text);
    if (address.isPresent()) {
      return new TcpRoute(address.get());
    } else if (meant.whole().isPresent()) {
      Invitation its = meant.whole().get();
      TableTarget target = TableTarget.of(its.nonce(), its.keyHash(), its.npub());
      return new AirRoute(Air.open(rim), target, Invitation.code(its.nonce()));
    } else if (text.matches("\\d{4}")) {
      return found(rim, air -> lookout(air).first(isOfCode(text), "air.noCode", text));
    } else if (text.isEmpty()) {
      return found(rim, air -> lookout(air).chosen(alone));
    }
    throw new Problem("live.where");
  }

  private static Predicate<FoundTable> isOfCode(String code) {
    return table ->
        table.sign().kind() == TableSign.Kind.HOST
            && Invitation.code(table.sign().nonce()).equals(code);
  }

  /** The way back to the table of a seat. */
  public static Route back(SeatNote note, Rim rim) {
    Optional<TableTarget> target = AirRoute.read(note.address());
    return target.isPresent()
        ? new AirRoute(Air.open(rim), target.get(), BLUETOOTH)
        : new TcpRoute(new InetSocketAddress(note.address(), note.port()));
  }

  /** Whether this says where a station is. */
  public static boolean isToStation(String text) {
    return HostPort.read(text).isPresent() || isBluetooth(text);
  }

  private static boolean isBluetooth(String text) {
    return text.equals(BLUETOOTH) || text.startsWith(BLUETOOTH + ":");
  }

  /**
   * The way to a station: an address, {@code bluetooth} for the nearest, or {@code
   * bluetooth:X3CLUB}.
   */
  public static Route toStation(String text, Rim rim) {
    if (isBluetooth(text)) {
      String name = text.substring(Math.min(text.length(), BLUETOOTH.length() + 1));
      Predicate<FoundTable> wanted =
          table ->
              table.sign().kind() == TableSign.Kind.STATION
                  && (name.isEmpty() || table.sign().callsign().equals(name));
      return found(rim, air -> lookout(air).first(wanted, "air.noStation", name));
    }
    return new TcpRoute(HostPort.read(text).orElseThrow(() -> new Problem("visit.where")));
  }

  private static AirLookout lookout(Air air) {
    return new AirLookout(air, AirLookout.LONGEST, AirLookout.MORE);
  }

  private interface Choice {
    FoundTable in(Air air);
  }

  private static Route found(Rim rim, Choice choice) {
    Air air = Air.open(rim);
    try {
      FoundTable table = choice.in(air);
      return new AirRoute(air, table.target(), table.sign().callsign());
    } catch (RuntimeException nothing) {
      air.close();
      throw nothing;
    }
  }
}
