package dev.parlor.radio.hardware;

import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Way;
import dev.parlor.rim.link.Pipe;
import java.util.Optional;

/** A connection as the hardware made it. */
public record Carrier(Pipe pipe, Way way, Optional<ClassicAddress> peer, Bearer bearer) {
  /** A connection of which nothing more is known. */
  public Carrier(Pipe pipe, Way way, Optional<ClassicAddress> peer) {
    this(pipe, way, peer, Bearer.PLAIN);
  }
}
