package dev.parlor.app.bluetooth;

import android.bluetooth.le.AdvertiseData;
import android.bluetooth.le.ScanCallback;
import android.bluetooth.le.ScanFilter;
import android.bluetooth.le.ScanRecord;
import android.bluetooth.le.ScanResult;
import android.bluetooth.le.ScanSettings;
import android.os.ParcelUuid;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Writer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/** Lets scanners see what is advertised: the bytes as Android sends them. */
public final class SignAir {
  /** The address of every host's classic radio. A host's signs have addresses of their own. */
  public static final String HOST = "04:00:00:00:00:01";

  /** The beginning of the addresses of classic radios. */
  static final String CLASSIC = "04:00:00:00:00:";

  private static final int STRENGTH = -48;
  private static final Map<Object, Up> SIGNS = new ConcurrentHashMap<>();
  private static final AtomicInteger ADDRESSES = new AtomicInteger();
  private static final List<ScanCallback> SCANS = new CopyOnWriteArrayList<>();

  private static volatile List<ScanFilter> filters = List.of();

  /** A sign and the address that Android has drawn for it. */
  private record Up(String address, int phone, Bytes air) {}

  private SignAir() {}

  /** Clears the air before a test, so that nothing is left over from another one. */
  public static void clear() {
    SIGNS.clear();
    SCANS.clear();
    ADDRESSES.set(0);
  }

  /** The bytes of all signs that are in the air now. */
  static List<byte[]> signs() {
    return SIGNS.values().stream().map(up -> up.air.toArray()).collect(Collectors.toList());
  }

  /** The addresses that signs are seen under. */
  static List<String> addresses() {
    return SIGNS.values().stream().map(Up::address).collect(Collectors.toList());
  }

  /** Whether a call to this address over low energy reaches a phone that shows a sign now. */
  static boolean isThere(String address) {
    return ADDRESSES.get() == 0 || addresses().contains(address);
  }

  /** The sign that has this address. */
  static int phoneAt(String address) {
    return SIGNS.values().stream()
        .filter(up -> up.address.equals(address))
        .mapToInt(Up::phone)
        .findFirst()
        .orElse(OwnPhone.ANY);
  }

  /** Puts a sign up. Every start gives it an address that was never seen before. */
  static void up(Object who, AdvertiseData advert, AdvertiseData response) {
    String address = String.format("5A:00:00:00:00:%02X", ADDRESSES.incrementAndGet());
    SIGNS.put(who, new Up(address, OwnPhone.now(), bytes(advert, response)));
    SCANS.forEach(SignAir::show);
  }

  /** Changes what a sign says. Its address stays. */
  static void change(Object who, AdvertiseData advert, AdvertiseData response) {
    SIGNS.computeIfPresent(who, (it, up) -> new Up(up.address, up.phone, bytes(advert, response)));
    SCANS.forEach(SignAir::show);
  }

  private static Bytes bytes(AdvertiseData advert, AdvertiseData response) {
    Writer air = new Writer().bytes(new byte[] {2, 1, 6});
    write(air, advert);
    write(air, response);
    return Bytes.of(air.toArray());
  }

  private static void write(Writer air, AdvertiseData data) {
    if (data.getServiceUuids() != null) {
      for (ParcelUuid uuid : data.getServiceUuids()) {
        air.u8(3).u8(3);
        number(air, shortOf(uuid));
      }
    }
    for (int i = 0; i < data.getManufacturerSpecificData().size(); i++) {
      byte[] value = data.getManufacturerSpecificData().valueAt(i);
      air.u8(3 + value.length).u8(0xff);
      number(air, data.getManufacturerSpecificData().keyAt(i));
      air.bytes(value);
    }
    data.getServiceData()
        .forEach(
            (uuid, value) -> {
              air.u8(3 + value.length).u8(0x16);
              number(air, shortOf(uuid));
              air.bytes(value);
            });
  }

  private static int shortOf(ParcelUuid uuid) {
    return (int) (uuid.getUuid().getMostSignificantBits() >>> 32);
  }

  private static void number(Writer air, int number) {
    air.u8(number & 0xff).u8(number >>> 8);
  }

  static void down(Object who) {
    SIGNS.remove(who);
  }

  /** The filters of the last scan. */
  static List<ScanFilter> filters() {
    return filters;
  }

  static void scan(List<ScanFilter> asked, ScanCallback callback) {
    filters = asked;
    SCANS.add(callback);
    show(callback);
  }

  static void stop(ScanCallback callback) {
    SCANS.remove(callback);
  }

  @SuppressWarnings("deprecation") // it is the one that all versions have
  private static void show(ScanCallback callback) {
    for (Up sign : SIGNS.values()) {
      ScanRecord record =
          ReflectionHelpers.callStaticMethod(
              ScanRecord.class,
              "parseFromBytes",
              ClassParameter.from(byte[].class, sign.air().toArray()));
      ScanResult result =
          new ScanResult(RobolectricPhone.device(sign.address()), record, STRENGTH, 0);
      GattAir.run(() -> callback.onScanResult(ScanSettings.CALLBACK_TYPE_ALL_MATCHES, result));
    }
  }
}
