package dev.parlor.p2p.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Who was called away in a match, and who never came back. */
final class Absences {
  private final Attendance attendance;
  private final Map<Integer, Long> calledAway = new TreeMap<>();
  private final Map<Integer, Long> putOut = new TreeMap<>();

  Absences(Attendance attendance) {
    this.attendance = attendance;
  }

  /** All others have called the seat away by the entry at this index. */
  void away(int seat, long index) {
    calledAway.put(seat, index);
  }

  /** All others go on without the seat. */
  void out(int seat, long index) {
    putOut.put(seat, index);
  }

  /** The absences as they stand now, by seat. */
  List<Absence> now() {
    List<Absence> all = new ArrayList<>();
    for (int seat = 0; seat < attendance.seats(); seat++) {
      Long out = putOut.get(seat);
      Long away = calledAway.get(seat);
      if (out != null) {
        all.add(new Absence(seat, true, out));
      } else if (away != null) {
        // a player who leaves in good order counts as away, but has said so himself
        boolean silent = attendance.isAway(seat) && !attendance.isLeaving(seat);
        all.add(new Absence(seat, silent || attendance.wasNeverBack(seat), away));
      }
    }
    return all;
  }
}
