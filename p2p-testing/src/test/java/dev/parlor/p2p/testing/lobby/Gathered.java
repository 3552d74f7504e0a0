package dev.parlor.p2p.testing.lobby;

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
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.bare.BareTable;
import dev.parlor.p2p.testing.bare.Letter;
import dev.parlor.p2p.testing.bare.Member;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * A table around its host, with real signatures. Guests come and go, and others watch. A phone
 * hears while it has a link. Nothing is computed, so no deck is ever ready.
 */
final class Gathered extends BareTable<PilesState, PilesView> {
  private static final Bytes NONCE = Bytes.of(new byte[] {1, 2, 3, 4});

  final List<String> told = new ArrayList<>();
  final List<String> expelled = new ArrayList<>();
  final List<Letter> sent = new ArrayList<>();
  private final Set<Integer> linked = new TreeSet<>();

  Gathered(int phoneCount, int seats) {
    this(phoneCount, seats, 0, Map.of());
  }

  /** A table at which this many phones more watch, if it is open to them. */
  Gathered(int phoneCount, int seats, int onlookers, Map<String, String> options) {
    this(members(phoneCount, onlookers), seats, options);
  }

  private Gathered(List<Member> members, int seats, Map<String, String> options) {
    super(
        PilesKit.KIT,
        new Invite(Piles.ID, seats, NONCE, members.get(0).npub(), options),
        members,
        EPOCH);
    give(0, new Input.Tick());
  }

  private static List<Member> members(int phoneCount, int onlookers) {
    List<Member> members = new ArrayList<>();
    for (int phone = 0; phone < phoneCount + onlookers; phone++) {
      Entropy entropy = new SeededEntropy(70 + phone);
      Bip340 signatures = new Bip340(entropy);
      members.add(
          new Member(
              new Phone(
                  signatures.of(SigningKey.generate(entropy)),
                  "X1P" + (phone + 1),
                  entropy,
                  signatures,
                  new SealedCrypto()),
              linkKey(phone),
              phone >= phoneCount));
    }
    return members;
  }

  private static Bytes linkKey(int phone) {
    byte[] key = new byte[32];
    key[0] = (byte) (phone + 1);
    return Bytes.of(key);
  }

  /** A table whose seats are all taken and closed. Next all compare the code. */
  static Gathered closed(int seats) {
    Gathered table = new Gathered(seats, seats);
    for (int guest = 1; guest < seats; guest++) {
      table.link(guest);
    }
    table.ready();
    return table;
  }

  TableView<PilesView> view(int phone) {
    return session(phone).view();
  }

  @Override
  protected TableSession<PilesState, PilesView> again(int phone) throws Malformed {
    return restored(member(phone), journal(phone)).orElseGet(() -> begun(phone));
  }

  @Override
  protected void post(Letter letter) {
    if (letter.message() != null) {
      sent.add(letter);
      super.post(letter);
    }
  }

  @Override
  protected void hand(Letter letter) {
    if (linked.contains(Math.max(letter.from(), letter.to()))) {
      super.hand(letter);
    }
  }

  @Override
  protected void aside(int phone, Effect effect) {
    if (effect instanceof Effect.Tell tell) {
      told.add(phone + " " + tell.refusal().key() + " " + tell.refusal().args());
    } else if (effect instanceof Effect.Expel expel) {
      expelled.add(phone + " " + expel.why());
    }
  }

  /** Starts a phone again from its journal. */
  void restart(int phone) {
    if (phone == 0) {
      new ArrayList<>(linked).forEach(this::unlink);
    } else {
      unlink(phone);
    }
    beginAgain(phone);
    give(phone, new Input.Tick());
  }

  void link(int... guests) {
    for (int guest : guests) {
      linked.add(guest);
      linkUp(0, guest);
      settle();
    }
  }

  /** Cuts a phone off without telling anybody: nothing comes to it or from it any more. */
  void deafen(int guest) {
    linked.remove(guest);
  }

  void unlink(int guest) {
    settle();
    if (linked.remove(guest)) {
      linkDown(0, guest);
    }
    settle();
  }

  void pass(long millis) {
    later(millis, phone -> true);
    settle();
  }

  void ready() {
    give(0, new Input.Ready());
    settle();
  }

  void confirm(int... confirming) {
    for (int phone : confirming) {
      give(phone, new Input.Confirm());
    }
    settle();
  }

  void leave(int phone) {
    give(phone, new Input.Leave());
    settle();
  }

  void differ(int phone) {
    give(phone, new Input.Differ());
    settle();
  }

  /** Says a line in a phone's name that no real phone would say. */
  void say(int from, int to, Line line) {
    mail().add(new Letter(from, to, new Message.Text(line).encode(), null));
    settle();
  }

  List<Line> lines(String verb, int from) {
    List<Line> lines = new ArrayList<>();
    for (Letter one : sent) {
      try {
        if (one.from() == from
            && Message.decode(Objects.requireNonNull(one.message())) instanceof Message.Text text
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
