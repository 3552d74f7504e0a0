package dev.parlor.app.station;

import android.content.Context;

/** What the application holds for stations, one of each for the process. */
public interface Stations {
  OwnStation station();

  StationVisits visits();

  static Stations of(Context context) {
    return (Stations) context.getApplicationContext();
  }
}
