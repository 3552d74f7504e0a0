package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.ALL;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;

import dev.parlor.crypto.BadInput;
import dev.parlor.p2p.link.Tunnel;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/** Lies in the frames of a link, below all messages. The frames are sealed as they should be. */
final class LinkLies {
  private static final int DATA = 1;
  private static final int FLAGS = 1;
  private static final int SEQ = 2;
  private static final int ACK = 6;

  /** How many frames of a link are honest, so that the match has begun when the lies begin. */
  private static final int HONEST = 20;

  private LinkLies() {}

  static List<Liar> all() {
    return List.of(
        frames("more-without-end", 1_000_000, frame -> set(frame, FLAGS, 1)),
        frames("acknowledges-the-future", 1, frame -> number(frame, ACK, 0x7fff_fff0)),
        frames("acknowledges-four-billion", 1, frame -> number(frame, ACK, -1)),
        frames("skips-frame-numbers", 1, frame -> number(frame, SEQ, 0x0100_0000)),
        frames("repeats-a-frame-number", 1, frame -> number(frame, SEQ, 1)),
        frames("frame-of-unknown-type", 1, frame -> set(frame, 0, 77)),
        frames("frame-with-unknown-flags", 1, frame -> set(frame, FLAGS, 0x82)),
        frames("frame-cut-short", 1, frame -> Arrays.copyOf(frame, 7)),
        frames("frame-of-nothing", 1, frame -> new byte[0]),
        frames("closes-and-talks-on", 1, frame -> set(frame, 0, 5)),
        introduction("introduces-itself-as-somebody-else", 0),
        introduction("introduction-signed-by-nobody", 40),
        introduction("introduction-with-a-false-name", -1));
  }

  private static byte[] set(byte[] frame, int at, int value) {
    byte[] changed = frame.clone();
    changed[at] = (byte) value;
    return changed;
  }

  private static byte[] number(byte[] frame, int at, int value) {
    byte[] changed = frame.clone();
    for (int i = 0; i < 4; i++) {
      changed[at + i] = (byte) (value >>> (24 - 8 * i));
    }
    return changed;
  }

  /** Changes so many DATA frames. The link that they break is made again, and is good then. */
  private static Liar frames(String name, int times, UnaryOperator<byte[]> change) {
    return guest(
        name,
        ALL,
        NO_EFFECT,
        () ->
            new Trick() {
              private int left = times;

              @Override
              public Tunnel.Maker tunnels(Tunnel.Maker honest, Runnable told) {
                return (me, role, prologue) ->
                    new Lying(
                        honest.start(me, role, prologue),
                        (number, plain) -> {
                          boolean lies =
                              number > HONEST && plain.length > 0 && plain[0] == DATA && left > 0;
                          if (!lies) {
                            return plain;
                          }
                          left--;
                          told.run();
                          return change.apply(plain);
                        });
              }
            });
  }

  /** Changes a byte in the first introduction of the liar's phone, which may try again. */
  private static Liar introduction(String name, int at) {
    return guest(
        name,
        ALL,
        NO_EFFECT,
        () ->
            new Trick() {
              private boolean done;

              @Override
              public Tunnel.Maker tunnels(Tunnel.Maker honest, Runnable told) {
                return (me, role, prologue) ->
                    new Lying(
                        honest.start(me, role, prologue),
                        (number, plain) -> {
                          if (done || number > 0) {
                            return plain;
                          }
                          done = true;
                          told.run();
                          return Tricks.flipped(plain, at);
                        });
              }
            });
  }

  private interface Change {
    byte[] of(int number, byte[] plaintext);
  }

  /** A tunnel that seals something else than it is given. */
  private static final class Lying implements Tunnel {
    private final Tunnel tunnel;
    private final Change change;
    private int sealed;

    Lying(Tunnel tunnel, Change change) {
      this.tunnel = tunnel;
      this.change = change;
    }

    @Override
    public byte[] seal(byte[] plaintext) throws BadInput {
      return tunnel.seal(change.of(sealed++, plaintext));
    }

    @Override
    public boolean isToWrite() {
      return tunnel.isToWrite();
    }

    @Override
    public byte[] write() throws BadInput {
      return tunnel.write();
    }

    @Override
    public void read(byte[] message) throws BadInput {
      tunnel.read(message);
    }

    @Override
    public boolean isComplete() {
      return tunnel.isComplete();
    }

    @Override
    public byte[] introduction(byte[] tableNonce) {
      return tunnel.introduction(tableNonce);
    }

    @Override
    public Peer introduced(byte[] introduction, byte[] tableNonce) throws BadInput {
      return tunnel.introduced(introduction, tableNonce);
    }

    @Override
    public byte[] open(byte[] ciphertext) throws BadInput {
      return tunnel.open(ciphertext);
    }

    @Override
    public void close() {
      tunnel.close();
    }
  }
}
