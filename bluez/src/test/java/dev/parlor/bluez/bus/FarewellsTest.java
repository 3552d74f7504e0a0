package dev.parlor.bluez.bus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class FarewellsTest {
  private final Farewells farewells = new Farewells();
  private final List<String> said = Collections.synchronizedList(new ArrayList<>());

  @Test
  void aFarewellIsSaidWhenItReturns() {
    farewells.say(() -> said.add("to a guest"));
    farewells.last(() -> said.add("to all"));
    assertEquals(List.of("to a guest", "to all"), said);
  }

  @Test
  void whoeverAnswersDoesNotWaitForAFarewell() throws InterruptedException {
    CountDownLatch answered = new CountDownLatch(1);
    CountDownLatch over = new CountDownLatch(1);
    farewells.answering(
        () -> {
          farewells.say(
              () -> {
                try {
                  answered.await();
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
                said.add("farewell");
                over.countDown();
              });
          assertTrue(said.isEmpty());
        });
    said.add("answer");
    answered.countDown();
    over.await();
    assertEquals(List.of("answer", "farewell"), said);
  }

  @Test
  void whoHasAnsweredWaitsAgain() {
    farewells.answering(() -> {});
    farewells.say(() -> said.add("farewell"));
    assertEquals(List.of("farewell"), said);
  }
}
