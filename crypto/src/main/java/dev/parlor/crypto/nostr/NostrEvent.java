package dev.parlor.crypto.nostr;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.crypto.sign.Schnorr;
import dev.parlor.crypto.sign.SigningKey;

/** A signed event of NIP-01. Every object has the right id and a signature that holds. */
public final class NostrEvent {
  private final PublicKey author;
  private final Draft draft;
  private final byte[] id;
  private final byte[] signature;

  private NostrEvent(PublicKey author, Draft draft, byte[] id, byte[] signature) {
    this.author = author;
    this.draft = draft;
    this.id = id;
    this.signature = signature;
  }

  public static NostrEvent sign(SigningKey key, Draft draft, Entropy entropy) {
    byte[] id = draft.id(key.publicKey());
    return new NostrEvent(key.publicKey(), draft, id, Schnorr.sign(key, id, entropy));
  }

  /**
   * Puts an event together again from its parts. It is refused when the signature does not hold.
   */
  public static NostrEvent verified(PublicKey author, Draft draft, byte[] signature)
      throws BadInput {
    byte[] id = draft.id(author);
    Schnorr.check(author, id, signature);
    return new NostrEvent(author, draft, id, signature.clone());
  }

  /**
   * Reads the JSON object that relays and other programs exchange; id and signature are checked.
   */
  public static NostrEvent parse(String json) throws BadInput {
    return EventJson.read(json);
  }

  /** The event as one line of JSON. */
  public String json() {
    return EventJson.write(this);
  }

  public PublicKey author() {
    return author;
  }

  public Draft draft() {
    return draft;
  }

  public byte[] id() {
    return id.clone();
  }

  public byte[] signature() {
    return signature.clone();
  }

  @Override
  public String toString() {
    return "Event " + Hex.encode(id);
  }
}
