package dev.parlor.p2p.testing.sim;

/**
 * One thing that goes wrong in a run. Times are milliseconds from the beginning; a dial is the
 * number of a guest's connection to the host, from 0; bytes count what is sent over it, both ways.
 */
public sealed interface Fault {
  /** Who hears of a broken connection at once; the others find out by silence. */
  enum Told {
    BOTH,
    HOST,
    GUEST,
    NOBODY
  }

  /** The connection breaks after so many bytes; the last of them are lost. */
  record Cut(int seat, int dial, int bytes, int lost, Told told) implements Fault {}

  /** Nothing gets through for a while, then everything does. */
  record Stall(int seat, long at, long millis) implements Fault {}

  /** From then on one direction of the connection of that moment is dead, and nobody is told. */
  record OneWay(int seat, long at, boolean toHost) implements Fault {}

  /** The connection of that moment is dead both ways, and nobody is told. */
  record HalfOpen(int seat, long at) implements Fault {}

  /** Connecting fails. */
  record FailedDial(int seat, int dial) implements Fault {}

  /** Somebody else's phone answers. */
  record WrongDevice(int seat, int dial, boolean sameTable) implements Fault {}

  /** Two connections are made at once. */
  record TwoLinks(int seat, int dial) implements Fault {}

  /** A byte arrives changed. */
  record Flip(int seat, int dial, int at, int mask) implements Fault {}

  /** The bytes before this one arrive twice. */
  record Repeat(int seat, int dial, int at, int count) implements Fault {}

  /** Bytes that nobody sent: a frame that claims to be longer than any may be. */
  record Oversize(int seat, int dial, int at) implements Fault {}

  /** Bluetooth is switched off for a while; only this phone is told. */
  record AdapterOff(int seat, long at, long millis) implements Fault {}

  /** The process is killed and started again from its journal. */
  record Kill(int seat, long at, long downMillis) implements Fault {}

  /** The same, and the last records of its journal never reached the disk. */
  record Torn(int seat, long at, long downMillis, int records) implements Fault {}

  /**
   * The process is killed as soon as its journal has so many records, before anything else is done,
   * and started again.
   */
  record Written(int seat, int record, long downMillis) implements Fault {}

  /**
   * A copy of the journal when it had so many records is put back when it has so many more, and
   * what was said by then has been heard.
   */
  record SetBack(int seat, int record, int later) implements Fault {}

  /** The phone is gone for good. */
  record Vanish(int seat, long at) implements Fault {}

  /** The player leaves the table. */
  record Leave(int seat, long at) implements Fault {}

  /** The player looks away, longer than a turn may last. */
  record Doze(int seat, long at, long millis) implements Fault {}

  /** As soon as the log has so many entries something else goes wrong, its own time later. */
  record Behind(int entries, Fault what) implements Fault {}
}
