package dev.parlor.terminal.relay;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.p2p.result.ResultEvent;
import dev.parlor.terminal.shell.Problem;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One connection to a relay. It asks for what is there, page by page into the past, and then
 * listens.
 */
final class RelayVisit implements RelaySocket.Ear {
  static final String LIVE = "live";
  static final int PAGE = 500;
  private static final int MOST_PAGES = 200;
  private static final int MOST_MESSAGES = 2 * PAGE * MOST_PAGES;
  private static final int MOST_BAD = 100;

  private final RelayAddress address;
  private final long since;
  private final SeenEvents seen;
  private final RelayNews news;
  private final Runnable whole;
  private final Consumer<Problem> lost;
  private final RelayMessage.Listener pages = new Pages();
  private @Nullable RelaySocket socket;
  private boolean closed;
  private boolean caughtUp;
  private long pinged;
  private long oldest = Long.MAX_VALUE;
  private long pageEnd = Long.MAX_VALUE;
  private int page;
  private int messages;
  private int bad;

  RelayVisit(
      RelayAddress address,
      long since,
      SeenEvents seen,
      RelayNews news,
      Runnable whole,
      Consumer<Problem> lost) {
    this.address = address;
    this.since = since;
    this.seen = seen;
    this.news = news;
    this.whole = whole;
    this.lost = lost;
  }

  /** Waits until the relay has let us in or refused. */
  void open(RelayPatience patience) {
    try {
      RelaySocket opened = RelaySocket.open(address, patience.connect(), this);
      synchronized (this) {
        socket = opened;
        pinged = System.nanoTime();
        if (closed) {
          opened.close();
        }
      }
      ask(LIVE, Long.MAX_VALUE);
    } catch (Problem unreachable) {
      lost.accept(unreachable);
    }
  }

  private void ask(String subscription, long until) {
    StringBuilder filter = new StringBuilder("{\"kinds\":[").append(ResultEvent.KIND);
    filter.append("],\"#t\":[\"card_game\"],\"limit\":").append(PAGE);
    if (since > 0) {
      filter.append(",\"since\":").append(since);
    }
    if (until < Long.MAX_VALUE) {
      filter.append(",\"until\":").append(until);
    }
    say("[\"REQ\",\"" + subscription + "\"," + filter + "}]");
  }

  private synchronized void say(String message) {
    if (socket != null) {
      socket.send(message);
    }
  }

  /**
   * Looks whether the relay is still there; to be called now and then. A relay that gives no sign
   * of life is dropped. This also notices the end of a connection that came while a message was
   * dealt with, because the JDK forgets to report it (WebSocketImpl, 17 to 25).
   */
  synchronized void look(long quietNanos) {
    long quiet = System.nanoTime() - pinged;
    RelaySocket open = socket;
    if (open == null || closed) {
      return;
    }
    if (open.silentNanos() > 3 * quietNanos) {
      open.close();
      ended(new Problem("relay.silent", address));
    } else if (quiet > quietNanos) {
      pinged = System.nanoTime();
      open.ping();
    }
  }

  @Override
  public void heard(RelayMessage message) {
    if (++messages > MOST_MESSAGES) {
      end(new Problem("relay.flood", address, MOST_MESSAGES));
    } else {
      message.to(pages);
    }
  }

  /** What a relay says while it is listened to. */
  private final class Pages implements RelayMessage.Listener {
    @Override
    public void stored(RelayMessage.Stored stored) {
      RelayVisit.this.stored(stored);
    }

    @Override
    public void endOfStored(RelayMessage.EndOfStored end) {
      endOfPage(end.subscription());
    }

    @Override
    public void closed(RelayMessage.Closed over) {
      if (over.subscription().equals(LIVE)) {
        end(new Problem("relay.closed", address, over.why()));
      } else if (over.subscription().equals(past())) {
        caughtUp(); // it does not go further back
      }
    }

    @Override
    public void ok(RelayMessage.Ok ok) {
      // nothing was sent
    }

    @Override
    public void notice(RelayMessage.Notice notice) {
      // it is for people, who did not ask
    }

    @Override
    public void unknown(RelayMessage.Unknown unknown) {
      // another NIP's
    }
  }

  private String past() {
    return "past" + page;
  }

  private void stored(RelayMessage.Stored stored) {
    if (!stored.subscription().equals(LIVE) && !stored.subscription().startsWith("past")) {
      end(new Problem("relay.wrongId", address));
      return;
    }
    try {
      JsonObject json = JsonParser.parseString(stored.event()).getAsJsonObject();
      oldest = Math.min(oldest, time(json.get("created_at")));
      if (!seen.contains(String.valueOf(json.get("id")).replace("\"", ""))) {
        NostrEvent event = NostrEvent.parse(stored.event());
        news.event(event);
        seen.add(Hex.encode(event.id()));
      }
    } catch (BadInput forged) {
      if (++bad > MOST_BAD) {
        end(new Problem("relay.badEvents", address, MOST_BAD));
      }
    }
  }

  private static long time(@Nullable JsonElement json) {
    return json instanceof JsonPrimitive number && number.getAsString().matches("[0-9]{1,12}")
        ? Long.parseLong(number.getAsString())
        : Long.MAX_VALUE;
  }

  /** Goes on into the past, as long as there is something older. */
  private void endOfPage(String subscription) {
    if (!subscription.equals(page == 0 ? LIVE : past())) {
      return;
    }
    if (page > 0) {
      say("[\"CLOSE\",\"" + past() + "\"]");
    }
    if (oldest < pageEnd && page < MOST_PAGES) {
      pageEnd = oldest;
      page++;
      ask(past(), pageEnd);
    } else {
      caughtUp();
    }
  }

  private void caughtUp() {
    if (!caughtUp) {
      caughtUp = true;
      whole.run();
    }
  }

  private void end(Problem why) {
    RelaySocket open;
    synchronized (this) {
      open = socket;
    }
    if (open != null) {
      open.close();
    }
    ended(why);
  }

  @Override
  public void ended(Problem why) {
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
    }
    lost.accept(why);
  }

  synchronized void close() {
    closed = true;
    if (socket != null) {
      socket.close();
    }
  }
}
