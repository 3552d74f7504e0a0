package dev.parlor.radio.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.link.Link;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.Way;
import dev.parlor.radio.control.LivePipes;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.rim.link.Pipe;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class LivePipesTest {
  /** A peer that says something and goes. */
  private static final class ShortVisit implements Pipe {
    @Override
    public InputStream in() {
      return new ByteArrayInputStream(new byte[] {1, 2, 3});
    }

    @Override
    public OutputStream out() {
      return new ByteArrayOutputStream();
    }

    @Override
    public void endOutput() {
      // nobody listens
    }

    @Override
    public void close() {
      // nothing to let go
    }
  }

  @Test
  void whatIsHeardRenewsTheHoldAndTheEndLetsItGo() throws Exception {
    CountingAwake awake = new CountingAwake();
    CompletableFuture<Integer> heard = new CompletableFuture<>();
    CompletableFuture<Boolean> over = new CompletableFuture<>();
    RadioLink link =
        new LivePipes(awake, new Diary(() -> 0))
            .link(new Carrier(new ShortVisit(), Way.GATT, Optional.empty()));
    assertEquals(1, awake.holds());
    assertEquals(0, awake.renewals());
    link.start(
        new Link.Receiver() {
          @Override
          public void received(byte[] bytes) {
            heard.complete(awake.renewals());
          }

          @Override
          public void ended() {
            over.complete(true);
          }
        });
    assertEquals(Integer.valueOf(1), heard.get(60, TimeUnit.SECONDS));
    assertTrue(over.get(60, TimeUnit.SECONDS));
    assertEquals(0, awake.holds());
  }
}
