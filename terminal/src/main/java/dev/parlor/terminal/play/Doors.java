package dev.parlor.terminal.play;

import dev.parlor.terminal.air.Air;
import dev.parlor.terminal.air.Routes;
import dev.parlor.terminal.net.Route;
import dev.parlor.terminal.shell.Rim;
import java.util.Optional;

/**
 * What a host has besides its door for the network.
 *
 * @param station asked for a ticket, so that the match is ranked
 * @param air for guests who come by Bluetooth
 */
record Doors(Optional<Route> station, Optional<Air> air) implements AutoCloseable {
  static Doors of(Rim rim, Optional<String> station, boolean bluetooth) {
    Optional<Route> ticket = station.map(text -> Routes.toStation(text, rim));
    return new Doors(ticket, bluetooth ? Optional.of(Air.open(rim)) : Optional.empty());
  }

  @Override
  public void close() {
    station.ifPresent(Route::close);
    air.ifPresent(Air::close);
  }
}
