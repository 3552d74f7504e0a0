package dev.parlor.radio.testing;

import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Search;
import dev.parlor.radio.SearchListener;
import java.util.List;

/** A search of a phone in a {@link FakeAir}, which sees every sign that is up. */
final class FakeSearch implements Search {
  private final FakeRadio owner;
  private final SearchListener listener;

  FakeSearch(FakeRadio owner, SearchListener listener) {
    this.owner = owner;
    this.listener = listener;
  }

  void look() {
    owner.air().executor.execute(this::tell);
  }

  /**
   * Tells what is seen now. Threads come here one at a time, so the last one tells what is true
   * then.
   */
  private synchronized void tell() {
    if (owner.state().on()) {
      listener.tables(owner.air().seenBy(owner));
    } else {
      listener.hindered(RadioTrouble.OFF);
    }
  }

  @Override
  public void inquire() {
    List<FoundPhone> phones = owner.air().heardBy(owner);
    owner.air().executor.execute(() -> listener.phones(phones));
  }

  @Override
  public void close() {
    owner.closed(this);
  }
}
