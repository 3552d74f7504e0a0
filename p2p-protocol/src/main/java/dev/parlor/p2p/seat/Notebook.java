package dev.parlor.p2p.seat;

import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What a session wants of its rim, together with everything that it ever had written down. When
 * another phone takes over the ordering, the seat sits down again from these records, as it does
 * after a restart.
 */
public final class Notebook extends ArrayDeque<Effect> {
  private static final long serialVersionUID = 1;

  private final transient List<Bytes> records = new ArrayList<>();

  /** The notebook of a phone that has written nothing yet. */
  public Notebook() {}

  /** The notebook of a phone that goes on where a journal ends. */
  public Notebook(List<Bytes> journal) {
    records.addAll(journal);
  }

  @Override
  public boolean add(Effect effect) {
    if (effect instanceof Effect.Save save) {
      records.add(save.record());
    }
    return super.add(effect);
  }

  /** All records that were written so far. */
  public List<Bytes> records() {
    return Collections.unmodifiableList(records);
  }
}
