package dev.parlor.terminal.play;

import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.terminal.shell.Rim;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** How a seat is left: the others hear of it, and the journal is closed. */
final class GoodBye<S, V> {
  private static final long CLOSING_MILLIS = 5_000;

  private final Rim rim;
  private final TableLoop<S, V> loop;
  private final AtomicBoolean said = new AtomicBoolean();
  private volatile Runnable before = () -> {};
  private volatile int kept; // the number of the match whose result is on disk

  GoodBye(Rim rim, TableLoop<S, V> loop) {
    this.rim = rim;
    this.loop = loop;
  }

  /** Notes that the result of this match is on disk, so that leaving now means to get up. */
  void keeps(int match) {
    kept = match;
  }

  /** Adds what has to be over before anybody hears good-bye. */
  void after(Runnable task) {
    before = task;
  }

  /** Says good-bye, once, and waits until that is done. */
  void say(long patience) {
    if (said.getAndSet(true)) {
      return;
    }
    before.run();
    loop.later(0, this::lastWord);
    CountDownLatch closed = new CountDownLatch(1);
    loop.closeLast(patience, closed::countDown);
    try {
      if (!closed.await(patience + CLOSING_MILLIS, TimeUnit.MILLISECONDS)) {
        rim.err().println(rim.texts().text("live.noGoodBye"));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * The last word of a seat. A player who leaves before the cards, or when the result is kept, gets
   * up, so nobody waits for him. In between he is away and may come back, and another seat holds
   * the table meanwhile.
   */
  private Optional<Input> lastWord(TableSession<S, V> session) {
    boolean getsUp =
        switch (session.stage()) {
          case LOBBY, COMPARING -> true;
          case SIGNING, FINISHED -> kept == session.view().match();
          case PLAYING, BROKEN -> false;
        };
    return Optional.of(getsUp ? new Input.Leave() : new Input.HandOver());
  }
}
