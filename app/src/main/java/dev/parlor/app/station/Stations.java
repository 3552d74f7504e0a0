package dev.parlor.app.station;

import android.content.Context;

/** What the application holds for its own station, one for the process. */
public interface Stations {
  OwnStation station();

  static Stations of(Context context) {
    return (Stations) context.getApplicationContext();
  }
}
