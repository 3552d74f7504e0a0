package dev.parlor.rim.table;

import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.link.Inbox;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The one thread of a table: everything that happens to its node happens there, one after the
 * other. What depends on the journal leaves only after the journal is safe.
 */
public final class TableLoop<S, V> {
  /** How long the last words may take. */
  private static final long GOOD_BYE_MILLIS = 1200;

  private static final long LOOK_MILLIS = 20;

  private final TableNode<S, V> node;
  private final Strand strand;
  private final Journal journal;
  private final Outbox outbox;
  private final Effect.Rim hands = new Hands();
  private final List<TableWatcher<S, V>> watchers = new CopyOnWriteArrayList<>();
  private final Map<Integer, Link> links = new HashMap<>();
  private final Map<Integer, Inbox> inboxes = new HashMap<>();
  private Map<Bytes, Integer> peers = Map.of();
  private int connections;
  private long wanted = Long.MAX_VALUE; // when the node wants to look at the clock
  private long scheduled = Long.MAX_VALUE; // when it will, at the latest
  private boolean closing;
  private boolean closed;

  public TableLoop(TableNode<S, V> node, Strand strand, Journal journal) {
    this.node = node;
    this.strand = strand;
    this.journal = journal;
    this.outbox = new Outbox(journal, strand);
  }

  public void watch(TableWatcher<S, V> watcher) {
    watchers.add(watcher);
  }

  /** Where the classic radio of this phone is, if somebody has said so before. */
  public void own(Bytes address) {
    onThread(() -> node.own(address));
  }

  /** Sets it going: what a fresh session has to write down, and what a restored one has to do. */
  public void start() {
    input(new Input.Tick());
    onThread(this::changed);
  }

  /** Somebody came in. */
  public void accept(Link link, byte[] tableNonce) {
    strand.run(
        () -> {
          if (closed) {
            link.cut();
            return;
          }
          int connection = add(link);
          carryOut(node.accepted(connection, tableNonce, strand.now()));
          listen(connection, link);
        });
  }

  /** We reached somebody. */
  public void connect(Link link, byte @Nullable [] expectedNonce) {
    connect(link, expectedNonce, Optional.empty());
  }

  /** We reached the door of another guest. */
  public void connect(Link link, byte[] expectedNonce, Bytes guest) {
    connect(link, expectedNonce, Optional.of(guest));
  }

  private void connect(Link link, byte @Nullable [] expectedNonce, Optional<Bytes> guest) {
    onThread(
        () -> {
          int connection = add(link);
          guest.ifPresent(npub -> node.seeks(connection, npub));
          carryOut(node.connected(connection, expectedNonce, strand.now()));
          listen(connection, link);
        });
  }

  /** We reached whoever answers where the host of this invitation should be. */
  public void connect(Link link, Invitation invitation) {
    onThread(
        () -> {
          int connection = add(link);
          carryOut(node.connected(connection, invitation, strand.now()));
          listen(connection, link);
        });
  }

  public void input(Input input) {
    onThread(() -> carryOut(node.on(input, strand.now())));
  }

  /** Lets a player look at the table as it is after this while, and do something at once. */
  public void later(long millis, Function<TableSession<S, V>, Optional<Input>> player) {
    Runnable look =
        () ->
            player.apply(node.session()).ifPresent(input -> carryOut(node.on(input, strand.now())));
    if (millis == 0) {
      onThread(look);
    } else {
      strand.at(strand.now() + millis, () -> onThread(look));
    }
  }

  /** Runs something on this table's thread after all that was asked of it before. */
  public void then(Runnable task) {
    onThread(task);
  }

  /** Says good-bye on all links and stops; {@code then} runs last. */
  public void close(Runnable then) {
    onThread(
        () -> {
          closing = true;
          carryOut(node.close(strand.now()));
          whenAlone(strand.now() + GOOD_BYE_MILLIS, () -> finish(then));
        });
  }

  /** Lets the others go first, but does not wait longer than this for them. */
  public void closeLast(long patienceMillis, Runnable then) {
    onThread(() -> whenAlone(strand.now() + patienceMillis, () -> close(then)));
  }

  /** Stops and waits until the journal is closed. */
  public void closeNow() {
    CountDownLatch done = new CountDownLatch(1);
    close(done::countDown);
    try {
      if (!done.await(2 * GOOD_BYE_MILLIS, TimeUnit.MILLISECONDS)) {
        throw new IllegalStateException("the table does not stop");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void whenAlone(long until, Runnable task) {
    if (links.isEmpty() || strand.now() >= until) {
      task.run();
    } else {
      strand.at(strand.now() + LOOK_MILLIS, () -> whenAlone(until, task));
    }
  }

  private void finish(Runnable then) {
    closed = true;
    inboxes.values().forEach(Inbox::close);
    outbox.empty();
    links.values().forEach(Link::close);
    journal.close();
    then.run();
    strand.close();
  }

  private void onThread(Runnable task) {
    strand.run(
        () -> {
          if (!closed) {
            task.run();
          }
        });
  }

  private int add(Link link) {
    int connection = connections++;
    links.put(connection, link);
    node.knows(connection, link.origin());
    link.peerAddress().ifPresent(address -> node.sees(connection, address));
    return connection;
  }

  private void listen(int connection, Link link) {
    Inbox inbox =
        new Inbox(
            this::onThread,
            bytes -> carryOut(node.received(connection, bytes, strand.now())),
            () -> dropped(connection, "ended"));
    if (links.containsKey(connection)) {
      inboxes.put(connection, inbox);
      link.start(inbox);
    }
  }

  private @Nullable Link remove(int connection) {
    Inbox inbox = inboxes.remove(connection);
    if (inbox != null) {
      inbox.close();
    }
    return links.remove(connection);
  }

  private void dropped(int connection, String why) {
    if (remove(connection) != null) {
      carryOut(node.disconnected(connection, strand.now()));
      watchers.forEach(watcher -> watcher.lost(connection, why));
    }
  }

  private void carryOut(List<Effect.OfRim> effects) {
    for (Effect.OfRim effect : effects) {
      effect.to(hands);
    }
    outbox.flush();
    tellPeers();
  }

  private void tellPeers() {
    Map<Bytes, Integer> now = node.peers();
    if (!now.equals(peers)) {
      peers = now;
      Map<Bytes, Link> linked = new HashMap<>();
      now.forEach((npub, connection) -> linked.put(npub, links.get(connection)));
      watchers.forEach(watcher -> watcher.linked(linked));
    }
  }

  /** One task waits at a time, however often the time changes: callers come and go. */
  private void wakeAt(long time) {
    wanted = time;
    if (wanted < scheduled) {
      scheduled = time;
      strand.at(time, () -> onThread(() -> woken(time)));
    }
  }

  private void woken(long time) {
    scheduled = scheduled == time ? Long.MAX_VALUE : scheduled;
    long due = wanted;
    if (due <= strand.now()) {
      wanted = Long.MAX_VALUE;
      carryOut(node.on(new Input.Tick(), strand.now()));
    } else {
      wakeAt(due);
    }
  }

  /**
   * What the node wants is done here, with the links, the journal and the watchers of this table.
   */
  private final class Hands implements Effect.Rim {
    @Override
    public void write(Effect.Write write) {
      Link link = links.get(write.connection());
      if (link != null) {
        outbox.add(() -> link.send(write.bytes().toArray()));
      }
    }

    @Override
    public void drop(Effect.Drop drop) {
      Link link = remove(drop.connection());
      if (link != null) {
        outbox.add(drop.orderly() ? link::close : link::cut);
        watchers.forEach(watcher -> watcher.lost(drop.connection(), drop.why()));
      }
    }

    @Override
    public void otherVersion(Effect.OtherVersion other) {
      watchers.forEach(watcher -> watcher.otherVersion(other.newer()));
    }

    @Override
    public void address(Effect.Address address) {
      watchers.forEach(watcher -> watcher.address(address.npub(), address.address()));
    }

    @Override
    public void wakeAt(Effect.WakeAt at) {
      TableLoop.this.wakeAt(at.time());
    }

    @Override
    public void save(Effect.Save save) {
      journal.append(save.record());
    }

    @Override
    public void show(Effect.Show show) {
      changed();
    }

    @Override
    public void tell(Effect.Tell tell) {
      watchers.forEach(watcher -> watcher.told(tell.refusal()));
    }

    @Override
    public void compute(Effect.Compute compute) {
      if (!closing) {
        strand.work(compute.work(), result -> input(new Input.Computed(compute.job(), result)));
      }
    }

    @Override
    public void probe(Effect.Probe probe) {
      watchers.forEach(watcher -> watcher.probes(probe));
    }
  }

  private void changed() {
    watchers.forEach(watcher -> watcher.changed(node.session()));
  }
}
