package dev.parlor.radiovm;

import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.testing.RadioMeeting;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** Measures how quick one way is, for a row of a table. */
final class Measure {
  private static final int CONNECTS = 10;

  private static final int ROUNDS = 50;
  private static final int SIZE = 1 << 18;

  private Measure() {}

  static String of(TwoAdapters lab, Way way)
      throws IOException, InterruptedException, ExecutionException {
    lab.hangUp();
    try (lab;
        RadioMeeting meeting = RadioMeeting.in(lab, way)) {
      long[] connects = new long[CONNECTS];
      for (int i = 0; i < CONNECTS; i++) {
        long began = System.nanoTime();
        Carrier guest = meeting.connect();
        connects[i] = System.nanoTime() - began;
        System.out.println(way + " connected after " + connects[i] / 1_000_000 + " ms");
        Carrier host = meeting.came(guest);
        guest.pipe().close();
        host.pipe().close();
        lab.hangUp();
      }
      Carrier guest = meeting.connect();
      Carrier host = meeting.came(guest);
      long[] rounds = new long[ROUNDS];
      for (int i = 0; i < ROUNDS; i++) {
        long began = System.nanoTime();
        one(guest, host);
        one(host, guest);
        rounds[i] = System.nanoTime() - began;
      }
      long up = carry(guest, host);
      long down = carry(host, guest);
      long both = System.nanoTime();
      CompletableFuture<Long> other = later(() -> carry(guest, host));
      long unused = carry(host, guest);
      other.join();
      both = System.nanoTime() - both;
      return row(way, connects, rounds, up, down, both);
    }
  }

  private static String row(
      Way way, long[] connects, long[] rounds, long up, long down, long both) {
    Arrays.sort(connects);
    Arrays.sort(rounds);
    return String.format(
        Locale.ROOT,
        "| %s | %d (%d-%d) | %.1f (%.1f-%.1f) | %d | %d | %d |%n",
        way,
        connects[CONNECTS / 2] / 1_000_000,
        connects[0] / 1_000_000,
        connects[CONNECTS - 1] / 1_000_000,
        rounds[ROUNDS / 2] / 1e6,
        rounds[0] / 1e6,
        rounds[ROUNDS - 1] / 1e6,
        speed(up),
        speed(down),
        speed(both));
  }

  /** The rate in kB/s. */
  private static long speed(long nanos) {
    return SIZE * 1_000_000L / nanos;
  }

  private static void one(Carrier from, Carrier to) throws IOException {
    from.pipe().out().write(7);
    from.pipe().out().flush();
    int unused = to.pipe().in().read();
  }

  private static long carry(Carrier from, Carrier to)
      throws IOException, InterruptedException, ExecutionException {
    byte[] sent = new byte[SIZE];
    new Random(1).nextBytes(sent);
    long began = System.nanoTime();
    CompletableFuture<Long> writing =
        later(
            () -> {
              from.pipe().out().write(sent);
              from.pipe().out().flush();
              return 0L;
            });
    byte[] heard = new byte[SIZE];
    new DataInputStream(to.pipe().in()).readFully(heard);
    long unused = writing.get();
    if (!Arrays.equals(sent, heard)) {
      throw new IOException("other bytes than were sent");
    }
    return System.nanoTime() - began;
  }

  private interface Job {
    long run() throws Exception;
  }

  private static CompletableFuture<Long> later(Job job) {
    CompletableFuture<Long> result = new CompletableFuture<>();
    Thread thread =
        new Thread(
            () -> {
              try {
                result.complete(job.run());
              } catch (Exception failed) {
                result.completeExceptionally(failed);
              }
            });
    thread.setDaemon(true);
    thread.start();
    return result;
  }
}
