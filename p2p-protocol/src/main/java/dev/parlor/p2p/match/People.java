package dev.parlor.p2p.match;

/** Who is there in a match, who is away or leaves, and for whom the others have waited. */
final class People {
  final Attendance attendance;
  final Orderer orderer;
  final Absences absences;
  final Waits waits = new Waits();
  final SeatLeaving leaving;
  final Presence presence;
  final TimeOuts timeOuts;

  <S> People(
      GameKit<S, ?> kit, Seating seating, Attendance attendance, Moves<S> moves, Setting setting) {
    orderer = new Orderer(seating);
    this.attendance = attendance;
    absences = new Absences(attendance);
    leaving = new SeatLeaving(kit, moves, attendance, setting);
    presence =
        new Presence(
            moves,
            attendance,
            waits,
            orderer,
            leaving,
            absences,
            () -> moves.keepsSeats(kit),
            kit.goesOnWithoutTheSilent() ? setting.engine() : null);
    timeOuts = new TimeOuts(moves.rules, attendance, waits);
  }
}
