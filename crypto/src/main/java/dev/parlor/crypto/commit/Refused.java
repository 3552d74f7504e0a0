package dev.parlor.crypto.commit;

/**
 * What a peer sent breaks the protocol. The exception is checked on purpose: a peer's lie is an
 * expected input. A mistake of our own is an {@link IllegalArgumentException}.
 */
public final class Refused extends Exception {
  /** Stands for an author that the refusing code does not know; its caller does. */
  public static final int NOBODY = -1;

  private static final long serialVersionUID = 1L;

  private final Reason reason;
  private final int author;

  public Refused(Reason reason) {
    this(reason, NOBODY);
  }

  public Refused(Reason reason, int author) {
    super(
        author == NOBODY ? reason.name() : reason.name() + " by seat " + author,
        null,
        false,
        false);
    this.reason = reason;
    this.author = author;
  }

  public Reason reason() {
    return reason;
  }

  /** The seat that sent it, or {@link #NOBODY}. */
  public int author() {
    return author;
  }
}
