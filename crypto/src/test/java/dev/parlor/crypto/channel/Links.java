package dev.parlor.crypto.channel;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.random.SeededEntropy;

/**
 * Handshakes and links that are half done. Their keys are there already, so thousands are made in a
 * second.
 */
public final class Links {
  private static final byte[] PROLOGUE = {1, 2, 3, 4};
  private static final byte[] KEY = new SeededEntropy(5).bytes(32);

  private final LinkKey own = LinkKey.generate(new SeededEntropy(1));
  private final LinkKey one = LinkKey.generate(new SeededEntropy(2));
  private final LinkKey two = LinkKey.generate(new SeededEntropy(3));

  /** An end that waits for the first message. */
  public Handshake responder() {
    return Handshake.start(Role.RESPONDER, own, PROLOGUE, two);
  }

  /** An end that waits for the second message. */
  public Handshake initiator() throws BadInput {
    Handshake handshake = Handshake.start(Role.INITIATOR, own, PROLOGUE, one);
    handshake.write(new byte[0]);
    return handshake;
  }

  /** An end that waits for the third message. */
  public Handshake answered() throws BadInput {
    Handshake handshake = responder();
    handshake.read(message(1));
    handshake.write(new byte[0]);
    return handshake;
  }

  /** The good message of a number, 1 to 3. */
  public byte[] message(int number) throws BadInput {
    Handshake first = Handshake.start(Role.INITIATOR, own, PROLOGUE, one);
    byte[] message = first.write(new byte[0]);
    if (number > 1) {
      Handshake second = responder();
      second.read(message);
      message = second.write(new byte[0]);
    }
    if (number > 2) {
      first.read(message);
      message = first.write(new byte[0]);
    }
    return message;
  }

  /** A link whose next message is its first. */
  public static Transport link(Role role) {
    return new Transport(role, new CipherState(KEY), new CipherState(KEY), KEY, KEY);
  }
}
