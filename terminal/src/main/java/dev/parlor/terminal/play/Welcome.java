package dev.parlor.terminal.play;

import dev.parlor.p2p.link.HostCode;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.table.Device;
import dev.parlor.terminal.air.Meant;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.net.Reachable;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.shell.Rim;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Says how others come to a table: by a short invitation that only its host can answer, from where
 * they can reach it. When nobody else can come, it says how to open the door.
 */
final class Welcome {
  private final Rim rim;
  private final DisplayOptions display;
  private final String game;
  private final boolean air;

  /**
   * @param game as it is typed
   * @param air whether guests may come by Bluetooth
   */
  Welcome(Rim rim, DisplayOptions display, String game, boolean air) {
    this.rim = rim;
    this.display = display;
    this.game = game;
    this.air = air;
  }

  /** Says it for a table behind a door of this computer. */
  void say(Bytes nonce, Device device, String listening, int port) {
    List<String> reachable = reachable(listening);
    boolean others = !reachable.isEmpty() || air;
    String where = (reachable.isEmpty() ? "127.0.0.1" : reachable.get(0)) + ":" + port;
    // guests who come by Bluetooth alone have no use for an address of this computer
    Optional<String> address = reachable.isEmpty() && air ? Optional.empty() : Optional.of(where);
    String whole = Invitation.of(nonce, device.linkIdentity(), address).text();
    HostCode code = HostCode.of(device.linkIdentity());
    if (display.json()) {
      JsonLine open = Voice.event("open").with("address", where).with("invitation", whole);
      open = open.with("short", Meant.text(where, code)).with("code", Invitation.code(nonce));
      rim.out().println(open.with("othersCanCome", others));
      return;
    }
    List<String> words = new ArrayList<>();
    address.ifPresent(its -> words.add(text("live.invite", Meant.text(its, code))));
    if (air) {
      words.add(text("live.nearby", Meant.text(Invitation.code(nonce), code)));
    }
    if (!others) {
      words.add(text("live.local", game));
    }
    show(words, whole);
  }

  /**
   * Shows the square for cameras beside the words where the window has room, so that both are seen.
   */
  private void show(List<String> words, String invitation) {
    Look look = Look.of(rim.environment());
    if (rim.person() && look.symbols() && !display.plain()) {
      words.add(text(air ? "live.beside" : "live.beside.wired")); // phones have no other way
      boolean colours = look.depth() != Look.Depth.NONE;
      Qr.beside(invitation, colours, String.join("\n\n", words)).forEach(rim.out()::println);
    } else {
      words.forEach(rim.out()::println);
    }
  }

  private String text(String key, Object... args) {
    return rim.texts().text(key, args);
  }

  private static List<String> reachable(String address) {
    try {
      return Reachable.of(InetAddress.getByName(address));
    } catch (UnknownHostException e) {
      return List.of(address);
    }
  }
}
