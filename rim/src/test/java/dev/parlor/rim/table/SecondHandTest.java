package dev.parlor.rim.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.TwoHands;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class SecondHandTest {
  @Test
  void bothPartsRunAtTheSameTime() {
    ExecutorService workers = Executors.newFixedThreadPool(1);
    CyclicBarrier bothAreHere = new CyclicBarrier(2); // one alone does not get past it
    List<List<Thread>> ran = new ArrayList<>();
    TwoHands.lend(
        new SecondHand(workers),
        () -> ran.add(TwoHands.both(() -> meet(bothAreHere), () -> meet(bothAreHere))));
    workers.shutdown();
    assertNotEquals(ran.get(0).get(0), ran.get(0).get(1));
  }

  private static Thread meet(CyclicBarrier bothAreHere) {
    try {
      bothAreHere.await(1, TimeUnit.MINUTES);
      return Thread.currentThread();
    } catch (Exception broken) {
      throw new AssertionError(broken);
    }
  }

  @Test
  void nobodyWaitsForWorkersThatAreBusy() {
    Queue<Runnable> waiting = new ArrayDeque<>();
    List<Integer> order = new ArrayList<>();
    TwoHands.lend(
        new SecondHand(waiting::add), () -> TwoHands.both(() -> order.add(1), () -> order.add(2)));
    assertEquals(List.of(1, 2), order);
    waiting.forEach(Runnable::run);
    assertEquals(List.of(1, 2), order, "it was done already");
  }

  @Test
  void faultsComeBack() {
    assertThrows(
        ArithmeticException.class,
        () ->
            TwoHands.lend(
                new SecondHand(Runnable::run),
                () ->
                    TwoHands.both(
                        () -> 1,
                        () -> {
                          throw new ArithmeticException("tried");
                        })));
  }
}
