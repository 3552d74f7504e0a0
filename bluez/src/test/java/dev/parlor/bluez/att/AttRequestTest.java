package dev.parlor.bluez.att;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class AttRequestTest {
  private static final long LONG = 60;

  private final AttRequest request = new AttRequest();
  private final List<String> sent = Collections.synchronizedList(new ArrayList<>());

  private interface Body {
    void run() throws IOException;
  }

  private static CompletableFuture<Void> later(Body body) {
    return CompletableFuture.runAsync(
        () -> {
          try {
            body.run();
          } catch (IOException failed) {
            throw new IllegalStateException(failed);
          }
        });
  }

  @Test
  void theLastRequestWaitsForTheAnswerToTheOneBefore() throws InterruptedException {
    CountDownLatch underWay = new CountDownLatch(1);
    CompletableFuture<Void> write =
        later(
            () ->
                request.make(
                    () -> {
                      sent.add("write");
                      underWay.countDown();
                    },
                    LONG));
    underWay.await();
    CompletableFuture<Void> leave = later(() -> request.last(() -> sent.add("leave"), LONG * 1000));
    sent.add("answer");
    request.answered();
    write.join();
    leave.join();
    assertEquals(List.of("write", "answer", "leave"), sent);
  }

  @Test
  void whereNoAnswerComesNothingIsSentAnyMore() throws IOException {
    assertThrows(InterruptedIOException.class, () -> request.make(() -> sent.add("write"), 0));
    request.last(() -> sent.add("leave"), 1);
    assertEquals(List.of("write"), sent);
  }

  @Test
  void nothingIsSentAfterTheLastRequest() throws IOException {
    request.last(() -> sent.add("leave"), LONG);
    assertThrows(IOException.class, () -> request.make(() -> sent.add("write"), LONG));
    assertEquals(List.of("leave"), sent);
  }
}
