package dev.parlor.app.bluetooth;

import java.util.List;

/** A search in a {@link FakeAir}. */
final class FakeSearch implements Search {
  private final FakeRadio owner;
  private final SearchListener listener;

  FakeSearch(FakeRadio owner, SearchListener listener) {
    this.owner = owner;
    this.listener = listener;
  }

  void look() {
    if (!owner.state().on()) {
      owner.air().executor.execute(() -> listener.hindered(RadioTrouble.OFF));
      return;
    }
    List<FoundTable> tables = owner.air().seenBy(owner);
    owner.air().executor.execute(() -> listener.tables(tables));
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
