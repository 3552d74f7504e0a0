package dev.parlor.app.bluetooth;

import android.content.Context;
import android.os.Build;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.testing.HardwareLab;
import java.util.EnumSet;
import java.util.Set;

/** Robolectric's phone as a host and as a guest, joined with each other. */
final class AndroidLab implements HardwareLab {
  private final Hardware host;
  private final Hardware guest;

  AndroidLab(Context context) {
    RobolectricPhone.switchOn();
    host = new AndroidHardware(context);
    guest = new AndroidHardware(context);
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
    return ClassicAddress.read(SignAir.HOST).orElseThrow(AssertionError::new);
  }

  /** The ways of this phone. Channels of L2CAP came with Android 10. */
  @Override
  public Set<Way> ways() {
    return Build.VERSION.SDK_INT >= 29
        ? EnumSet.allOf(Way.class)
        : EnumSet.of(Way.RFCOMM, Way.GATT);
  }

  @Override
  public void silence() {
    JoinedAir.fallSilent(() -> {});
  }

  @Override
  public void close() {
    JoinedAir.clear();
  }
}
