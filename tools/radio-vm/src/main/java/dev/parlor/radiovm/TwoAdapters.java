package dev.parlor.radiovm;

import dev.parlor.bluez.BluezHardware;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Handle;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.testing.HardwareLab;
import java.util.EnumSet;
import java.util.Set;

/** One adapter of this computer as the host's, another as a guest's. */
final class TwoAdapters implements HardwareLab {
  private final BluezHardware host;
  private final BluezHardware guest;
  private Handle silent = () -> {};

  TwoAdapters(BluezHardware host, BluezHardware guest) {
    this.host = host;
    this.guest = guest;
  }

  @Override
  public Hardware host() {
    return host;
  }

  @Override
  public Hardware guest() {
    return guest;
  }

  @Override
  public ClassicAddress hostAddress() {
    return host.address().orElseThrow();
  }

  @Override
  public Set<Way> ways() {
    return EnumSet.allOf(Way.class);
  }

  /** Ends the connection. BlueZ would keep it up although all channels on it are closed. */
  void hangUp() {
    Power.hangUp(Pairing.path("hci1", hostAddress()));
  }

  @Override
  public void silence() {
    silent = Power.off("hci0", host);
  }

  @Override
  public void close() {
    silent.close();
  }
}
