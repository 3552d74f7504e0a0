package dev.parlor.p2p.testing.sim;

import java.util.function.Function;

/**
 * One thing that goes wrong in a run. Times are milliseconds from the beginning; a dial is the
 * number of a guest's connection to the host, from 0; bytes count what is sent over it, both ways.
 */
public sealed interface Fault {
  /** One function for each group of faults; a forgotten group does not compile. */
  record Cases<R>(
      Function<OnLink, R> onLink,
      Function<OfDial, R> ofDial,
      Function<AtMoment, R> atMoment,
      Function<OfJournal, R> ofJournal,
      Function<Behind, R> behind) {}

  <R> R match(Cases<R> cases);

  /** Something that happens to a connection at one of its bytes. */
  sealed interface OnLink extends Fault {
    int seat();

    int dial();

    int at();

    byte[] to(Wire wire);

    @Override
    default <R> R match(Cases<R> cases) {
      return cases.onLink.apply(this);
    }
  }

  /**
   * How a connection carries out each of these faults. Answers what is left to be sent of what was
   * written.
   */
  interface Wire {
    byte[] cut(Cut cut);

    byte[] flip(Flip flip);

    byte[] repeat(Repeat repeat);

    byte[] oversize(Oversize oversize);
  }

  /** Something that happens to a guest that connects. */
  sealed interface OfDial extends Fault {
    int seat();

    int dial();

    boolean to(Dials dials);

    @Override
    default <R> R match(Cases<R> cases) {
      return cases.ofDial.apply(this);
    }
  }

  /** How each of these faults is carried out. Answers whether nothing more comes of the dial. */
  interface Dials {
    boolean failedDial(FailedDial failedDial);

    boolean wrongDevice(WrongDevice wrongDevice);

    boolean twoLinks(TwoLinks twoLinks);
  }

  /** Something that happens to a phone or its connections at a moment. */
  sealed interface AtMoment extends Fault {
    void to(Moments moments);

    /** Whether the phone loses what its journal holds already. */
    default boolean losesRecords() {
      return false;
    }

    @Override
    default <R> R match(Cases<R> cases) {
      return cases.atMoment.apply(this);
    }
  }

  /** How each of these faults is carried out. */
  interface Moments {
    void stall(Stall stall);

    void oneWay(OneWay oneWay);

    void halfOpen(HalfOpen halfOpen);

    void adapterOff(AdapterOff adapterOff);

    void kill(Kill kill);

    void torn(Torn torn);

    void vanish(Vanish vanish);

    void leave(Leave leave);

    void doze(Doze doze);
  }

  /** Something that happens as soon as a journal has grown to a size. */
  sealed interface OfJournal extends Fault {
    void to(Journals journals);

    @Override
    default <R> R match(Cases<R> cases) {
      return cases.ofJournal.apply(this);
    }
  }

  /** How each of these faults is carried out. */
  interface Journals {
    void written(Written written);

    void setBack(SetBack setBack);
  }

  /** Which ends hear of a broken connection at once. The others find out by the silence. */
  enum Told {
    BOTH,
    HOST,
    GUEST,
    NOBODY
  }

  /** The connection breaks after so many bytes; the last of them are lost. */
  record Cut(int seat, int dial, int bytes, int lost, Told told) implements OnLink {
    @Override
    public int at() {
      return bytes;
    }

    @Override
    public byte[] to(Wire wire) {
      return wire.cut(this);
    }
  }

  /** Nothing gets through for a while, then everything does. */
  record Stall(int seat, long at, long millis) implements AtMoment {
    @Override
    public void to(Moments moments) {
      moments.stall(this);
    }
  }

  /** From then on one direction of the connection of that moment is dead, and nobody is told. */
  record OneWay(int seat, long at, boolean toHost) implements AtMoment {
    @Override
    public void to(Moments moments) {
      moments.oneWay(this);
    }
  }

  /** The connection of that moment is dead both ways, and nobody is told. */
  record HalfOpen(int seat, long at) implements AtMoment {
    @Override
    public void to(Moments moments) {
      moments.halfOpen(this);
    }
  }

  /** A guest's attempt to connect fails. */
  record FailedDial(int seat, int dial) implements OfDial {
    @Override
    public boolean to(Dials dials) {
      return dials.failedDial(this);
    }
  }

  /** Somebody else's phone answers. */
  record WrongDevice(int seat, int dial, boolean sameTable) implements OfDial {
    @Override
    public boolean to(Dials dials) {
      return dials.wrongDevice(this);
    }
  }

  /** Two connections are made at once. */
  record TwoLinks(int seat, int dial) implements OfDial {
    @Override
    public boolean to(Dials dials) {
      return dials.twoLinks(this);
    }
  }

  /** One byte of a connection arrives changed. */
  record Flip(int seat, int dial, int at, int mask) implements OnLink {
    @Override
    public byte[] to(Wire wire) {
      return wire.flip(this);
    }
  }

  /** The bytes before this one arrive twice. */
  record Repeat(int seat, int dial, int at, int count) implements OnLink {
    @Override
    public byte[] to(Wire wire) {
      return wire.repeat(this);
    }
  }

  /** Bytes that nobody sent: a frame that claims to be longer than any may be. */
  record Oversize(int seat, int dial, int at) implements OnLink {
    @Override
    public byte[] to(Wire wire) {
      return wire.oversize(this);
    }
  }

  /** Bluetooth is switched off for a while; only this phone is told. */
  record AdapterOff(int seat, long at, long millis) implements AtMoment {
    @Override
    public void to(Moments moments) {
      moments.adapterOff(this);
    }
  }

  /** The process is killed and started again from its journal. */
  record Kill(int seat, long at, long downMillis) implements AtMoment {
    @Override
    public void to(Moments moments) {
      moments.kill(this);
    }
  }

  /**
   * The process is killed and started again, and the last records of its journal never reached the
   * disk.
   */
  record Torn(int seat, long at, long downMillis, int records) implements AtMoment {
    @Override
    public boolean losesRecords() {
      return true;
    }

    @Override
    public void to(Moments moments) {
      moments.torn(this);
    }
  }

  /** The phone is gone for good. */
  record Vanish(int seat, long at) implements AtMoment {
    @Override
    public void to(Moments moments) {
      moments.vanish(this);
    }
  }

  /** The player leaves the table. */
  record Leave(int seat, long at) implements AtMoment {
    @Override
    public void to(Moments moments) {
      moments.leave(this);
    }
  }

  /** The player looks away, longer than a turn may last. */
  record Doze(int seat, long at, long millis) implements AtMoment {
    @Override
    public void to(Moments moments) {
      moments.doze(this);
    }
  }

  /**
   * The process is killed as soon as its journal has so many records, before anything else is done,
   * and started again.
   */
  record Written(int seat, int record, long downMillis) implements OfJournal {
    @Override
    public void to(Journals journals) {
      journals.written(this);
    }
  }

  /**
   * A copy of the journal is taken when it has so many records. It is put back when the journal has
   * so many more, and everybody has heard what was said by then.
   */
  record SetBack(int seat, int record, int later) implements OfJournal {
    @Override
    public void to(Journals journals) {
      journals.setBack(this);
    }
  }

  /**
   * As soon as the log has so many entries another fault happens, with its own time counted from
   * there.
   */
  record Behind(int entries, Fault what) implements Fault {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.behind.apply(this);
    }
  }
}
