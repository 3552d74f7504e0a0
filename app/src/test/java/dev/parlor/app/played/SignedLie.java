package dev.parlor.app.played;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Dice;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.testing.bare.BareTable;
import dev.parlor.p2p.testing.bare.Member;
import dev.parlor.p2p.testing.liars.LiarsKeys;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.List;
import java.util.Map;

/** A table of Piles with real keys, at which the guest signs a guess in the host's name. */
public final class SignedLie extends BareTable<PilesState, PilesView> {
  public static final String HONEST = "X1HONEST";
  public static final String LIAR = "X1LIAR";

  private final LiarsKeys host;
  private final LiarsKeys guest;

  private SignedLie(LiarsKeys host, LiarsKeys guest, List<Member> members) {
    super(
        PilesKit.KIT,
        new Invite(
            PilesKit.KIT.game().id(),
            members.size(),
            Bytes.of(new byte[] {1, 2, 3, 4}),
            members.get(0).npub(),
            Map.of()),
        members,
        EPOCH);
    this.host = host;
    this.guest = guest;
  }

  /** The transcript, up to the lie. */
  public static byte[] transcript() {
    LiarsKeys host = new LiarsKeys(new Bip340(new SeededEntropy("host signs")));
    LiarsKeys guest = new LiarsKeys(new Bip340(new SeededEntropy("guest signs")));
    SignedLie table =
        new SignedLie(host, guest, List.of(member(host, HONEST), member(guest, LIAR)));
    table.gather();
    table.playToTheFirstGuess();
    return table.withTheLie().encode();
  }

  private static Member member(LiarsKeys keys, String callsign) {
    SeededEntropy entropy = new SeededEntropy(callsign);
    return Member.of(
        new Phone(keys.key(entropy.bytes(32)), callsign, entropy, keys, new SealedCrypto()));
  }

  private void gather() {
    linkUp(0, 1);
    settle();
    give(0, new Input.Ready());
    settle();
    give(0, new Input.Confirm());
    give(1, new Input.Confirm());
    settle();
  }

  private void playToTheFirstGuess() {
    for (int seat = 0; seat < size(); seat++) {
      if (isAwaited(seat)) {
        choose(seat, new BestOdds(), Dice.seeded(1));
        settle();
        return;
      }
    }
    throw new AssertionError("nobody is awaited");
  }

  private Transcript withTheLie() {
    Roster roster = session(0).roster().orElseThrow();
    Chain chain = new Chain(roster.tid(), roster.sessionKeys(), host);
    for (Ordered ordered : session(0).log()) {
      if (Match.verbOf(ordered.entry()).equals("GUESS")) {
        break;
      }
      chain.take(ordered);
    }
    TableSeat liar = new TableSeat(1);
    Payload lie = Payload.text(Line.of("GUESS", 1, 1, "higher"));
    chain.order(
        Entry.sign(
            guest.session(),
            chain.tid(),
            liar,
            chain.nextCounter(liar),
            chain.size(),
            chain.head(),
            lie),
        host.session());
    return new Transcript(roster, chain.all());
  }
}
