package dev.parlor.app.nearby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Search;
import dev.parlor.radio.SearchListener;
import dev.parlor.radio.testing.FakeAir;
import dev.parlor.radio.testing.FakeRadio;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.Journal;
import dev.parlor.rim.table.PeerWatcher;
import dev.parlor.rim.table.QuietStrand;
import dev.parlor.rim.table.TableLoop;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.Test;

/** Guests find each other although a host keeps them apart. */
public final class SideWaysTest {
  private static final Effect.Probe NOTHING = new Effect.Probe(false, Set.of());

  private final QuietStrand strand = new QuietStrand(Runnable::run, 1_000);
  private final FakeAir air = new FakeAir(strand);
  private final Guest found = new Guest();
  private final Guest lost = new Guest();
  private final Roster roster = roster();

  private final class Guest implements PeerWatcher {
    final Device device = Device.stranger(Entropy.system());
    final FakeRadio radio = air.radio();
    final OpenLinks links = new OpenLinks();
    final TableLoop<PilesState, PilesView> loop = device.guest(PilesKit.KIT, strand, Journal.NONE);
    final SideWays ways = new SideWays(PilesKit.KIT, radio, device, loop, links);
    Set<Bytes> linked = Set.of();

    Guest() {
      loop.watchers.peers(this);
    }

    @Override
    public void linked(Map<Bytes, Link> peers) {
      linked = new HashSet<>(peers.keySet());
      ways.linked(linked);
    }

    void wants(boolean door, Guest... seek) {
      Set<Bytes> npubs = new HashSet<>();
      for (Guest guest : seek) {
        npubs.add(guest.device.npub());
      }
      ways.want(new Effect.Probe(door, npubs), roster);
    }
  }

  private Roster roster() {
    Device host = Device.stranger(Entropy.system());
    Invite invite = host.invite(PilesKit.KIT, 3, Map.of());
    List<Join> seats = new ArrayList<>();
    for (Device device : List.of(host, found.device, lost.device)) {
      seats.add(
          new Join(
              device.npub(),
              device.callsign(),
              bytes(16),
              bytes(32),
              Bytes.of(device.linkKey().publicKey()),
              bytes(64)));
    }
    assertEquals(Piles.ID, invite.game());
    return new Roster(invite, seats);
  }

  private static Bytes bytes(int length) {
    return Bytes.of(new byte[length]);
  }

  private void meet() {
    lost.wants(false, found);
    found.wants(true);
    assertTrue(strand.runUntil(() -> !found.linked.isEmpty() && !lost.linked.isEmpty()));
  }

  @Test
  public void whoSeeksReachesWhoeverIsToBeFound() {
    meet();
    assertEquals(Set.of(found.device.npub()), lost.linked);
    assertEquals(Set.of(lost.device.npub()), found.linked);
    assertEquals(1, lost.links.count());
    assertEquals(1, found.links.count());
  }

  @Test
  public void twoWhoSeekEachOtherHaveOneLinkAndComeToRest() {
    found.wants(true, lost);
    lost.wants(true, found);
    assertTrue(strand.runUntil(() -> !found.linked.isEmpty() && !lost.linked.isEmpty()));
    long later = strand.now() + 60_000;
    assertTrue(strand.runUntil(() -> strand.now() >= later));
    assertEquals(Set.of(found.device.npub()), lost.linked);
    assertEquals(Set.of(lost.device.npub()), found.linked);
    assertEquals(1, lost.links.count());
    assertEquals(1, found.links.count());
  }

  @Test
  public void theSignSaysWhoHoldsTheTable() {
    Seen seen = new Seen();
    Search search = lost.radio.search(seen);
    found.wants(true);
    assertTrue(strand.runUntil(() -> seen.shows(TableSign.Kind.GUEST)));
    found.ways.holds(true, roster);
    assertTrue(strand.runUntil(() -> seen.shows(TableSign.Kind.HOST)));
    assertEquals(found.device.callsign(), seen.signs.get(0).callsign());
    assertEquals(found.device.npub().head(TableSign.NPUB), seen.signs.get(0).npub());
    assertEquals(roster.invite().nonce(), seen.signs.get(0).nonce());
    found.ways.holds(false, roster);
    assertTrue(strand.runUntil(() -> seen.shows(TableSign.Kind.GUEST)));
    search.close();
  }

  private static final class Seen implements SearchListener {
    List<TableSign> signs = List.of();

    @Override
    public void tables(List<FoundTable> tables) {
      signs = tables.stream().map(FoundTable::sign).toList();
    }

    @Override
    public void phones(List<FoundPhone> phones) {}

    @Override
    public void hindered(RadioTrouble why) {}

    boolean shows(TableSign.Kind kind) {
      return signs.size() == 1 && signs.get(0).kind() == kind;
    }
  }

  @Test
  public void aLinkOutlivesTheDoorAndTheCall() {
    meet();
    found.ways.want(NOTHING, roster);
    lost.ways.want(NOTHING, roster);
    assertEquals(0, found.radio.busy());
    assertEquals(0, lost.radio.busy());
    long later = strand.now() + 60_000;
    assertTrue(strand.runUntil(() -> strand.now() >= later));
    assertEquals(Set.of(found.device.npub()), lost.linked);
    assertEquals(Set.of(lost.device.npub()), found.linked);
  }

  @Test
  public void theSameWishAgainOpensNothingTwice() {
    meet();
    found.wants(true);
    lost.wants(false, found);
    assertEquals(1, found.radio.busy());
    assertEquals(1, lost.radio.busy());
  }

  @Test
  public void atTheEndNothingIsLeftOpen() {
    meet();
    found.ways.close();
    lost.ways.close();
    found.links.close();
    lost.links.close();
    assertEquals(0, found.radio.busy() + lost.radio.busy());
    assertEquals(0, found.links.count() + lost.links.count());
  }
}
