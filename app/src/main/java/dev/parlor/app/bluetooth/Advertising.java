package dev.parlor.app.bluetooth;

import android.annotation.SuppressLint;
import android.bluetooth.le.AdvertiseData;
import android.bluetooth.le.AdvertisingSet;
import android.bluetooth.le.AdvertisingSetCallback;
import android.bluetooth.le.AdvertisingSetParameters;
import android.bluetooth.le.BluetoothLeAdvertiser;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.hardware.Sign;
import dev.parlor.radio.hardware.SignPace;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A sign that is up, until closed. It is an advertising set, whose words and pace are changed in
 * place: a sign that is started anew has another address, and guests on their way call the old one.
 */
@SuppressLint("MissingPermission") // AndroidHardware and Guarded mind a SecurityException
final class Advertising extends AdvertisingSetCallback implements Sign {
  private final BluetoothLeAdvertiser advertiser;
  private final Consumer<Optional<RadioTrouble>> up;
  private Beacon wanted;
  private SignPace wantedPace;
  private Beacon shown;
  private SignPace pace;
  private @Nullable AdvertisingSet set;
  private boolean changingPace;
  private boolean closed;

  Advertising(
      BluetoothLeAdvertiser advertiser,
      Beacon beacon,
      SignPace pace,
      Consumer<Optional<RadioTrouble>> up) {
    this.advertiser = advertiser;
    this.up = up;
    this.wanted = beacon;
    this.shown = beacon;
    this.wantedPace = pace;
    this.pace = pace;
  }

  static Sign start(
      BluetoothLeAdvertiser advertiser,
      Beacon beacon,
      SignPace pace,
      Consumer<Optional<RadioTrouble>> up) {
    Advertising sign = new Advertising(advertiser, beacon, pace, up);
    advertiser.startAdvertisingSet(
        SignData.parameters(pace),
        SignData.advert(beacon),
        SignData.response(beacon),
        null,
        null,
        sign);
    return sign;
  }

  @Override
  public synchronized void show(Beacon beacon, SignPace nowPace) {
    wanted = beacon;
    wantedPace = nowPace;
    settle();
  }

  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      Guarded.run(() -> advertiser.stopAdvertisingSet(this));
    }
  }

  /** Does what is still to be done. A step that is under way calls this again at its end. */
  private void settle() {
    AdvertisingSet there = set;
    if (there == null || closed) {
      return;
    }
    if (!wanted.equals(shown)) {
      say(there);
    }
    if (wantedPace != pace && !changingPace) {
      changingPace = true; // which can be done only while it is silent
      Guarded.run(() -> there.enableAdvertising(false, 0, 0));
    }
  }

  private void say(AdvertisingSet there) {
    boolean sameAdvert = Arrays.equals(wanted.manufacturerData(), shown.manufacturerData());
    shown = wanted;
    AdvertiseData response = SignData.response(shown);
    Guarded.run(() -> there.setScanResponseData(response));
    if (!sameAdvert) {
      AdvertiseData advert = SignData.advert(shown);
      Guarded.run(() -> there.setAdvertisingData(advert));
    }
  }

  @Override
  public void onAdvertisingSetStarted(@Nullable AdvertisingSet started, int power, int status) {
    synchronized (this) {
      set = started;
      settle();
    }
    answer(status);
  }

  @Override
  public void onScanResponseDataSet(AdvertisingSet there, int status) {
    answer(status);
  }

  @Override
  public void onAdvertisingDataSet(AdvertisingSet there, int status) {
    answer(status);
  }

  /**
   * Android may silence a sign by itself and report a success. Nobody sees the table then, so this
   * is told as a trouble.
   */
  @Override
  public void onAdvertisingEnabled(AdvertisingSet there, boolean enabled, int status) {
    synchronized (this) {
      if (!changingPace && !enabled) {
        up.accept(Optional.of(RadioTrouble.BUSY));
        return;
      }
      if (!enabled) {
        pace = wantedPace;
        AdvertisingSetParameters parameters = SignData.parameters(pace);
        Guarded.run(() -> there.setAdvertisingParameters(parameters));
        return;
      }
      changingPace = false;
      settle();
    }
    answer(status);
  }

  /** The sign goes on, at its old pace if the new one was refused. */
  @Override
  public synchronized void onAdvertisingParametersUpdated(
      AdvertisingSet there, int power, int status) {
    if (!closed) {
      Guarded.run(() -> there.enableAdvertising(true, 0, 0));
    }
  }

  private void answer(int status) {
    up.accept(
        switch (status) {
          case ADVERTISE_SUCCESS -> Optional.empty();
          case ADVERTISE_FAILED_FEATURE_UNSUPPORTED, ADVERTISE_FAILED_DATA_TOO_LARGE ->
              Optional.of(RadioTrouble.NO_ADVERTISER);
          default -> Optional.of(RadioTrouble.BUSY);
        });
  }
}
