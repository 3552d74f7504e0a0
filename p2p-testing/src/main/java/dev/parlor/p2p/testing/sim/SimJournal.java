package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The journal of a simulated phone. It survives its process, but not every misfortune. */
final class SimJournal {
  /** Kinds of records. */
  private static final int ROSTER = 2;

  private static final int OWN_ENTRY = 3;

  private final List<Bytes> records = new ArrayList<>();

  List<Bytes> records() {
    return Collections.unmodifiableList(records);
  }

  int size() {
    return records.size();
  }

  void add(Bytes record) {
    records.add(record);
  }

  /**
   * Loses the last records, but not those by which the phone sits at its table; answers how many
   * were lost.
   */
  int forget(int last) {
    int keep = Math.max(seated(), size() - last);
    return keep < size() ? cut(keep) : 0;
  }

  /** Loses this many of the newest records, whatever they are. */
  void setBack(int last) {
    cut(Math.max(0, size() - last));
  }

  private int cut(int keep) {
    int lost = size() - keep;
    records.subList(keep, size()).clear();
    return lost;
  }

  /** How many records tell of the last roster and the agreement to it; all while there is none. */
  private int seated() {
    int last = size();
    for (int at = size() - 1; at >= 0; at--) {
      int kind = records.get(at).toArray()[0];
      if (kind == OWN_ENTRY) {
        last = at + 1;
      } else if (kind == ROSTER) {
        return last;
      }
    }
    return size();
  }
}
