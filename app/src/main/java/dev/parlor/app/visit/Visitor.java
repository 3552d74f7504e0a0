package dev.parlor.app.visit;

import android.content.Context;

/** What the application holds for visits to stations, one for the process. */
public interface Visitor {
  StationVisits visits();

  static Visitor of(Context context) {
    return (Visitor) context.getApplicationContext();
  }
}
