package dev.parlor.rim.station;

import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.SecureLink;
import dev.parlor.p2p.link.Standing;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.link.SwitchboardEvent;
import dev.parlor.p2p.station.Station;
import dev.parlor.p2p.station.StationEffect;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.link.LinkTable;
import dev.parlor.rim.table.Solitude;
import dev.parlor.rim.table.Strand;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The one thread of a station: its links, its clock, its heavy work. */
public final class StationLoop {
  private static final int MAX_ASKING = 1000;
  private static final long LOOK_MILLIS = 1000;

  private final Station station;
  private final Strand strand;
  private final StationNews news;
  private final byte[] nonce;
  private final Switchboard switchboard;
  private final SwitchboardEvent.Listener ears = new Ears();
  private final StationEffect.Rim hands = new Hands();
  private final LinkTable lines = new LinkTable();
  private final Set<Bytes> asked = new HashSet<>();
  private boolean dirty = true;
  private boolean closing;
  private boolean closed;

  public StationLoop(Station station, LinkIdentity me, Strand strand, StationNews news) {
    this.station = station;
    this.strand = strand;
    this.news = news;
    this.nonce = me.entropy().bytes(SecureLink.NONCE_BYTES);
    this.switchboard = Switchboard.ofStation(me);
  }

  /** The first bytes of its links, which the sign above its door carries as well. */
  public byte[] nonce() {
    return nonce.clone();
  }

  public void start() {
    onThread(this::look);
  }

  /** Somebody came in. */
  public void accept(Link link) {
    strand.run(
        () -> {
          if (closing || closed) {
            link.cut();
          } else {
            letIn(link);
          }
        });
  }

  /** A relay has sent an event; {@code done} runs when it is dealt with. */
  public void relayed(NostrEvent event, Runnable done) {
    onThread(
        () -> {
          try {
            carryOut(station.relayed(event, strand.now() / 1000));
          } finally {
            done.run();
          }
        });
  }

  /** The owner admits a player. */
  public void admit(Bytes npub) {
    onThread(
        () -> {
          carryOut(station.admit(npub));
          noteStanding(npub);
        });
  }

  /** Says good-bye on all links and stops; {@code then} runs last. */
  public void close(Runnable then) {
    onThread(
        () -> {
          closing = true;
          switchboard.closeAll(strand.now());
          relay();
          new Solitude(strand, lines::isEmpty)
              .whenAlone(Solitude.GOOD_BYE_MILLIS, () -> finish(then));
        });
  }

  private void finish(Runnable then) {
    closed = true;
    lines.all().forEach(line -> line.inbox().close());
    lines.all().forEach(line -> line.link().close());
    tellChanges();
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

  private void look() {
    news.newRules().ifPresent(rules -> carryOut(station.reread(rules)));
    switchboard.tick(strand.now());
    relay();
    tellChanges();
    strand.at(strand.now() + LOOK_MILLIS, () -> onThread(this::look));
  }

  private void tellChanges() {
    if (dirty) {
      dirty = false;
      news.changed();
    }
  }

  private void letIn(Link link) {
    LinkTable.Line line = lines.add(link);
    switchboard.accepted(line.number(), nonce, link.origin(), strand.now());
    relay();
    link.start(ear(line));
  }

  private Link.Receiver ear(LinkTable.Line line) {
    return new Link.Receiver() {
      @Override
      public void received(byte[] bytes) {
        if (line.inbox().enter(bytes.length)) {
          onThread(() -> heard(line, bytes));
        }
      }

      @Override
      public void ended() {
        onThread(() -> gone(line));
      }
    };
  }

  private void heard(LinkTable.Line line, byte[] bytes) {
    line.inbox().leave(bytes.length);
    switchboard.received(line.number(), bytes, strand.now());
    relay();
  }

  private void gone(LinkTable.Line line) {
    switchboard.disconnected(line.number());
    relay();
  }

  private void relay() {
    if (!switchboard.mayTell()) {
      return;
    }
    for (SwitchboardEvent event = switchboard.next(); event != null; event = switchboard.next()) {
      event.to(ears);
    }
  }

  /** Does what the links say. */
  private final class Ears implements SwitchboardEvent.Listener {
    @Override
    public void write(int connection, Bytes bytes) {
      Link link = lines.link(connection);
      if (link != null) {
        link.send(bytes.toArray());
      }
    }

    @Override
    public void drop(int connection, String why, boolean orderly) {
      Link link = lines.remove(connection);
      if (link != null && orderly) {
        link.close();
      } else if (link != null) {
        link.cut();
      }
    }

    @Override
    public void otherVersion(boolean newer) {
      // its owner is not there to be told
    }

    @Override
    public void up(LinkEvent.Opened peer) {
      station.disconnected(peer.npub()); // this link may replace another one
      noteStanding(peer.npub());
    }

    @Override
    public void down(Bytes npub, long heardAt) {
      station.disconnected(npub);
    }

    @Override
    public void arrived(Bytes npub, Bytes message) {
      noteStanding(npub);
      carryOut(station.arrived(npub, message, strand.now() / 1000));
    }
  }

  /** Notes whether the owner knows a caller. Unknown callers can't push known ones out. */
  private void noteStanding(Bytes npub) {
    switchboard.stands(npub, station.isAdmitted(npub) ? Standing.SEATED : Standing.NOBODY);
  }

  private void carryOut(List<StationEffect> effects) {
    for (StationEffect effect : effects) {
      effect.to(hands);
    }
    relay();
  }

  /** Does what the station wants. */
  private final class Hands implements StationEffect.Rim {
    @Override
    public void send(StationEffect.Send send) {
      switchboard.send(send.npub(), send.message(), strand.now());
    }

    @Override
    public void expel(StationEffect.Expel expel) {
      switchboard.expel(expel.npub(), expel.why());
      news.expelled(expel.npub(), expel.why());
    }

    @Override
    public void asksAdmission(StationEffect.AsksAdmission asks) {
      if (asked.size() < MAX_ASKING && asked.add(asks.npub())) {
        news.asksAdmission(asks.npub(), asks.callsign());
      }
    }

    @Override
    public void changed(StationEffect.Changed changed) {
      dirty = true;
    }

    @Override
    public void relayed(StationEffect.Relayed relayed) {
      news.relayed(relayed.game(), relayed.id(), relayed.unranked());
    }

    @Override
    public void compute(StationEffect.Compute compute) {
      if (!closing) {
        strand.work(
            compute.work(),
            result -> onThread(() -> carryOut(station.computed(compute.job(), result))));
      }
    }
  }
}
