package dev.parlor.app.nearby;

import static org.junit.Assert.assertEquals;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.RadioTrouble;
import java.util.Set;
import org.junit.Test;

public final class LinkWatchTest {
  private static final Set<Bytes> HOST = Set.of(Bytes.of(new byte[32]));

  @Test
  public void aGuestSeeksItsHostUntilItIsThereAndThenMissesIt() {
    LinkWatch watch = new LinkWatch(false, 1);
    assertEquals(LinkState.Kind.SEEKING, watch.state().kind());
    watch.way(new WayState(false, Set.of(RadioTrouble.NOBODY)), 2);
    assertEquals(LinkState.Kind.SEEKING, watch.state().kind());
    assertEquals(Set.of(RadioTrouble.NOBODY), watch.state().troubles());
    watch.way(WayState.CLOSED, 3);
    watch.peers(HOST, 4);
    assertEquals(new LinkState(LinkState.Kind.UP, 4, HOST, Set.of()), watch.state());
    watch.peers(Set.of(), 5);
    watch.way(new WayState(false, Set.of(RadioTrouble.OFF)), 6);
    assertEquals(
        new LinkState(LinkState.Kind.LOST, 5, Set.of(), Set.of(RadioTrouble.OFF)), watch.state());
  }

  @Test
  public void aHostIsUpWhileItsDoorIsOpen() {
    LinkWatch watch = new LinkWatch(true, 1);
    watch.peers(HOST, 2);
    assertEquals(LinkState.Kind.SEEKING, watch.state().kind());
    watch.way(new WayState(true, Set.of(RadioTrouble.NO_ADVERTISER)), 3);
    assertEquals(LinkState.Kind.UP, watch.state().kind());
    watch.way(new WayState(false, Set.of(RadioTrouble.OFF)), 4);
    assertEquals(LinkState.Kind.LOST, watch.state().kind());
    assertEquals(4, watch.state().since());
  }
}
