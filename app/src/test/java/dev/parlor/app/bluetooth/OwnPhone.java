package dev.parlor.app.bluetooth;

import android.content.Context;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.Handle;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.control.Radios;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.InquiryEars;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.ScanEars;
import dev.parlor.radio.hardware.Sign;
import dev.parlor.radio.hardware.SignPace;
import dev.parlor.rim.link.Daemon;
import dev.parlor.rim.table.Strand;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

/**
 * The radios of one of several phones. Robolectric knows a single phone, so a caller would reach
 * any of several. What is opened through this class is reached by this phone's address alone.
 */
public final class OwnPhone implements Hardware {
  /** The number for what belongs to no phone in particular. Everybody reaches it. */
  static final int ANY = 0;

  private static final ThreadLocal<Integer> NOW = ThreadLocal.withInitial(() -> ANY);

  private final Hardware hardware;
  private final int number;

  /**
   * @param number from 1
   */
  private OwnPhone(Hardware hardware, int number) {
    this.hardware = hardware;
    this.number = number;
  }

  /** The radios of this phone, as {@link AndroidRadio} makes those of the only one. */
  public static NearbyRadio radio(
      Context context, int number, AddressBook book, Diary diary, Strand strand) {
    return new Radios(
        new OwnPhone(new AndroidHardware(context), number),
        strand,
        task -> Daemon.thread("parlor-radio-wait", task).start(),
        new PowerAwake(context),
        book,
        diary,
        new Random());
  }

  /** The address of this phone's classic radio. */
  public static ClassicAddress address(int number) {
    return ClassicAddress.read(String.format("%s%02X", SignAir.CLASSIC, number)).get();
  }

  /** The number of the phone at this classic address. */
  static int at(String address) {
    String number = address.substring(SignAir.CLASSIC.length());
    return address.startsWith(SignAir.CLASSIC) ? Integer.parseInt(number, 16) : ANY;
  }

  /** The number of the phone for which this thread opens something. */
  static int now() {
    return NOW.get();
  }

  /** Whether a call to the one phone reaches what the other has opened. */
  static boolean reaches(int called, int opened) {
    return called == ANY || opened == ANY || called == opened;
  }

  private interface Opening<T> {
    T open() throws RadioRefused;
  }

  private <T> T mine(Opening<T> opening) throws RadioRefused {
    NOW.set(number);
    try {
      return opening.open();
    } finally {
      NOW.set(ANY);
    }
  }

  @Override
  public RadioState state() {
    return hardware.state();
  }

  @Override
  public Handle watch(Runnable changed) {
    return hardware.watch(changed);
  }

  @Override
  public String name() {
    return hardware.name();
  }

  @Override
  public Optional<RadioTrouble> whyNoScan() {
    return hardware.whyNoScan();
  }

  @Override
  public Listening listen(Way way, Bytes nonce) throws RadioRefused {
    return mine(() -> hardware.listen(way, nonce));
  }

  @Override
  public Sign advertise(Beacon beacon, SignPace pace, Consumer<Optional<RadioTrouble>> up)
      throws RadioRefused {
    return mine(() -> hardware.advertise(beacon, pace, up));
  }

  @Override
  public Handle scan(ScanEars ears) throws RadioRefused {
    return hardware.scan(ears);
  }

  @Override
  public Handle inquire(InquiryEars ears) throws RadioRefused {
    return hardware.inquire(ears);
  }

  @Override
  public List<FoundPhone> bonded() {
    return hardware.bonded();
  }

  @Override
  public Dialing dial(ClassicAddress address, Bytes nonce) throws RadioRefused {
    return hardware.dial(address, nonce);
  }
}
