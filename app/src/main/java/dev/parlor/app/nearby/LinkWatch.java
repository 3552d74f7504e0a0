package dev.parlor.app.nearby;

import dev.parlor.p2p.wire.Bytes;
import java.util.Set;

/** Makes out of the news of links and ways how it stands with a table. Of the table's thread. */
final class LinkWatch {
  private final boolean hosting;
  private LinkState state;
  private WayState way = WayState.CLOSED;
  private Set<Bytes> peers = Set.of();
  private boolean hostLinked;

  LinkWatch(boolean hosting, long now) {
    this.hosting = hosting;
    this.state = new LinkState(LinkState.Kind.SEEKING, now, Set.of(), Set.of());
  }

  LinkState state() {
    return state;
  }

  void way(WayState news, long now) {
    way = news;
    update(now);
  }

  void peers(Set<Bytes> linked, boolean host, long now) {
    peers = linked;
    hostLinked = host;
    update(now);
  }

  private void update(long now) {
    LinkState.Kind kind = LinkState.Kind.SEEKING;
    if (hosting ? way.open() : hostLinked) {
      kind = LinkState.Kind.UP;
    } else if (state.kind() != LinkState.Kind.SEEKING) {
      kind = LinkState.Kind.LOST;
    }
    long since = kind == state.kind() ? state.since() : now;
    state = new LinkState(kind, since, peers, way.troubles());
  }
}
