package dev.parlor.crypto.channel;

/** Who began the handshake. The number is what signatures and messages carry. */
public enum Role {
  INITIATOR(0),
  RESPONDER(1);

  private final int number;

  Role(int number) {
    this.number = number;
  }

  public int number() {
    return number;
  }

  public Role other() {
    return this == INITIATOR ? RESPONDER : INITIATOR;
  }
}
