package dev.parlor.crypto.commit;

import dev.parlor.crypto.BadInput;
import java.util.List;

/**
 * Values that become public when every member has contributed: the one shape that sealed lists and
 * the coin deck share. Immutable: {@code take} answers with the next opening.
 *
 * @param <O> the implementing type
 */
public interface Opening<O extends Opening<O>> {
  /** The seats whose contribution is still missing; when empty, the values are open. */
  List<Integer> awaited();

  /**
   * One member's contribution as it was sent.
   *
   * @throws BadInput if the bytes are no contribution at all
   * @throws Refused if they are one, but a wrong one; it names the seat
   */
  O take(int seat, byte[] contribution) throws BadInput, Refused;

  /** The opened values; only when nobody is awaited. */
  List<Integer> values();
}
