package dev.parlor.app.table;

import android.content.res.Resources;
import dev.parlor.app.R;

/** Who sits where at a practice table. */
public final class Callsigns {
  private final String[] computers;
  private final String me;

  public Callsigns(Resources resources) {
    computers = resources.getStringArray(R.array.computer_names);
    me = resources.getString(R.string.seat_me);
  }

  public String of(int seat, int mySeat) {
    return seat == mySeat ? me : computers[(seat - 1 + computers.length) % computers.length];
  }
}
