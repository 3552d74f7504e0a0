package dev.parlor.p2p.table;

import dev.parlor.p2p.deal.CoinEngine;
import dev.parlor.p2p.deal.DeckTable;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.deal.OwnCoinDeal;
import dev.parlor.p2p.deal.OwnDeal;
import dev.parlor.p2p.deal.OwnSealedDeal;
import dev.parlor.p2p.deal.SealedEngine;
import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.match.ResultCheck;
import dev.parlor.p2p.match.Seating;
import dev.parlor.p2p.wire.Bytes;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/** This phone's part in one match: its cards, what it conceals, what it owes. */
final class Part<S, V> {
  /** Jobs of different matches never share a number. */
  private static final long JOBS = 1L << 32;

  /** The seat in the match; -1 for a phone that only keeps the log of it. */
  final int seat;

  final Match<S, V> match;
  final OwnDeal own;
  final Concealed concealed;
  final Chores chores;
  int namedOffences;
  boolean signedResult;
  boolean askedForRematch;
  boolean gotUp; // waits for no other match any more

  private Part(int seat, Match<S, V> match, OwnDeal own, Concealed concealed, Chores chores) {
    this.seat = seat;
    this.match = match;
    this.own = own;
    this.concealed = concealed;
    this.chores = chores;
  }

  /**
   * The part of a seat of the table in a match of it.
   *
   * @param before the head of the log before the match
   * @param submit signs blocks and brings them on their way
   */
  static <S, V> Part<S, V> open(
      Phone phone,
      GameKit<S, V> kit,
      Roster roster,
      Seating seating,
      int tableSeat,
      Secrets tableSecrets,
      Chain chain,
      Bytes before,
      ResultCheck resultCheck,
      Deque<Effect> out,
      Consumer<List<?>> submit) {
    Bytes tid = chain.tid();
    int seat = seating.seatOf(tableSeat);
    Secrets secrets = tableSecrets.ofMatch(seating.number());
    DeckTable decks =
        new DeckTable(seating.scope(tid), roster.invite().rules(), seating.of(roster.npubs()));
    Engine engine;
    OwnDeal own;
    if (kit.hiding()) {
      SealedEngine sealed = new SealedEngine(decks, phone.sealing());
      own =
          new OwnSealedDeal(sealed, phone.sealing(), seat, secrets.tableSecret(), phone.entropy());
      engine = sealed;
    } else {
      CoinEngine coin = new CoinEngine(decks);
      own = new OwnCoinDeal(coin, seat, secrets.tableSecret());
      engine = coin;
    }
    Match<S, V> match =
        new Match<>(
            kit,
            seating,
            roster.invite().setup(seating.seats().size()),
            tid,
            roster.npubs(),
            before,
            engine,
            decks,
            chain::isEquivocation,
            resultCheck,
            phone.entropy());
    return new Part<>(
        seat,
        match,
        own,
        new Concealed(match, seat, secrets),
        new Chores(match, own, seat, out, submit, seating.number() * JOBS));
  }
}
