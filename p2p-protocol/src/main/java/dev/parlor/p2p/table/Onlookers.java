package dev.parlor.p2p.table;

import dev.parlor.p2p.lobby.Gallery;
import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.play.Play;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.LobbyVerb;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Those who watch at this phone without a seat. There may be a few. They are told the seats, and
 * what was ordered whenever no seat has to wait for that. They may only say how far they have come;
 * one that says more is sent away.
 */
final class Onlookers {
  /** How many may watch at one phone. */
  static final int MOST = 4;

  /** How long what was told may remain unconfirmed. */
  static final long PATIENCE = 30_000;

  private final Seated<?, ?> seat;
  private final Gallery gallery;
  private final Map<Bytes, Feed> feeds = new LinkedHashMap<>();
  private final Map<Bytes, Integer> counted = new HashMap<>(); // the seats as they were told last
  private @Nullable Bytes teller;
  private int told; // how many watch, as the phone that holds the table says
  private @Nullable Chain chain;

  Onlookers(Seated<?, ?> seat) {
    this.seat = seat;
    this.gallery = new Gallery(seat.lobby);
  }

  boolean has(Bytes npub) {
    return feeds.containsKey(npub);
  }

  /** How many watch, here and as the phone that holds the table says. */
  int count() {
    return feeds.size() + told;
  }

  /** Somebody wants to watch. */
  void comes(Bytes from, Line line) throws Malformed {
    if (!line.args().isEmpty()) {
      throw new Malformed("a wish to watch with words of its own");
    }
    Line refusal = gallery.refuses(from, feeds.size() >= MOST).orElse(null);
    if (has(from)) {
      return;
    } else if (refusal != null) {
      send(from, refusal);
    } else {
      feeds.put(from, new Feed(from, seat.out, seat.time));
      send(from, gallery.invitation());
      send(from, gallery.seats());
      seat.out.add(new Effect.Show());
    }
  }

  /** A watcher says how far it has come. All other messages are for seats. */
  void says(Bytes from, Message.OfLog message) throws Malformed {
    Feed feed = feeds.get(from);
    Play<?, ?> running = seat.play;
    if (message instanceof Message.Fetch fetch && feed != null) {
      feed.stands(log(running), fetch.size(), fetch.head(), Message.FIRST, seat.time);
    } else if (message instanceof Message.FetchIn fetch && feed != null) {
      feed.stands(log(running), fetch.size(), fetch.head(), fetch.epochs(), seat.time);
    } else {
      throw new Malformed("a word of somebody who only watches");
    }
  }

  private static @Nullable Chain log(@Nullable Play<?, ?> running) {
    return running == null ? null : running.log().chain;
  }

  /** The link of a watcher is gone, or another one takes its place. */
  void left(Bytes npub) {
    counted.remove(npub);
    if (feeds.remove(npub) != null) {
      seat.out.add(new Effect.Show());
    }
    if (Objects.equals(teller, npub)) {
      hear(npub, 0);
    }
  }

  /** The phone that holds the table says how many watch there. */
  void heard(Bytes from, Line line) throws Malformed {
    hear(from, number(line));
  }

  /** How many watch according to this line. */
  int number(Line line) throws Malformed {
    if (!seat.lobby.isOpenToOnlookers() || line.args().size() != 1) {
      throw new Malformed("nobody watches here");
    }
    return line.number(0, 0, MOST);
  }

  private void hear(Bytes from, int number) {
    teller = from;
    if (told != number) {
      told = number;
      seat.out.add(new Effect.Show());
    }
  }

  /** Tells what is new: watchers hear who sits, seats hear how many watch. */
  void tell() {
    Chain now = log(seat.play);
    if (now != chain) {
      chain = now;
      feeds.values().forEach(feed -> feed.begins(now));
    }
    if (gallery.hasNews()) {
      Line seats = gallery.seats();
      feeds.keySet().forEach(npub -> send(npub, seats));
    }
    if (seat.holdsTable()) {
      Line watching = Line.of(LobbyVerb.WATCHING.name(), feeds.size());
      for (Bytes npub : seat.linked) {
        Integer known = counted.getOrDefault(npub, 0);
        if (known != feeds.size() && gallery.sits(npub)) {
          counted.put(npub, feeds.size());
          send(npub, watching);
        }
      }
    }
  }

  /** Whether somebody could be told more of the log. */
  boolean wantMore() {
    Chain log = log(seat.play);
    return log != null && feeds.values().stream().anyMatch(feed -> feed.wants(log));
  }

  /** Tells watchers more of the log. To be called when no seat has to wait for that. */
  void feed() {
    Chain log = log(seat.play);
    if (log != null) {
      feeds.values().forEach(feed -> feed.tell(log));
    }
  }

  /** Sends away watchers that are too slow; answers when to look again. */
  long tick(long now) {
    long next = Long.MAX_VALUE;
    for (Feed feed : new ArrayList<>(feeds.values())) {
      long due = feed.due();
      if (due <= now) {
        left(feed.npub());
        seat.out.add(new Effect.Expel(feed.npub(), "does not keep up"));
      } else {
        next = Math.min(next, due);
      }
    }
    return next;
  }

  private void send(Bytes npub, Line line) {
    seat.out.add(new Effect.Send(npub, new Message.Text(line).encode()));
  }
}
