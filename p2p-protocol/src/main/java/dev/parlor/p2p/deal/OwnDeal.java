package dev.parlor.p2p.deal;

import dev.parlor.games.Knowledge;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The private side of dealing: the one phone's secrets, the blocks it owes, and what it alone can
 * see.
 */
public interface OwnDeal extends Knowledge {
  /**
   * How to make the blocks that pay a duty, in the order in which they must be sent. The supplier
   * needs nothing more of the table, so it may run on another thread; a shuffle is heavy. The
   * blocks hold fresh randomness, so they have to be written down before they are sent.
   */
  Supplier<List<byte[]>> job(Duty duty);

  /** The face of a slot that this phone may see, or null. */
  @Override
  @Nullable Card face(Slot slot);
}
