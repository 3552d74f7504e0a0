package dev.parlor.app.bluetooth;

import android.annotation.SuppressLint;
import android.bluetooth.BluetoothAdapter;
import android.bluetooth.BluetoothClass;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothManager;
import android.bluetooth.BluetoothServerSocket;
import android.bluetooth.BluetoothSocket;
import android.bluetooth.le.BluetoothLeAdvertiser;
import android.bluetooth.le.BluetoothLeScanner;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.IntentFilter;
import android.content.pm.PackageManager;
import android.location.LocationManager;
import android.os.Build;
import androidx.core.content.ContextCompat;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Strength;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.InquiryEars;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.ScanEars;
import dev.parlor.radio.hardware.Sign;
import dev.parlor.radio.hardware.SignPace;
import dev.parlor.radio.hardware.TableUuid;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A phone's radios over Android's Bluetooth. */
@SuppressLint("MissingPermission") // a SecurityException is minded, here or by the caller
final class AndroidHardware implements Hardware {
  private static final String SERVICE_NAME = "Parlor";

  private final Context context;
  private final @Nullable BluetoothAdapter adapter;
  private final boolean lowEnergy;

  AndroidHardware(Context context) {
    this.context = context;
    BluetoothManager manager = context.getSystemService(BluetoothManager.class);
    this.adapter = manager == null ? null : manager.getAdapter();
    this.lowEnergy =
        context.getPackageManager().hasSystemFeature(PackageManager.FEATURE_BLUETOOTH_LE);
  }

  @Override
  public RadioState state() {
    if (adapter == null) {
      return new RadioState(false, false, false, false);
    }
    boolean on = adapter.getState() == BluetoothAdapter.STATE_ON;
    boolean canAdvertise =
        on
            && lowEnergy
            && adapter.isMultipleAdvertisementSupported()
            && adapter.getBluetoothLeAdvertiser() != null;
    return new RadioState(true, on, lowEnergy, canAdvertise, on && isDiscoverable(adapter));
  }

  private static boolean isDiscoverable(BluetoothAdapter adapter) {
    try {
      return adapter.getScanMode() == BluetoothAdapter.SCAN_MODE_CONNECTABLE_DISCOVERABLE;
    } catch (SecurityException mayNotKnow) {
      return false;
    }
  }

  private BluetoothAdapter on() throws RadioRefused {
    if (adapter == null) {
      throw new RadioRefused(RadioTrouble.ABSENT);
    }
    if (adapter.getState() != BluetoothAdapter.STATE_ON) {
      throw new RadioRefused(RadioTrouble.OFF);
    }
    return adapter;
  }

  @Override
  public Handle watch(Runnable changed) {
    IntentFilter filter = new IntentFilter(BluetoothAdapter.ACTION_STATE_CHANGED);
    filter.addAction(BluetoothAdapter.ACTION_SCAN_MODE_CHANGED);
    filter.addAction(LocationManager.MODE_CHANGED_ACTION);
    return listen(context, filter, Receiving.each(intent -> changed.run()));
  }

  /**
   * Registers a receiver. Only the system may send what it hears. It has to be exported all the
   * same, because Bluetooth does not run as the system's own user and would not be heard otherwise.
   */
  static Handle listen(Context context, IntentFilter filter, BroadcastReceiver receiver) {
    ContextCompat.registerReceiver(context, receiver, filter, ContextCompat.RECEIVER_EXPORTED);
    return Handle.once(() -> context.unregisterReceiver(receiver));
  }

  @Override
  public String name() {
    try {
      String name = adapter == null ? null : adapter.getName();
      return name == null ? "" : name;
    } catch (SecurityException mayNot) {
      return "";
    }
  }

  @Override
  public Optional<RadioTrouble> whyNoScan() {
    Optional<RadioTrouble> hindrance = hindrance();
    return hindrance.isPresent() || lowEnergy ? hindrance : Optional.of(RadioTrouble.NO_LOW_ENERGY);
  }

  /** Why this phone finds nobody, either by a scan or by an inquiry. */
  private Optional<RadioTrouble> hindrance() {
    return Needs.of(RadioPurpose.JOIN, AndroidFacts.of(context, state())).todo().stream()
        .findFirst()
        .map(
            need ->
                switch (need) {
                  case BLUETOOTH -> RadioTrouble.ABSENT;
                  case PERMISSIONS -> RadioTrouble.PERMISSION;
                  case BLUETOOTH_ON -> RadioTrouble.OFF;
                  case LOCATION_ON -> RadioTrouble.LOCATION_OFF;
                });
  }

  @Override
  public Listening listen(Way way, Bytes nonce) throws RadioRefused {
    BluetoothAdapter ready = on();
    try {
      return switch (way) {
        case RFCOMM ->
            new SocketListening(
                ready.listenUsingInsecureRfcommWithServiceRecord(
                    SERVICE_NAME, TableUuid.rfcomm(nonce)),
                way,
                0);
        case L2CAP -> l2cap(ready);
        case GATT -> gatt(nonce);
      };
    } catch (IOException refused) {
      throw refused instanceof RadioRefused why ? why : new RadioRefused(RadioTrouble.BUSY);
    } catch (SecurityException taken) {
      throw new RadioRefused(RadioTrouble.PERMISSION);
    }
  }

  /**
   * Listens on L2CAP, with a channel number that others can be told of; without it the channel
   * would be of no use.
   */
  private Listening l2cap(BluetoothAdapter ready) throws IOException {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.Q || !state().canAdvertise()) {
      throw new RadioRefused(RadioTrouble.NO_LOW_ENERGY);
    }
    BluetoothServerSocket socket = ready.listenUsingInsecureL2capChannel();
    return new SocketListening(socket, Way.L2CAP, socket.getPsm());
  }

  private Listening gatt(Bytes nonce) throws RadioRefused {
    if (!state().canAdvertise()) {
      throw new RadioRefused(RadioTrouble.NO_LOW_ENERGY);
    }
    return GattListening.open(context, nonce, GattListening.PATIENCE);
  }

  @Override
  public Sign advertise(Beacon beacon, SignPace pace, Consumer<Optional<RadioTrouble>> up)
      throws RadioRefused {
    BluetoothAdapter ready = on();
    BluetoothLeAdvertiser advertiser = ready.getBluetoothLeAdvertiser();
    if (advertiser == null || !state().canAdvertise()) {
      throw new RadioRefused(RadioTrouble.NO_ADVERTISER);
    }
    try {
      return Advertising.start(advertiser, beacon, pace, up);
    } catch (SecurityException taken) {
      throw new RadioRefused(RadioTrouble.PERMISSION);
    }
  }

  @Override
  public Handle scan(ScanEars ears) throws RadioRefused {
    BluetoothLeScanner scanner = on().getBluetoothLeScanner();
    if (scanner == null) {
      throw new RadioRefused(RadioTrouble.NO_LOW_ENERGY);
    }
    try {
      return Scanning.start(context, scanner, ears);
    } catch (SecurityException taken) {
      throw new RadioRefused(RadioTrouble.PERMISSION);
    }
  }

  @Override
  public Handle inquire(InquiryEars ears) throws RadioRefused {
    BluetoothAdapter ready = on();
    Optional<RadioTrouble> hindrance = hindrance();
    if (hindrance.isPresent()) {
      throw new RadioRefused(hindrance.get());
    }
    try {
      return Inquiring.start(context, ready, ears);
    } catch (SecurityException taken) {
      throw new RadioRefused(RadioTrouble.PERMISSION);
    }
  }

  @Override
  public List<FoundPhone> bonded() {
    List<FoundPhone> phones = new ArrayList<>();
    try {
      for (BluetoothDevice device : on().getBondedDevices()) {
        phone(device, Strength.UNKNOWN).ifPresent(phones::add);
      }
    } catch (RadioRefused | SecurityException mayNot) {
      return List.of();
    }
    return phones;
  }

  /** A device as a found phone, with what an app may know of it. Only phones hold tables. */
  static Optional<FoundPhone> phone(BluetoothDevice device, int strength) {
    BluetoothClass kind = device.getBluetoothClass();
    String name = device.getName();
    if (kind != null && kind.getMajorDeviceClass() != BluetoothClass.Device.Major.PHONE) {
      return Optional.empty();
    }
    return ClassicAddress.read(String.valueOf(device.getAddress()))
        .map(address -> new FoundPhone(name == null ? "" : name, address, strength));
  }

  @Override
  public Dialing dial(ClassicAddress address, Bytes nonce) throws RadioRefused {
    try {
      BluetoothDevice device = on().getRemoteDevice(address.text());
      BluetoothSocket socket =
          device.createInsecureRfcommSocketToServiceRecord(TableUuid.rfcomm(nonce));
      return new SocketDialing(socket, Way.RFCOMM, SocketPipe.bearer(socket));
    } catch (RadioRefused refused) {
      throw refused;
    } catch (IOException refused) {
      throw new RadioRefused(RadioTrouble.BUSY);
    } catch (SecurityException taken) {
      throw new RadioRefused(RadioTrouble.PERMISSION);
    }
  }
}
