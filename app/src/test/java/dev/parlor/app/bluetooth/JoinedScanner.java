package dev.parlor.app.bluetooth;

import android.bluetooth.le.BluetoothLeScanner;
import android.bluetooth.le.ScanCallback;
import android.bluetooth.le.ScanFilter;
import android.bluetooth.le.ScanSettings;
import java.util.List;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadows.ShadowBluetoothLeScanner;

/**
 * A scanner that sees the signs of {@link JoinedAdvertiser}. Robolectric's own list of scans is not
 * made for several phones at once.
 */
@Implements(BluetoothLeScanner.class)
public class JoinedScanner extends ShadowBluetoothLeScanner {
  @Implementation
  @Override
  protected void startScan(List<ScanFilter> filters, ScanSettings settings, ScanCallback callback) {
    synchronized (JoinedScanner.class) {
      super.startScan(filters, settings, callback);
    }
    SignAir.scan(filters, callback);
  }

  @Implementation
  @Override
  protected void stopScan(ScanCallback callback) {
    synchronized (JoinedScanner.class) {
      super.stopScan(callback);
    }
    SignAir.stop(callback);
  }
}
