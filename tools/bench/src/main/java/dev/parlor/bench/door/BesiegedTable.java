package dev.parlor.bench.door;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Dice;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.Journal;
import dev.parlor.rim.table.PeerWatcher;
import dev.parlor.rim.table.Robot;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.rim.table.TableWatcher;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.net.TcpDoor;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;

/** A table of four behind a TCP door, as its host sees it. */
final class BesiegedTable<S, V> implements TableWatcher<S, V>, PeerWatcher, AutoCloseable {
  static final int SEATS = 4;

  /** How long an honest person waits before it counts as in vain. */
  private static final long PATIENCE_MILLIS = 30_000;

  private final TableKit<S, V> kit;
  private final HonestPeople household;
  private final Invite invite;
  private final TableLoop<S, V> loop;
  private final TcpDoor door;
  private final List<Guest<S, V>> guests = new ArrayList<>();
  private Map<Bytes, Link> linked = Map.of();
  private List<Bytes> seated = List.of();
  private TableView.Stage stage = TableView.Stage.LOBBY;

  BesiegedTable(TableKit<S, V> kit, HonestPeople household) throws IOException {
    this.kit = kit;
    this.household = household;
    Device host = Device.stranger(Entropy.system());
    invite = host.invite(kit.game(), SEATS, Map.of());
    loop = host.host(kit.game(), invite, household.strand(), Journal.NONE);
    loop.watch(this);
    loop.watchers.peers(this);
    loop.watch(new Robot<>(loop, kit.computer(), Dice.seeded(1), HonestPeople.THINKING_MILLIS));
    loop.start();
    byte[] nonce = invite.nonce().toArray();
    door =
        TcpDoor.open(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            link -> loop.accept(link, nonce));
  }

  InetSocketAddress address() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), door.port());
  }

  /** Takes all seats and begins a match; answers whether that went well. */
  boolean begin() {
    for (int seat = 1; seat < SEATS; seat++) {
      guests.add(guest());
    }
    boolean full = await(() -> seated.size() == SEATS).isPresent();
    loop.input(new Input.Ready());
    return full && await(() -> stage == TableView.Stage.PLAYING).isPresent();
  }

  private Guest<S, V> guest() {
    return new Guest<>(kit, address(), invite.nonce().toArray(), household);
  }

  /**
   * Lets a newcomer take a seat and go again. The answer is how long it waited; empty if in vain.
   */
  OptionalLong join() {
    long before = System.nanoTime();
    try (Guest<S, V> guest = guest()) {
      OptionalLong found = await(() -> seated.contains(guest.npub()));
      return found.isPresent() ? since(before) : found;
    }
  }

  /**
   * Cuts the link of a seated guest. The answer is how long it takes until the host has it at the
   * table again.
   */
  OptionalLong comeBack(int number) {
    Bytes npub = guests.get(number % guests.size()).npub();
    if (!await(() -> linked.containsKey(npub)).isPresent()) {
      return OptionalLong.empty();
    }
    Link old = linkOf(npub);
    old.cut();
    return await(() -> linked.containsKey(npub) && linked.get(npub) != old);
  }

  private synchronized Link linkOf(Bytes npub) {
    return Objects.requireNonNull(linked.get(npub));
  }

  private static OptionalLong since(long nanos) {
    return OptionalLong.of((System.nanoTime() - nanos) / 1_000_000);
  }

  /** How long it takes until this holds; empty if it does not hold in time. */
  private synchronized OptionalLong await(BooleanSupplier holds) {
    long begun = System.nanoTime();
    long left = PATIENCE_MILLIS;
    try {
      while (!holds.getAsBoolean() && left > 0) {
        wait(left);
        left = PATIENCE_MILLIS - since(begun).getAsLong();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return holds.getAsBoolean() ? since(begun) : OptionalLong.empty();
  }

  @Override
  public synchronized void changed(TableSession<S, V> session) {
    stage = session.stage();
    seated = session.view().seats().stream().map(join -> join.npub()).toList();
    notifyAll();
  }

  @Override
  public synchronized void linked(Map<Bytes, Link> peers) {
    linked = peers;
    notifyAll();
  }

  @Override
  public void close() {
    door.close();
    guests.forEach(Guest::close);
    loop.closeNow();
  }
}
