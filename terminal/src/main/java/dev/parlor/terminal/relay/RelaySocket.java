package dev.parlor.terminal.relay;

import dev.parlor.p2p.wire.Malformed;
import dev.parlor.terminal.shell.Problem;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A connection to a relay, which is a stranger. It ends at a message that is longer than any event
 * of ours, at bytes that are no text, and at text that is no JSON. The next message is read only
 * when the last one is dealt with.
 */
final class RelaySocket implements WebSocket.Listener {
  /** The longest message: a result of 8 KiB with every letter escaped, and its tags. */
  static final int MOST_LETTERS = 128 << 10;

  private static final long GOOD_BYE_MILLIS = 1000;

  /** Hears the relay, on one thread at a time. */
  interface Ear {
    void heard(RelayMessage message);

    /** The connection is over. This is said once. */
    void ended(Problem why);
  }

  private final RelayAddress address;
  private final Ear ear;
  private final StringBuilder text = new StringBuilder();
  private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
  private @Nullable WebSocket socket;
  private boolean over;
  private volatile long heardAt = System.nanoTime();

  private RelaySocket(RelayAddress address, Ear ear) {
    this.address = address;
    this.ear = ear;
  }

  /** Connects to a relay; gives up after a while. */
  static RelaySocket open(RelayAddress address, Duration patience, Ear ear) {
    RelaySocket opened = new RelaySocket(address, ear);
    CompletableFuture<WebSocket> opening =
        HttpClient.newBuilder()
            .connectTimeout(patience)
            .build()
            .newWebSocketBuilder()
            .connectTimeout(patience)
            .buildAsync(address.uri(), opened);
    try {
      opened.use(opening.get(patience.toMillis(), TimeUnit.MILLISECONDS));
      return opened;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw address.because(e);
    } catch (ExecutionException | TimeoutException e) {
      var unused = opening.whenComplete((late, failed) -> abort(late));
      throw address.because(e);
    }
  }

  private static void abort(@Nullable WebSocket late) {
    if (late != null) {
      late.abort();
    }
  }

  private synchronized void use(WebSocket opened) {
    socket = opened;
  }

  /** Sends a message behind those that are still on their way. */
  synchronized void send(String message) {
    WebSocket open = socket;
    if (open != null && !over) {
      sending =
          sending
              .thenCompose(before -> open.sendText(message, true))
              .whenComplete((sent, failure) -> failed(failure));
    }
  }

  /** Asks for a sign of life, which comes as {@link #onPong}. It proves nothing but life. */
  synchronized void ping() {
    WebSocket open = socket;
    if (open != null && !over) {
      sending =
          sending
              .thenCompose(before -> open.sendPing(ByteBuffer.allocate(0)))
              .whenComplete((sent, failure) -> failed(failure));
    }
  }

  /** How long nothing at all has come, in nanoseconds. */
  long silentNanos() {
    return System.nanoTime() - heardAt;
  }

  private void failed(@Nullable Throwable failure) {
    if (failure != null) {
      end(address.because(failure));
    }
  }

  @Override
  public void onOpen(WebSocket opened) {
    use(opened);
    opened.request(1);
  }

  @Override
  public @Nullable CompletionStage<?> onPong(WebSocket open, ByteBuffer message) {
    heardAt = System.nanoTime();
    open.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket open, CharSequence part, boolean last) {
    heardAt = System.nanoTime();
    if (text.length() + part.length() > MOST_LETTERS) {
      end(new Problem("relay.tooLong", address, MOST_LETTERS));
      return null;
    }
    text.append(part);
    if (last) {
      String whole = text.toString();
      text.setLength(0);
      try {
        RelayMessage message = RelayMessage.read(whole);
        if (!isOver()) {
          ear.heard(message);
        }
      } catch (Malformed malformed) {
        end(new Problem("relay.malformed", address, String.valueOf(malformed.getMessage())));
        return null;
      }
    }
    open.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onBinary(WebSocket open, ByteBuffer bytes, boolean last) {
    end(new Problem("relay.malformed", address, "bytes"));
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket open, int status, String reason) {
    end(new Problem("relay.hungUp", address));
    return null;
  }

  @Override
  public void onError(WebSocket open, Throwable failure) {
    end(address.because(failure));
  }

  private synchronized boolean isOver() {
    return over;
  }

  /** Says good-bye. Nothing is heard any more. */
  void close() {
    CompletableFuture<?> said;
    WebSocket open;
    synchronized (this) {
      if (over) {
        return;
      }
      over = true;
      open = socket;
      said = sending;
    }
    if (open != null) {
      var unused =
          said.thenCompose(before -> open.sendClose(WebSocket.NORMAL_CLOSURE, ""))
              .orTimeout(GOOD_BYE_MILLIS, TimeUnit.MILLISECONDS)
              .whenComplete((closed, failure) -> open.abort());
    }
  }

  private void end(Problem why) {
    WebSocket open;
    synchronized (this) {
      if (over) {
        return;
      }
      over = true;
      open = socket;
    }
    abort(open);
    ear.ended(why);
  }
}
