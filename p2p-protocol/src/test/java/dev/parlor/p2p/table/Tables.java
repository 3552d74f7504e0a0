package dev.parlor.p2p.table;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.wire.Bytes;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Phones around one table in one process: messages arrive in order, time passes when all is quiet.
 */
final class Tables<S, V> {
  final List<TableSession<S, V>> sessions = new ArrayList<>();
  final List<Phone> phones = new ArrayList<>();
  final Map<Integer, List<Bytes>> journals = new HashMap<>();
  final List<Effect> told = new ArrayList<>();
  private final ComputerPlayer<S> computer;
  private final List<Dice> dice = new ArrayList<>();
  private final Deque<Delivery> mail = new ArrayDeque<>();
  private final Map<Integer, Long> wakes = new TreeMap<>();
  long now = 1_700_000_000_000L;

  private record Delivery(int to, Input input) {}

  Tables(
      GameKit<S, V> kit,
      ComputerPlayer<S> computer,
      int seats,
      long seed,
      Map<String, String> options) {
    this.computer = computer;
    for (int seat = 0; seat < seats; seat++) {
      Entropy entropy = seeded(seed * 31 + seat);
      Signatures signatures = new Bip340(entropy);
      Signatures.Key key = signatures.key(entropy.bytes(32));
      phones.add(
          new Phone(
              key,
              "X1P" + (seat + 1),
              entropy,
              signatures,
              new SealedCrypto(),
              (r, m, c, s) -> c.head().toArray()));
      dice.add(Dice.seeded(seed * 77 + seat));
    }
    Invite invite = new Invite(kit.game().id(), seats, Bytes.of(new byte[4]), npub(0), options);
    sessions.add(TableSession.host(phones.get(0), kit, invite, Bytes.of(new byte[32])));
    for (int seat = 1; seat < seats; seat++) {
      sessions.add(TableSession.guest(phones.get(seat), kit, Bytes.of(new byte[32])));
    }
    give(0, new Input.Tick());
    for (int seat = 1; seat < seats; seat++) {
      give(0, new Input.LinkUp(npub(seat), Bytes.of(new byte[32])));
      give(seat, new Input.LinkUp(npub(0), Bytes.of(new byte[32])));
    }
    settle();
    give(0, new Input.Ready());
    settle();
    for (int seat = 0; seat < seats; seat++) {
      give(seat, new Input.Confirm());
    }
    settle();
  }

  Bytes npub(int seat) {
    return phones.get(seat).identity().publicKey();
  }

  static Entropy seeded(long seed) {
    long[] counter = {0};
    return out -> {
      int at = 0;
      while (at < out.length) {
        byte[] block =
            Hash.tagged(
                "test", ByteBuffer.allocate(16).putLong(seed).putLong(counter[0]++).array());
        int count = Math.min(block.length, out.length - at);
        System.arraycopy(block, 0, out, at, count);
        at += count;
      }
    };
  }

  void give(int seat, Input input) {
    for (Effect effect : sessions.get(seat).on(input, now)) {
      if (effect instanceof Effect.Send send) {
        for (int to = 0; to < phones.size(); to++) {
          if (npub(to).equals(send.npub())) {
            mail.add(new Delivery(to, new Input.Arrived(npub(seat), send.message())));
          }
        }
      } else if (effect instanceof Effect.Save save) {
        journals.computeIfAbsent(seat, s -> new ArrayList<>()).add(save.record());
      } else if (effect instanceof Effect.WakeAt wake) {
        wakes.put(seat, wake.time());
      } else if (effect instanceof Effect.Compute compute) {
        mail.add(new Delivery(seat, new Input.Computed(compute.job(), compute.work().get())));
      } else if (!(effect instanceof Effect.Show)) {
        told.add(effect);
      }
    }
  }

  void settle() {
    while (!mail.isEmpty()) {
      Delivery delivery = mail.remove();
      give(delivery.to(), delivery.input());
    }
  }

  /** Plays with the computer players until every session is finished, at most so many moves. */
  void play(int moves) {
    for (int move = 0; move < moves; move++) {
      settle();
      boolean acted = false;
      for (int seat = 0; seat < sessions.size(); seat++) {
        acted |= act(seat);
      }
      if (!acted && !pass()) {
        return;
      }
    }
    throw new AssertionError("no end after " + moves + " moves");
  }

  private boolean act(int seat) {
    TableSession<S, V> session = sessions.get(seat);
    Match<S, V> match = session.match().orElse(null);
    if (match == null || !match.toAct().contains(seat) || session.view().pending() != null) {
      return false;
    }
    Action action = computer.choose(match.state(), seat, session.knowledge(), dice.get(seat));
    give(seat, new Input.Choose(action));
    settle();
    return true;
  }

  private boolean pass() {
    long next = Long.MAX_VALUE;
    for (long wake : wakes.values()) {
      next = Math.min(next, wake);
    }
    if (next == Long.MAX_VALUE) {
      return false;
    }
    now = Math.max(now, next);
    for (int seat = 0; seat < sessions.size(); seat++) {
      Long wake = wakes.get(seat);
      if (wake != null && wake <= now) {
        wakes.remove(seat);
        give(seat, new Input.Tick());
      }
    }
    settle();
    return true;
  }
}
