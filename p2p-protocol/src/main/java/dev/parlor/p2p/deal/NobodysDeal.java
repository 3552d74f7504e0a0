package dev.parlor.p2p.deal;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The private side of somebody without a seat: it sees what all see, and owes nothing. */
public final class NobodysDeal implements OwnDeal {
  @Override
  public @Nullable Card face(Slot slot) {
    return null;
  }

  @Override
  public Supplier<List<byte[]>> job(Duty duty) {
    throw new IllegalArgumentException("nobody's duty: " + duty);
  }
}
