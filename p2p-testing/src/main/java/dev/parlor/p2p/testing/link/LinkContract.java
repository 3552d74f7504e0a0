package dev.parlor.p2p.testing.link;

import dev.parlor.p2p.link.Link;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** What every link must keep; to be run for each kind of link by a test framework of its own. */
public final class LinkContract {
  private static final int BIG = 64 * 1024;
  private static final long SEED = 20;

  private LinkContract() {}

  /** A promise with a name, and the check of it, which throws when the promise is not kept. */
  public record Check(String name, Body body) {}

  /** A check, which needs a fresh lab. */
  @FunctionalInterface
  public interface Body {
    void run(LinkLab lab) throws IOException, InterruptedException;
  }

  public static List<Check> checks() {
    return List.of(
        new Check("bytes arrive in the order in which they were sent", LinkContract::order),
        new Check("however a message is cut, its bytes are the same", LinkContract::pieces),
        new Check("both ends may send at once", LinkContract::duplex),
        new Check("64 KiB wait for a peer that hears nothing", LinkContract::backPressure),
        new Check("what arrived before the start is delivered", LinkContract::beforeStart),
        new Check("what was sent before closing arrives, then the end", LinkContract::tail),
        new Check("closing unblocks both ends", LinkContract::closeUnblocks),
        new Check("closing again does nothing", LinkContract::closeTwice),
        new Check("a link that is cut ends at once", LinkContract::cut),
        new Check("a closed link tells nothing any more", LinkContract::silentAfterClose),
        new Check("sending on an ended link does nothing", LinkContract::sendAfterEnd),
        new Check("a shut door lets nobody in", LinkContract::shutDoor),
        new Check("who does not answer is given up", LinkContract::timeOut));
  }

  private static byte[] random(int length, long seed) {
    byte[] bytes = new byte[length];
    new Random(seed).nextBytes(bytes);
    return bytes;
  }

  private static void same(byte[] expected, byte[] heard) {
    Expect.that(Arrays.equals(expected, heard), "other bytes than were sent; seed " + SEED);
  }

  private static void order(LinkLab lab) throws IOException, InterruptedException {
    Pair pair = Pair.in(lab);
    Ears ears = Ears.open();
    pair.host().start(ears);
    pair.guest().start(Ears.open());
    byte[] all = new byte[1000];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) i;
      pair.guest().send(new byte[] {(byte) i});
    }
    same(all, ears.await(all.length));
  }

  private static void pieces(LinkLab lab) throws IOException, InterruptedException {
    Pair pair = Pair.in(lab);
    Ears ears = Ears.open();
    pair.guest().start(ears);
    pair.host().start(Ears.open());
    byte[] all = random(BIG, SEED);
    Random cuts = new Random(SEED);
    for (int at = 0; at < all.length; ) {
      int end = Math.min(all.length, at + 1 + cuts.nextInt(5000));
      pair.host().send(Arrays.copyOfRange(all, at, end));
      at = end;
    }
    same(all, ears.await(all.length));
  }

  private static void duplex(LinkLab lab) throws IOException, InterruptedException {
    Pair pair = Pair.in(lab);
    Ears host = Ears.open();
    Ears guest = Ears.open();
    pair.host().start(host);
    pair.guest().start(guest);
    byte[] down = random(4 * BIG, SEED);
    byte[] up = random(4 * BIG, SEED + 1);
    Thread sender = new Thread(() -> pair.host().send(down));
    sender.start();
    pair.guest().send(up);
    same(up, host.await(up.length));
    same(down, guest.await(down.length));
    sender.join();
  }

  private static void backPressure(LinkLab lab) throws IOException, InterruptedException {
    Pair pair = Pair.in(lab);
    Ears ears = Ears.deaf();
    pair.host().start(ears);
    pair.guest().start(Ears.open());
    byte[] all = random(BIG, SEED);
    pair.guest().send(all); // must return although nobody hears
    ears.hear();
    same(all, ears.await(all.length));
  }

  private static void beforeStart(LinkLab lab) throws IOException, InterruptedException {
    Pair pair = Pair.in(lab);
    pair.guest().start(Ears.open());
    pair.guest().send(new byte[] {7, 8});
    Ears ears = Ears.open();
    pair.host().start(ears);
    same(new byte[] {7, 8}, ears.await(2));
  }

  private static void tail(LinkLab lab) throws IOException, InterruptedException {
    Pair pair = Pair.in(lab);
    Ears ears = Ears.open();
    pair.host().start(ears);
    pair.guest().start(Ears.open());
    byte[] all = random(BIG, SEED);
    pair.guest().send(all);
    pair.guest().close();
    ears.awaitEnd();
    same(all, ears.await(all.length));
  }

  private static void closeUnblocks(LinkLab lab) throws IOException, InterruptedException {
    Pair pair = Pair.in(lab);
    Ears host = Ears.open();
    Ears guest = Ears.open();
    pair.host().start(host);
    pair.guest().start(guest);
    pair.host().close();
    guest.awaitEnd();
    Expect.that(!host.hasEnded(), "who closes is not told that it ended");
  }

  private static void cut(LinkLab lab) throws IOException, InterruptedException {
    Pair pair = Pair.in(lab);
    Ears host = Ears.deaf();
    Ears guest = Ears.open();
    pair.host().start(host);
    pair.guest().start(guest);
    pair.guest().send(new byte[] {1}); // nobody hears it, and nobody waits for that
    pair.host().cut();
    pair.host().cut();
    guest.awaitEnd();
    host.hear();
    Expect.that(!host.hasEnded(), "who cuts is not told that it ended");
  }

  private static void closeTwice(LinkLab lab) throws IOException, InterruptedException {
    Pair pair = Pair.in(lab);
    Ears ears = Ears.open();
    pair.host().start(ears);
    pair.guest().close(); // even before it was started
    pair.guest().close();
    ears.awaitEnd();
    pair.host().close();
    pair.host().close();
    Expect.that(ears.calls() == 1, "told " + ears.calls() + " times");
  }

  private static void silentAfterClose(LinkLab lab) throws IOException, InterruptedException {
    Pair pair = Pair.in(lab);
    Ears host = Ears.open();
    Ears guest = Ears.open();
    pair.host().start(host);
    pair.guest().start(guest);
    pair.host().send(new byte[] {1});
    guest.await(1);
    pair.host().close();
    pair.guest().send(new byte[] {2, 3});
    guest.awaitEnd();
    pair.guest().close();
    Expect.that(host.calls() == 0, "a closed link told something");
  }

  private static void sendAfterEnd(LinkLab lab) throws IOException, InterruptedException {
    Pair pair = Pair.in(lab);
    Ears ears = Ears.open();
    pair.guest().start(ears);
    pair.host().start(Ears.open());
    pair.host().close();
    pair.host().send(new byte[] {1});
    ears.awaitEnd();
    pair.guest().send(new byte[] {2});
    pair.guest().close();
    pair.guest().send(new byte[] {3});
    Expect.that(ears.calls() == 1, "heard what was sent after the end");
  }

  private static void shutDoor(LinkLab lab) throws IOException, InterruptedException {
    AtomicInteger came = new AtomicInteger();
    CountDownLatch first = new CountDownLatch(1);
    lab.open(
        link -> {
          came.incrementAndGet();
          first.countDown();
          link.close();
        });
    lab.connect().close();
    Ears.await(first, "the first guest");
    lab.shut();
    lab.shut();
    boolean refused = false;
    try {
      lab.connect().close();
    } catch (IOException expected) {
      refused = true;
    }
    Expect.that(refused && came.get() == 1, "somebody came through a shut door");
  }

  private static void timeOut(LinkLab lab) throws IOException {
    Link reached;
    try {
      reached = lab.connectToNobody();
    } catch (IOException expected) {
      return;
    }
    reached.close();
    throw new AssertionError("reached somebody where nobody is");
  }
}
