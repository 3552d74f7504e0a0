package dev.parlor.rim.station;

import dev.parlor.crypto.nostr.Event;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.SecureLink;
import dev.parlor.p2p.station.Station;
import dev.parlor.p2p.station.StationEffect;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.table.Strand;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The one thread of a station: its links, its clock, its heavy work. Unlike a table it has no say
 * in which of a player's phones comes: a newer link of a key replaces the older one.
 */
public final class StationLoop {
  private static final int MAX_STRANGERS = 16;
  private static final int MAX_LINKS = 256;
  private static final int MAX_ASKING = 1000;
  private static final long LOOK_MILLIS = 1000;
  private static final long GOOD_BYE_MILLIS = 1200;

  private final Station station;
  private final LinkIdentity me;
  private final Strand strand;
  private final StationNews news;
  private final byte[] nonce;
  private final Map<Integer, Guest> guests = new LinkedHashMap<>();
  private final Map<Bytes, Integer> at = new HashMap<>();
  private final Set<Bytes> asked = new HashSet<>();
  private int connections;
  private boolean dirty = true;
  private boolean closing;
  private boolean closed;

  /** One connection; nobody knows whose until its handshake is over. */
  private static final class Guest {
    final Link link;
    final SecureLink secure;
    @Nullable Bytes npub;
    boolean pumping;

    Guest(Link link, SecureLink secure) {
      this.link = link;
      this.secure = secure;
    }
  }

  public StationLoop(Station station, LinkIdentity me, Strand strand, StationNews news) {
    this.station = station;
    this.me = me;
    this.strand = strand;
    this.news = news;
    this.nonce = me.entropy().bytes(SecureLink.NONCE_BYTES);
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
    onThread(() -> letIn(link));
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
    onThread(() -> carryOut(station.admit(npub)));
  }

  /** Says good-bye on all links and stops; {@code then} runs last. */
  public void close(Runnable then) {
    onThread(
        () -> {
          closing = true;
          guests.values().forEach(guest -> guest.secure.close(strand.now()));
          pumpAll();
          whenAlone(strand.now() + GOOD_BYE_MILLIS, then);
        });
  }

  private void whenAlone(long until, Runnable then) {
    if (guests.isEmpty() || strand.now() >= until) {
      closed = true;
      guests.values().forEach(guest -> guest.link.close());
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
    guests.values().forEach(guest -> guest.secure.tick(strand.now()));
    pumpAll();
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
    long strangers = guests.values().stream().filter(guest -> guest.npub == null).count();
    if (closing || strangers >= MAX_STRANGERS || guests.size() >= MAX_LINKS) {
      link.close();
      return;
    }
    int connection = connections++;
    guests.put(connection, new Guest(link, SecureLink.accept(me, nonce, strand.now())));
    pump(connection);
    link.start(
        new Link.Receiver() {
          @Override
          public void received(byte[] bytes) {
            onThread(() -> heard(connection, bytes));
          }

          @Override
          public void ended() {
            onThread(() -> gone(connection));
          }
        });
  }

  private void heard(int connection, byte[] bytes) {
    Guest guest = guests.get(connection);
    if (guest != null) {
      guest.secure.received(bytes, strand.now());
      pump(connection);
    }
  }

  private void pumpAll() {
    new ArrayList<>(guests.keySet()).forEach(this::pump);
  }

  /**
   * Until the link has nothing more to say. An answer of the station may be its next word, and
   * comes behind what it has said before: the peer takes frames in their order only.
   */
  private void pump(int connection) {
    Guest guest = guests.get(connection);
    if (guest == null || guest.pumping) {
      return;
    }
    guest.pumping = true;
    List<LinkEvent> events = guest.secure.take();
    while (!events.isEmpty()) {
      for (LinkEvent event : events) {
        happened(connection, guest, event);
      }
      events = guest.secure.take();
    }
    guest.pumping = false;
  }

  private void happened(int connection, Guest guest, LinkEvent event) {
    if (event instanceof LinkEvent.Write write) {
      guest.link.send(write.bytes().toArray());
    } else if (event instanceof LinkEvent.Opened opened) {
      opened(connection, guest, opened.npub());
    } else if (event instanceof LinkEvent.Message message && guest.npub != null) {
      carryOut(station.arrived(guest.npub, message.message(), strand.now() / 1000));
    } else if (event instanceof LinkEvent.Ended) {
      gone(connection);
    }
  }

  private void opened(int connection, Guest guest, Bytes npub) {
    Integer older = at.get(npub);
    if (older != null) {
      gone(older);
    }
    guest.npub = npub;
    at.put(npub, connection);
  }

  private void gone(int connection) {
    Guest guest = guests.remove(connection);
    if (guest == null) {
      return;
    }
    guest.link.close();
    if (guest.npub != null && at.remove(guest.npub, connection)) {
      station.disconnected(guest.npub);
    }
  }

  private void carryOut(List<StationEffect> effects) {
    for (StationEffect effect : effects) {
      if (effect instanceof StationEffect.Send send) {
        send(send.npub(), send.message());
      } else if (effect instanceof StationEffect.Expel expel) {
        Integer connection = at.get(expel.npub());
        if (connection != null) {
          gone(connection);
          news.expelled(expel.npub(), expel.why());
        }
      } else if (effect instanceof StationEffect.AsksAdmission asks) {
        if (asked.size() < MAX_ASKING && asked.add(asks.npub())) {
          news.asksAdmission(asks.npub(), asks.callsign());
        }
      } else if (effect instanceof StationEffect.Relayed relayed) {
        news.relayed(relayed.game(), relayed.id(), relayed.unranked());
      } else if (effect instanceof StationEffect.Changed) {
        dirty = true;
      } else if (effect instanceof StationEffect.Compute compute && !closing) {
        strand.work(
            compute.work(),
            result -> onThread(() -> carryOut(station.computed(compute.job(), result))));
      }
    }
  }

  private void send(Bytes npub, Bytes message) {
    Integer connection = at.get(npub);
    Guest guest = connection == null ? null : guests.get(connection);
    if (guest != null && connection != null) {
      guest.secure.send(message, strand.now());
      pump(connection);
    }
  }
}
