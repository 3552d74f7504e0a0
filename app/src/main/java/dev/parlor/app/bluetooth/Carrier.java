package dev.parlor.app.bluetooth;

import dev.parlor.rim.link.Pipe;
import java.util.Optional;

/** A connection as the hardware made it. */
record Carrier(Pipe pipe, Way way, Optional<ClassicAddress> peer) {}
