package dev.parlor.app.bluetooth;

import android.annotation.SuppressLint;
import android.bluetooth.BluetoothAdapter;
import android.bluetooth.BluetoothDevice;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import androidx.core.content.IntentCompat;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Strength;
import dev.parlor.radio.hardware.InquiryEars;
import dev.parlor.radio.hardware.RadioRefused;

/** A classic inquiry that goes on until it is over or closed. */
@SuppressLint("MissingPermission") // AndroidHardware minds a SecurityException
final class Inquiring {
  private Inquiring() {}

  static Handle start(Context context, BluetoothAdapter adapter, InquiryEars ears)
      throws RadioRefused {
    IntentFilter filter = new IntentFilter(BluetoothDevice.ACTION_FOUND);
    filter.addAction(BluetoothDevice.ACTION_NAME_CHANGED);
    filter.addAction(BluetoothAdapter.ACTION_DISCOVERY_FINISHED);
    Handle listening =
        AndroidHardware.listen(context, filter, Receiving.each(intent -> heard(intent, ears)));
    if (!adapter.startDiscovery()) {
      listening.close();
      throw new RadioRefused(RadioTrouble.BUSY);
    }
    return Handle.once(
        () -> {
          listening.close();
          stop(adapter);
        });
  }

  private static void stop(BluetoothAdapter adapter) {
    try {
      adapter.cancelDiscovery();
    } catch (SecurityException taken) {
      // nobody inquires any more
    }
  }

  private static void heard(Intent intent, InquiryEars ears) {
    if (BluetoothAdapter.ACTION_DISCOVERY_FINISHED.equals(intent.getAction())) {
      ears.finished();
      return;
    }
    BluetoothDevice device =
        IntentCompat.getParcelableExtra(
            intent, BluetoothDevice.EXTRA_DEVICE, BluetoothDevice.class);
    if (device != null) {
      try {
        int strength = intent.getShortExtra(BluetoothDevice.EXTRA_RSSI, Short.MIN_VALUE);
        AndroidHardware.phone(device, Strength.measured(strength)).ifPresent(ears::heard);
      } catch (SecurityException taken) {
        ears.finished();
      }
    }
  }
}
