package dev.parlor.radio.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.radio.Way;
import dev.parlor.rim.link.Pipe;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class CallersTest {
  private final Callers callers = new Callers();
  private final AtomicInteger hungUp = new AtomicInteger();

  private Carrier caller() {
    Pipe pipe =
        new Pipe() {
          @Override
          public InputStream in() {
            return InputStream.nullInputStream();
          }

          @Override
          public OutputStream out() {
            return OutputStream.nullOutputStream();
          }

          @Override
          public void endOutput() {}

          @Override
          public void close() {
            hungUp.incrementAndGet();
          }
        };
    return new Carrier(pipe, Way.GATT, Optional.empty());
  }

  @Test
  void whoCameFirstIsMetFirst() throws IOException {
    Carrier first = caller();
    Carrier second = caller();
    callers.add(first);
    callers.add(second);
    assertSame(first, callers.next());
    assertSame(second, callers.next());
    assertFalse(callers.isShut());
  }

  @Test
  void whoWasNotMetIsHungUpOnWhenNobodyIsLetInAnyMore() {
    callers.add(caller());
    callers.shut();
    callers.add(caller());
    assertEquals(2, hungUp.get());
    assertTrue(callers.isShut());
    assertThrows(IOException.class, callers::next);
  }
}
