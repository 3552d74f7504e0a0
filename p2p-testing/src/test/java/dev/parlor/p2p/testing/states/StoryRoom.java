package dev.parlor.p2p.testing.states;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Dice;
import dev.parlor.games.GameId;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.bare.BareTable;
import dev.parlor.p2p.testing.bare.Given;
import dev.parlor.p2p.testing.bare.Letter;
import dev.parlor.p2p.testing.bare.Member;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.testing.standin.TransparentSealing;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Three sessions at one table. Phones fall silent, break off and begin again. Any moment of any of
 * them can be made as often as it is needed.
 */
final class StoryRoom<S, V> extends BareTable<S, V> {
  static final int SEATS = 3;

  /** A moment of the whole room. */
  record Still(
      List<Integer> given, List<Letter> mail, Set<Integer> deaf, long now, int heard, int spoken) {}

  final GameId game;
  final long seed;
  final List<Letter> heard = new ArrayList<>(); // in the order of their arrival
  final Set<Integer> deaf = new TreeSet<>();
  final Bots<S, V> bots;
  private final List<Dice> dice = new ArrayList<>();
  private int spoken;

  StoryRoom(Bots<S, V> bots, long seed) {
    this(bots, seed, EPOCH);
  }

  private StoryRoom(Bots<S, V> bots, long seed, long now) {
    this(bots, seed, members(seed), now);
  }

  private StoryRoom(Bots<S, V> bots, long seed, List<Member> members, long now) {
    super(bots.kit(), invite(bots.id(), seed, members.get(0).npub()), members, now);
    this.bots = bots;
    this.game = bots.id();
    this.seed = seed;
    for (int seat = 0; seat < SEATS; seat++) {
      dice.add(Dice.seeded(seed + seat));
    }
  }

  private static Invite invite(GameId game, long seed, Bytes host) {
    Bytes nonce = Bytes.of(new byte[] {1, 2, 3, (byte) seed});
    return new Invite(game, SEATS, nonce, host, Troupe.of(game).brief());
  }

  private static List<Member> members(long seed) {
    List<Member> members = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      members.add(Member.of(phone(seat, "room " + seed)));
    }
    return members;
  }

  /**
   * The phone of a seat. Every room has the same people, but their phones draw lots of their own.
   */
  private static Phone phone(int seat, String drawn) {
    FastSignatures signatures = new FastSignatures();
    return new Phone(
        signatures.key(new SeededEntropy("person " + seat).bytes(32)),
        "X1P" + seat,
        new SeededEntropy(drawn + " " + seat),
        signatures,
        new TransparentSealing());
  }

  @Override
  protected TableSession<S, V> again(int seat) throws Malformed {
    return restored(Member.of(phone(seat, "again " + seed)), journal(seat)).orElseThrow();
  }

  /** Sends a letter. One to a stranger, and one from or to a silent phone, is lost. */
  @Override
  protected void post(Letter letter) {
    boolean heard =
        letter.to() >= 0 && !deaf.contains(letter.to()) && !deaf.contains(letter.from());
    if (letter.job() != null || heard) {
      super.post(letter);
    }
  }

  @Override
  protected void hand(Letter letter) {
    if (letter.message() != null) {
      if (deaf.contains(letter.to())) {
        return;
      }
      heard.add(letter);
    }
    super.hand(letter);
  }

  /** Breaks the link of two seats. Letters between them are lost. */
  void unlink(int one, int other) {
    mail()
        .removeIf(
            letter ->
                letter.message() != null
                    && ((letter.from() == one && letter.to() == other)
                        || (letter.from() == other && letter.to() == one)));
    linkDown(one, other);
  }

  /** Makes a phone silent: nothing leaves or reaches it any more, and it does nothing. */
  void fallsSilent(int seat) {
    deaf.add(seat);
    cutOff(seat);
  }

  /** Ends the process of a phone, and begins it again from its journal, alone. */
  void restart(int seat) {
    cutOff(seat);
    beginAgain(seat);
  }

  private void cutOff(int seat) {
    mail().removeIf(letter -> letter.to() == seat || letter.from() == seat);
    for (int other = 0; other < SEATS; other++) {
      if (other != seat && isLinked(other)) {
        give(other, new Input.LinkDown(npub(seat)));
      }
    }
  }

  /** Whether a session has a link to anybody. */
  boolean isLinked(int seat) {
    int links = 0;
    for (Given what : given(seat)) {
      links += what.input() instanceof Input.LinkUp ? 1 : 0;
      links -= what.input() instanceof Input.LinkDown ? 1 : 0;
      links = what.input() == null ? 0 : links;
    }
    return links > 0;
  }

  /** Whether a phone was restarted and has heard nothing since. */
  boolean isJustBack(int seat) {
    return heardSinceRestart(seat) == 0;
  }

  boolean isBack(int seat) {
    return heardSinceRestart(seat) > 8;
  }

  private int heardSinceRestart(int seat) {
    int since = -1;
    for (Given what : given(seat)) {
      if (what.input() == null) {
        since = 0;
      } else if (since >= 0 && what.input() instanceof Input.Arrived) {
        since++;
      }
    }
    return since;
  }

  /** Lets a second pass for all phones that are not silent. */
  void pass() {
    later(1_000, seat -> !deaf.contains(seat));
  }

  /** Lets one seat choose for which the table waits; false when it waits for none. */
  boolean choose() {
    for (int turn = 0; turn < SEATS; turn++) {
      int seat = (spoken + turn) % SEATS;
      if (!deaf.contains(seat) && isAwaited(seat)) {
        spoken++;
        if (choose(seat, bots.player(), dice.get(seat))) {
          return true;
        }
      }
    }
    return false;
  }

  Still still() {
    List<Integer> lengths = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      lengths.add(given(seat).size());
    }
    return new Still(
        lengths, List.copyOf(mail()), new TreeSet<>(deaf), now(), heard.size(), spoken);
  }

  /** The whole room as it was at this moment. */
  StoryRoom<S, V> at(Still still) {
    StoryRoom<S, V> copy = new StoryRoom<>(bots, seed, still.now);
    for (int seat = 0; seat < SEATS; seat++) {
      relive(copy, still, seat);
    }
    copy.mail().addAll(still.mail);
    copy.deaf.addAll(still.deaf);
    copy.heard.addAll(heard.subList(0, still.heard));
    copy.spoken = still.spoken;
    return copy;
  }

  /** A room with one session as it was at this moment. The others have only just begun. */
  StoryRoom<S, V> at(Still still, int seat) {
    StoryRoom<S, V> copy = new StoryRoom<>(bots, seed, still.now);
    relive(copy, still, seat);
    return copy;
  }

  private void relive(StoryRoom<S, V> copy, Still still, int seat) {
    given(seat).subList(0, still.given.get(seat)).forEach(what -> copy.takeAgain(seat, what));
  }
}
