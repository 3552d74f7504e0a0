package dev.parlor.p2p.testing.fuzz;

import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.List;

/** Scripts for {@link SessionScript} that a fuzzer can begin with. */
final class SessionSeeds {
  private static final int SEEDS = 6;
  private static final int SEED_STEPS = 16;

  private SessionSeeds() {}

  /** How the match went on from some moments, as far as a script can tell it. */
  static List<byte[]> of(Bots<?, ?> game, int seats) {
    List<byte[]> seeds = new ArrayList<>();
    Hall<?, ?> hall = Hall.keptTwice(game, seats);
    for (int me = 0; me < 2; me++) {
      List<Input> given = hall.inputs(me);
      for (int from : moments(given)) {
        Writer script = new Writer().u8(me).u16(from);
        for (Input what : given.subList(from, Math.min(given.size(), from + SEED_STEPS))) {
          tell(what, new SeedSigns(hall, me, script));
        }
        seeds.add(script.toArray());
        seeds.add(
            new Writer().u8(me + SessionScript.RESTORED).u16(from).bytes(silence(me)).toArray());
      }
    }
    return seeds;
  }

  /**
   * Moments spread over the whole story, some around the end of the first match, and the last one.
   */
  private static List<Integer> moments(List<Input> given) {
    List<Integer> moments = new ArrayList<>();
    for (int number = 0; number < SEEDS; number++) {
      moments.add(1 + (given.size() - SEED_STEPS) * number / SEEDS);
    }
    int end = 0;
    while (!(given.get(end) instanceof Input.Rematch)) {
      end++;
    }
    moments.addAll(List.of(end - SEED_STEPS / 2, end, given.size() - SEED_STEPS));
    return moments;
  }

  /**
   * A script in which the session is caught up and waits for somebody too long, and another seat
   * calls that one away.
   */
  private static byte[] silence(int me) {
    Writer script = new Writer().u8(6).u8(4).u8(5);
    for (String verb : List.of("AWAY:3", "AWAY:3", "FORFEIT:3", "FORFEIT:3")) {
      byte[] vote = Fuzz.utf8(verb);
      script.u8(3).u16(10).u8(3).u16(700).u8(1).u8(1 - me).u16(vote.length).bytes(vote);
    }
    return script.toArray();
  }

  private static void tell(Input input, SeedSigns signs) {
    try {
      input.to(signs);
    } catch (Malformed impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
