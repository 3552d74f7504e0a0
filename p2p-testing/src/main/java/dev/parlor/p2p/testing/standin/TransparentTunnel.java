package dev.parlor.p2p.testing.standin;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.channel.Role;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Tunnel;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * A tunnel of glass: its messages have the lengths of the real one's and draw as many bytes, but
 * hide and sign nothing. Changed, repeated or missing messages are noticed all the same: a checksum
 * of the message, its number and the handshake stands where the real one has its tag.
 */
public final class TransparentTunnel implements Tunnel {
  private static final int MESSAGES = 3;
  private static final int KEY = 32;
  private static final int SIGNATURE = 64;
  private static final int TAG = 16; // the checksum, then zeros
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private final LinkIdentity me;
  private final Role role;
  private long heard; // the prologue and all handshake messages so far, as both ends know them
  private final byte[] drawn;
  private byte[] remoteStatic = {};
  private int done;
  private long sealed;
  private long opened;
  private boolean broken;

  public TransparentTunnel(LinkIdentity me, Role role, byte[] prologue) {
    this.me = me;
    this.role = role;
    this.heard = mixed(0, prologue, prologue.length);
    this.drawn = me.entropy().bytes(KEY);
  }

  @Override
  public boolean isToWrite() {
    return done < MESSAGES && (done % 2 == 0) == (role == Role.INITIATOR);
  }

  /** The drawn bytes, then the static key under one tag and nothing under another. */
  @Override
  public byte[] write() {
    Writer out = new Writer();
    if (done < 2) {
      out.bytes(drawn);
    }
    if (done > 0) {
      out.bytes(me.linkKey().publicKey()).bytes(new byte[TAG]);
    }
    byte[] message = done == 0 ? out.toArray() : tagged(out.toArray(), done);
    shaken(message);
    return message;
  }

  @Override
  public void read(byte[] message) throws BadInput {
    int length = (done < 2 ? KEY : 0) + (done > 0 ? KEY + 2 * TAG : 0);
    if (done == MESSAGES || isToWrite() || message.length != length) {
      throw new BadInput(BadInput.Reason.LENGTH, "not the handshake message that is due");
    }
    if (done > 0) {
      byte[] content = untagged(message, done);
      int at = done < 2 ? KEY : 0;
      remoteStatic = Arrays.copyOfRange(content, at, at + KEY);
    }
    shaken(message);
  }

  private void shaken(byte[] message) {
    heard = mixed(heard, message, message.length);
    done++;
  }

  @Override
  public boolean isComplete() {
    return done == MESSAGES;
  }

  @Override
  public byte[] introduction(byte[] tableNonce) {
    byte[] instead = Arrays.copyOf(me.entropy().bytes(KEY), SIGNATURE);
    return new Writer()
        .bytes(me.key().publicKey().bytes())
        .bytes(instead)
        .u8(me.callsign().length())
        .bytes(me.callsign().getBytes(java.nio.charset.StandardCharsets.US_ASCII))
        .toArray();
  }

  @Override
  public Peer introduced(byte[] introduction, byte[] tableNonce) throws BadInput {
    Reader in = new Reader(introduction);
    try {
      Bytes npub = in.fixed(KEY);
      in.bytes(SIGNATURE);
      String callsign = Reader.utf8(in.bytes(in.u8()));
      in.end();
      return new Peer(npub, callsign, Bytes.of(remoteStatic));
    } catch (Malformed e) {
      throw new BadInput(BadInput.Reason.LENGTH, "not the length of an introduction");
    }
  }

  @Override
  public byte[] seal(byte[] plaintext) throws BadInput {
    requireWhole();
    return tagged(plaintext, MESSAGES + sealed++);
  }

  @Override
  public byte[] open(byte[] ciphertext) throws BadInput {
    requireWhole();
    return untagged(ciphertext, MESSAGES + opened++);
  }

  @Override
  public void close() {
    broken = true;
  }

  private void requireWhole() throws BadInput {
    if (broken) {
      throw new BadInput(BadInput.Reason.EXHAUSTED, "the link has ended");
    }
  }

  private byte[] tagged(byte[] content, long number) {
    byte[] out = Arrays.copyOf(content, content.length + TAG);
    LONGS.set(out, content.length, sum(content, content.length, number));
    return out;
  }

  private byte[] untagged(byte[] message, long number) throws BadInput {
    int length = message.length - TAG;
    if (length < 0) {
      throw new BadInput(BadInput.Reason.LENGTH, "shorter than its tag");
    }
    boolean same = (long) LONGS.get(message, length) == sum(message, length, number);
    if (!same || (long) LONGS.get(message, length + Long.BYTES) != 0) {
      broken = true;
      throw new BadInput(BadInput.Reason.FORGED, "altered, replayed or out of order");
    }
    return Arrays.copyOf(message, length);
  }

  private long sum(byte[] content, int length, long number) {
    return mixed(heard + number, content, length);
  }

  /** Eight bytes at a time; no two messages that differ in one word give one sum. */
  private static long mixed(long start, byte[] bytes, int length) {
    long sum = start + 0x9e37_79b9_7f4a_7c15L;
    int at = 0;
    for (; at <= length - Long.BYTES; at += Long.BYTES) {
      sum = mixed(sum, (long) LONGS.get(bytes, at));
    }
    for (; at < length; at++) {
      sum = mixed(sum, bytes[at]);
    }
    return sum;
  }

  private static long mixed(long sum, long word) {
    long mixed = (sum ^ word) * 0x9e37_79b9_7f4a_7c15L;
    return mixed ^ mixed >>> 32;
  }
}
