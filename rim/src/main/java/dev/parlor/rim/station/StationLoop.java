package dev.parlor.rim.station;

import dev.parlor.crypto.nostr.Event;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.SecureLink;
import dev.parlor.p2p.link.Standing;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.link.SwitchboardEvent;
import dev.parlor.p2p.station.Station;
import dev.parlor.p2p.station.StationEffect;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.link.Inbox;
import dev.parlor.rim.table.Strand;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The one thread of a station: its links, its clock, its heavy work. */
public final class StationLoop {
  private static final int MAX_ASKING = 1000;
  private static final long LOOK_MILLIS = 1000;
  private static final long GOOD_BYE_MILLIS = 1200;

  private final Station station;
  private final Strand strand;
  private final StationNews news;
  private final byte[] nonce;
  private final Switchboard switchboard;
  private final SwitchboardEvent.Listener ears = new Ears();
  private final StationEffect.Rim hands = new Hands();
  private final Map<Integer, Guest> guests = new HashMap<>();
  private final Set<Bytes> asked = new HashSet<>();
  private int connections;
  private boolean dirty = true;
  private boolean relaying;
  private boolean closing;
  private boolean closed;

  /** One connection, and where what it hears waits for the thread. */
  private record Guest(Link link, Inbox inbox) {
    void end(boolean orderly) {
      inbox.close();
      if (orderly) {
        link.close();
      } else {
        link.cut();
      }
    }
  }

  public StationLoop(Station station, LinkIdentity me, Strand strand, StationNews news) {
    this.station = station;
    this.strand = strand;
    this.news = news;
    this.nonce = me.entropy().bytes(SecureLink.NONCE_BYTES);
    this.switchboard = Switchboard.ofStation(me);
  }

  /** What its links begin with, and what a sign above its door carries. */
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
  public void relayed(Event event, Runnable done) {
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
          whenAlone(strand.now() + GOOD_BYE_MILLIS, then);
        });
  }

  private void whenAlone(long until, Runnable then) {
    if (guests.isEmpty() || strand.now() >= until) {
      closed = true;
      guests.values().forEach(guest -> guest.end(true));
      tellChanges();
      then.run();
      strand.close();
    } else {
      strand.at(strand.now() + 20, () -> whenAlone(until, then));
    }
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
    int connection = connections++;
    Inbox inbox =
        new Inbox(this::onThread, bytes -> heard(connection, bytes), () -> gone(connection));
    guests.put(connection, new Guest(link, inbox));
    switchboard.accepted(connection, nonce, link.origin(), strand.now());
    relay();
    link.start(inbox);
  }

  private void heard(int connection, byte[] bytes) {
    switchboard.received(connection, bytes, strand.now());
    relay();
  }

  private void gone(int connection) {
    switchboard.disconnected(connection);
    relay();
  }

  /**
   * Until the links have nothing more to say. An answer of the station may be their next word, and
   * comes behind what they have said before: a peer takes frames in their order only.
   */
  private void relay() {
    if (relaying) {
      return;
    }
    relaying = true;
    List<SwitchboardEvent> events = switchboard.take();
    while (!events.isEmpty()) {
      events.forEach(event -> event.to(ears));
      events = switchboard.take();
    }
    relaying = false;
  }

  /** What the links say. */
  private final class Ears implements SwitchboardEvent.Listener {
    @Override
    public void write(int connection, Bytes bytes) {
      Guest guest = guests.get(connection);
      if (guest != null) {
        guest.link.send(bytes.toArray());
      }
    }

    @Override
    public void drop(int connection, String why, boolean orderly) {
      Guest guest = guests.remove(connection);
      if (guest != null) {
        guest.end(orderly);
      }
    }

    @Override
    public void otherVersion(boolean newer) {
      // its owner is not there to be told
    }

    @Override
    public void up(Bytes npub, Bytes staticKey) {
      station.disconnected(npub); // this link replaces another, perhaps
      noteStanding(npub);
    }

    @Override
    public void down(Bytes npub) {
      station.disconnected(npub);
    }

    @Override
    public void arrived(Bytes npub, Bytes message) {
      noteStanding(npub);
      carryOut(station.arrived(npub, message, strand.now() / 1000));
    }
  }

  /** Who is known to the owner is not sent away by who is not. */
  private void noteStanding(Bytes npub) {
    switchboard.stands(npub, station.isAdmitted(npub) ? Standing.SEATED : Standing.NOBODY);
  }

  private void carryOut(List<StationEffect> effects) {
    for (StationEffect effect : effects) {
      effect.to(hands);
    }
    relay();
  }

  /** What the station wants. */
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
