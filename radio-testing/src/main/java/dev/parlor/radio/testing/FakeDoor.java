package dev.parlor.radio.testing;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.radio.Door;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Guests;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import java.util.Set;

/** A door of a phone in a {@link FakeAir}. It is open while the phone's Bluetooth is on. */
final class FakeDoor implements Door {
  private final FakeRadio owner;
  private final Guests guests;
  private volatile TableSign sign;

  FakeDoor(FakeRadio owner, TableSign sign, Guests guests) {
    this.owner = owner;
    this.sign = sign;
    this.guests = guests;
  }

  @Override
  public void show(TableSign now) {
    sign = now;
    owner.air().changed();
  }

  @Override
  public void close() {
    owner.closed(this);
  }

  boolean isOpen() {
    return owner.state().on();
  }

  boolean isSeen() {
    return isOpen() && owner.state().canAdvertise();
  }

  void tell() {
    owner.air().executor.execute(this::tellNow);
  }

  /**
   * Tells how the door is now. Threads come here one at a time, so the last one tells what is true
   * then.
   */
  private synchronized void tellNow() {
    guests.changed(
        isOpen()
            ? new DoorStatus(
                isSeen(),
                Set.of(Way.RFCOMM),
                isSeen() ? Set.of() : Set.of(RadioTrouble.NO_ADVERTISER))
            : DoorStatus.shut(RadioTrouble.OFF));
  }

  TableSign sign() {
    return sign;
  }

  Guests guests() {
    return guests;
  }

  FakeRadio owner() {
    return owner;
  }
}
