package dev.parlor.app.nearby;

import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;
import java.util.Set;

/**
 * Makes the state of the way to a table out of news of links and ways. Used on the table's thread
 * alone.
 */
final class LinkWatch {
  private final boolean hosting;
  private LinkState state;
  private WayState way = WayState.CLOSED;
  private Set<Bytes> peers = Set.of();
  private Optional<Bytes> holder = Optional.empty();
  private boolean holding;

  LinkWatch(boolean hosting, long now) {
    this.hosting = hosting;
    this.holding = hosting;
    this.state = new LinkState(LinkState.Kind.SEEKING, now, Set.of(), Set.of());
  }

  LinkState state() {
    return state;
  }

  void way(WayState news, long now) {
    way = news;
    update(now);
  }

  void peers(Set<Bytes> linked, long now) {
    peers = linked;
    update(now);
  }

  /**
   * Sets the holder of the table. Before anybody has invited there is one link, which leads to the
   * holder.
   */
  void holder(Optional<Bytes> npub, boolean mine, long now) {
    holder = npub;
    holding = mine;
    update(now);
  }

  private boolean isUp() {
    if (holding) {
      return !hosting || way.open(); // the door of another holder is no matter of this phone
    }
    return holder.map(peers::contains).orElse(!peers.isEmpty());
  }

  private void update(long now) {
    LinkState.Kind kind = LinkState.Kind.SEEKING;
    if (isUp()) {
      kind = LinkState.Kind.UP;
    } else if (state.kind() != LinkState.Kind.SEEKING) {
      kind = LinkState.Kind.LOST;
    }
    long since = kind == state.kind() ? state.since() : now;
    state = new LinkState(kind, since, peers, way.troubles());
  }
}
