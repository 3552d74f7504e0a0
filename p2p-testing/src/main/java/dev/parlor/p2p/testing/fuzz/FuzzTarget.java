package dev.parlor.p2p.testing.fuzz;

import dev.parlor.crypto.BadInput;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.function.Supplier;

/**
 * Something that takes bytes of strangers.
 *
 * @param seeds good inputs to begin with
 */
public record FuzzTarget(String name, Supplier<List<byte[]>> seeds, Taker taker) {
  /** Takes bytes, or refuses them in one of the ways that callers expect. */
  public interface Taker {
    void take(byte[] input) throws BadInput, Malformed, Unreadable, Lie;
  }

  /** Runs the target; false when it refuses the bytes. Anything that is thrown is a finding. */
  public boolean run(byte[] input) {
    try {
      taker.take(input.clone());
      return true;
    } catch (BadInput | Malformed | Unreadable | Lie refused) {
      return false;
    }
  }
}
