package dev.parlor.app.bluetooth;

import android.annotation.SuppressLint;
import android.bluetooth.le.BluetoothLeScanner;
import android.bluetooth.le.ScanCallback;
import android.bluetooth.le.ScanFilter;
import android.bluetooth.le.ScanRecord;
import android.bluetooth.le.ScanResult;
import android.bluetooth.le.ScanSettings;
import android.content.Context;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Strength;
import dev.parlor.radio.hardware.ScanEars;
import java.util.List;

/** A scan that goes on until closed. */
@SuppressLint("MissingPermission") // AndroidHardware minds a SecurityException
final class Scanning extends ScanCallback {
  private final Context context;
  private final ScanEars ears;

  private Scanning(Context context, ScanEars ears) {
    this.context = context;
    this.ears = ears;
  }

  static Handle start(Context context, BluetoothLeScanner scanner, ScanEars ears) {
    Scanning scanning = new Scanning(context, ears);
    // Without a filter Android scans no more once the screen is off.
    ScanFilter filter =
        new ScanFilter.Builder().setServiceUuid(SignData.uuid(Beacon.SERVICE)).build();
    ScanSettings settings =
        new ScanSettings.Builder().setScanMode(ScanSettings.SCAN_MODE_LOW_LATENCY).build();
    scanner.startScan(List.of(filter), settings, scanning);
    return Handle.once(() -> stop(scanner, scanning));
  }

  private static void stop(BluetoothLeScanner scanner, Scanning scanning) {
    try {
      scanner.stopScan(scanning);
    } catch (IllegalStateException | SecurityException off) {
      // Bluetooth was switched off, or the permission taken away: nothing is scanned any more
    }
  }

  @Override
  public void onScanResult(int kind, ScanResult result) {
    ScanRecord record = result.getScanRecord();
    if (record != null && record.getBytes() != null) {
      SeenDevice by = new SeenDevice(context, result.getDevice());
      ears.heard(record.getBytes(), Strength.measured(result.getRssi()), by);
    }
  }

  @Override
  public void onBatchScanResults(List<ScanResult> results) {
    results.forEach(result -> onScanResult(0, result));
  }

  @Override
  public void onScanFailed(int error) {
    ears.failed(
        error == SCAN_FAILED_FEATURE_UNSUPPORTED ? RadioTrouble.NO_LOW_ENERGY : RadioTrouble.BUSY);
  }
}
