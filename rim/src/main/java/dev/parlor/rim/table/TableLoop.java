package dev.parlor.rim.table;

import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.link.LinkTable;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * The one thread of a table: everything that happens to its node happens there, one after the
 * other. What depends on the journal leaves only after the journal is safe.
 */
public final class TableLoop<S, V> {
  private final TableNode<S, V> node;
  private final Strand strand;
  private final Journal journal;
  private final Outbox outbox;
  // some of them hear more than that something has changed
  public final Watchers<S, V> watchers = new Hands();
  private final LinkTable lines = new LinkTable();
  private final WakeUp alarm;
  private boolean closing;
  private boolean closed;

  public TableLoop(TableNode<S, V> node, Strand strand, Journal journal) {
    this.node = node;
    this.strand = strand;
    this.journal = journal;
    this.outbox = new Outbox(journal);
    this.alarm = new WakeUp(strand, () -> input(new Input.Tick()));
  }

  public void watch(TableWatcher<S, V> watcher) {
    watchers.tables.add(watcher);
  }

  /** Tells the table where the classic radio of this phone is, if somebody has said so before. */
  public void own(Bytes address) {
    then(() -> node.own(address));
  }

  /**
   * The other guests find this phone at these addresses of their network, and it finds them. The
   * table can thus outlive its host here.
   */
  public void offer(List<Bytes> addresses) {
    then(
        () -> {
          node.session().reachesGuests();
          node.offer(addresses);
        });
  }

  /**
   * Starts the loop: a fresh session has something to write down, a restored one something to do.
   */
  public void start() {
    input(new Input.Tick());
    then(() -> watchers.show(new Effect.Show()));
  }

  /** Somebody came in. */
  public void accept(Link link, byte[] tableNonce) {
    strand.run(
        () -> {
          if (closed) {
            link.cut();
          } else {
            enter(link, number -> node.accepted(number, tableNonce, strand.now()));
          }
        });
  }

  /** This phone has reached somebody, who still has to prove who it is. */
  public void connect(Link link, Callee callee) {
    then(() -> enter(link, number -> node.connected(number, callee, strand.now())));
  }

  private void enter(Link link, IntFunction<List<Effect.OfRim>> entered) {
    LinkTable.Line line = lines.add(link);
    int number = line.number();
    node.knows(number, link.origin());
    link.peerAddress().ifPresent(address -> node.sees(number, address));
    carryOut(entered.apply(number));
    if (lines.link(number) != null) {
      link.start(ear(line));
    }
  }

  public void input(Input input) {
    then(() -> carryOut(node.on(input, strand.now())));
  }

  /** Lets a player look at the table after this while, and do something at once. */
  public void later(long millis, Function<TableSession<S, V>, Optional<Input>> player) {
    Runnable look =
        () ->
            player.apply(node.session()).ifPresent(input -> carryOut(node.on(input, strand.now())));
    if (millis == 0) {
      then(look);
    } else {
      strand.at(strand.now() + millis, () -> then(look));
    }
  }

  /** Says good-bye on all links and stops; {@code then} runs last. */
  public void close(Runnable then) {
    then(
        () -> {
          closing = true;
          carryOut(node.close(strand.now()));
          new Solitude(strand, lines::isEmpty)
              .whenAlone(Solitude.GOOD_BYE_MILLIS, () -> finish(then));
        });
  }

  /** Lets the others go first, but waits no longer than this for them. */
  public void closeLast(long patienceMillis, Runnable then) {
    then(() -> new Solitude(strand, lines::isEmpty).whenAlone(patienceMillis, () -> close(then)));
  }

  /** Stops and waits until the journal is closed. */
  public void closeNow() {
    Solitude.await(this::close);
  }

  private void finish(Runnable then) {
    closed = true;
    lines.all().forEach(line -> line.inbox().close());
    outbox.empty().forEach(Runnable::run);
    lines.all().forEach(line -> line.link().close());
    journal.close();
    then.run();
    strand.close();
  }

  /** Runs something on this table's thread after all that was asked of it before. */
  public void then(Runnable task) {
    strand.run(
        () -> {
          if (!closed) {
            task.run();
          }
        });
  }

  private Link.Receiver ear(LinkTable.Line line) {
    return new Link.Receiver() {
      @Override
      public void received(byte[] bytes) {
        if (line.inbox().enter(bytes.length)) {
          then(
              () -> {
                line.inbox().leave(bytes.length);
                carryOut(node.received(line.number(), bytes, strand.now()));
              });
        }
      }

      @Override
      public void ended() {
        then(
            () -> {
              if (lines.remove(line.number()) != null) {
                carryOut(node.disconnected(line.number(), strand.now()));
                watchers.lost(line.number(), "ended");
              }
            });
      }
    };
  }

  private void carryOut(List<Effect.OfRim> effects) {
    effects.forEach(effect -> effect.to(watchers));
    makeSafe();
    watchers.tellPeers(node.peers(), lines);
  }

  private void leaves(Runnable leaving) {
    if (outbox.isOpen()) {
      leaving.run();
    } else {
      outbox.keep(leaving);
    }
  }

  /** Makes the journal safe beside the thread, so that the table goes on while the disk works. */
  private void makeSafe() {
    if (outbox.mustForce()) {
      strand.beside(
          journal::force,
          () -> {
            outbox.forced().forEach(Runnable::run);
            makeSafe();
          });
    }
  }

  /** Does what the node wants. */
  private final class Hands extends Watchers<S, V> {
    @Override
    public void write(Effect.Write write) {
      Link link = lines.link(write.connection());
      if (link != null) {
        leaves(() -> link.send(write.bytes().toArray()));
      }
    }

    @Override
    public void drop(Effect.Drop drop) {
      Link link = lines.remove(drop.connection());
      if (link != null) {
        leaves(drop.orderly() ? link::close : link::cut);
        lost(drop.connection(), drop.why());
      }
    }

    @Override
    public void wakeAt(Effect.WakeAt at) {
      alarm.at(at.time());
    }

    @Override
    public void save(Effect.Save save) {
      journal.append(save.record());
    }

    @Override
    public void show(Effect.Show show) {
      tables.forEach(watcher -> watcher.changed(node.session()));
    }

    @Override
    public void compute(Effect.Compute compute) {
      if (!closing) {
        strand.work(compute.work(), result -> input(new Input.Computed(compute.job(), result)));
      }
    }
  }
}
