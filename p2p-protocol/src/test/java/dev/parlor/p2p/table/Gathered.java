package dev.parlor.p2p.table;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Sessions of one table that speak with each other without links; phone 0 is the host's. */
final class Gathered {
  private static final Bytes NONCE = Bytes.of(new byte[] {1, 2, 3, 4});

  /** Something that a phone has sent. */
  record Sent(int from, int to, Bytes message) {}

  final List<TableSession<PilesState, PilesView>> sessions = new ArrayList<>();
  final List<Phone> phones = new ArrayList<>();
  final List<List<Bytes>> journals = new ArrayList<>();
  final List<String> told = new ArrayList<>();
  final List<String> expelled = new ArrayList<>();
  final List<Sent> sent = new ArrayList<>();
  private final Set<Integer> linked = new TreeSet<>();
  private final Deque<Sent> mail = new ArrayDeque<>();
  final Invite invite;
  long now = 1_700_000_000_000L;

  Gathered(int phoneCount, int seats) {
    this(phoneCount, seats, 0, Map.of());
  }

  /** So many phones more watch, if the table is open to them. */
  Gathered(int phoneCount, int seats, int onlookers, Map<String, String> options) {
    for (int phone = 0; phone < phoneCount + onlookers; phone++) {
      Entropy entropy = new SeededEntropy(70 + phone);
      Bip340 signatures = new Bip340(entropy);
      phones.add(
          new Phone(
              signatures.of(SigningKey.generate(entropy)),
              "X1P" + (phone + 1),
              entropy,
              signatures,
              new SealedCrypto()));
      journals.add(new ArrayList<>());
    }
    invite = new Invite(Piles.ID, seats, NONCE, npub(0), options);
    sessions.add(TableSession.host(phones.get(0), PilesKit.KIT, invite, linkKey(0)));
    on(0, new Input.Tick());
    for (int phone = 1; phone < phoneCount; phone++) {
      sessions.add(TableSession.guest(phones.get(phone), PilesKit.KIT, linkKey(phone)));
    }
    for (int phone = phoneCount; phone < phones.size(); phone++) {
      sessions.add(TableSession.onlooker(phones.get(phone), PilesKit.KIT, linkKey(phone)));
    }
  }

  /** A table whose seats are all taken and closed: what comes next is to compare the code. */
  static Gathered closed(int seats) {
    Gathered table = new Gathered(seats, seats);
    for (int guest = 1; guest < seats; guest++) {
      table.link(guest);
    }
    table.ready();
    return table;
  }

  Bytes npub(int phone) {
    return phones.get(phone).identity().publicKey();
  }

  static Bytes linkKey(int phone) {
    byte[] key = new byte[32];
    key[0] = (byte) (phone + 1);
    return Bytes.of(key);
  }

  TableView<PilesView> view(int phone) {
    return sessions.get(phone).view();
  }

  /** The phone starts again from its journal. */
  void restart(int phone) throws Malformed {
    if (phone == 0) {
      new ArrayList<>(linked).forEach(this::unlink);
    } else {
      unlink(phone);
    }
    Optional<TableSession<PilesState, PilesView>> restored =
        TableSession.restore(phones.get(phone), PilesKit.KIT, linkKey(phone), journals.get(phone));
    sessions.set(
        phone,
        restored.orElseGet(
            () ->
                phone == 0
                    ? TableSession.host(phones.get(0), PilesKit.KIT, invite, linkKey(0))
                    : TableSession.guest(phones.get(phone), PilesKit.KIT, linkKey(phone))));
    on(phone, new Input.Tick());
  }

  void on(int phone, Input input) {
    for (Effect effect : sessions.get(phone).on(input, now)) {
      if (effect instanceof Effect.Send send) {
        int to = 0;
        while (!npub(to).equals(send.npub())) {
          to++;
        }
        Sent letter = new Sent(phone, to, send.message());
        sent.add(letter);
        mail.add(letter);
      } else if (effect instanceof Effect.Save save) {
        journals.get(phone).add(save.record());
      } else if (effect instanceof Effect.Tell tell) {
        told.add(phone + " " + tell.refusal().key() + " " + tell.refusal().args());
      } else if (effect instanceof Effect.Expel expel) {
        expelled.add(phone + " " + expel.why());
      }
    }
  }

  void settle() {
    for (Sent next = mail.poll(); next != null; next = mail.poll()) {
      if (linked.contains(Math.max(next.from(), next.to()))) {
        on(next.to(), new Input.Arrived(npub(next.from()), next.message()));
      }
    }
  }

  void link(int... guests) {
    for (int guest : guests) {
      linked.add(guest);
      on(0, new Input.LinkUp(npub(guest), linkKey(guest)));
      on(guest, new Input.LinkUp(npub(0), linkKey(0)));
      settle();
    }
  }

  /** Nothing comes to a phone or from it any more, and nobody knows. */
  void deafen(int guest) {
    linked.remove(guest);
  }

  void unlink(int guest) {
    settle();
    if (linked.remove(guest)) {
      on(0, new Input.LinkDown(npub(guest)));
      on(guest, new Input.LinkDown(npub(0)));
    }
    settle();
  }

  void pass(long millis) {
    now += millis;
    for (int phone = 0; phone < sessions.size(); phone++) {
      on(phone, new Input.Tick());
    }
    settle();
  }

  void ready() {
    on(0, new Input.Ready());
    settle();
  }

  void confirm(int... confirming) {
    for (int phone : confirming) {
      on(phone, new Input.Confirm());
    }
    settle();
  }

  void leave(int phone) {
    on(phone, new Input.Leave());
    settle();
  }

  void differ(int phone) {
    on(phone, new Input.Differ());
    settle();
  }

  /** Something that nobody's own phone would say. */
  void say(int from, int to, Line line) {
    mail.add(new Sent(from, to, new Message.Text(line).encode()));
    settle();
  }

  List<Line> lines(String verb, int from) {
    List<Line> lines = new ArrayList<>();
    for (Sent one : sent) {
      try {
        if (one.from() == from
            && Message.decode(one.message()) instanceof Message.Text text
            && text.line().verb().equals(verb)) {
          lines.add(text.line());
        }
      } catch (Malformed impossible) {
        throw new AssertionError(impossible);
      }
    }
    return lines;
  }
}
