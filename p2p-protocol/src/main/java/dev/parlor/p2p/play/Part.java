package dev.parlor.p2p.play;

import dev.parlor.games.Action;
import dev.parlor.p2p.deal.CoinEngine;
import dev.parlor.p2p.deal.DeckTable;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.deal.NobodysDeal;
import dev.parlor.p2p.deal.OwnCoinDeal;
import dev.parlor.p2p.deal.OwnDeal;
import dev.parlor.p2p.deal.OwnSealedDeal;
import dev.parlor.p2p.deal.SealedEngine;
import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.match.Checks;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.match.Seating;
import dev.parlor.p2p.match.Setting;
import dev.parlor.p2p.replica.SharedLog;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.MatchSeat;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.List;

/** This phone's part in one match: its cards, what its player chooses, what it owes. */
public final class Part<S, V> {
  /** How far the numbers of jobs of two matches lie apart, so that they never meet. */
  private static final long JOBS = 1L << 32;

  /** The seat in the match, as its rules count; -1 for a phone that only keeps the log. */
  public final int seat;

  public final Match<S, V> match;
  public final OwnDeal own;
  public final SharedLog log;
  public final SeatVoice voice;
  public final Choosing<S, V> choosing;
  public final Chores chores;
  public final Farewell farewell;
  private final Place<S, V> place;
  private final Common table;
  private int named;

  private Part(Place<S, V> place, Common table, int seat, Match<S, V> match, OwnDeal own) {
    this.place = place;
    this.table = table;
    this.seat = seat;
    this.match = match;
    this.own = own;
    log = table.log();
    voice = place.voice();
    choosing = new Choosing<>(match, seat, place.secrets().ofMatch(number()), log, place.out());
    chores = new Chores(match, own, seat, table, place, number() * JOBS);
    farewell = new Farewell(match, seat, table, place);
  }

  /** Opens the part of this phone in a match. */
  static <S, V> Part<S, V> open(Place<S, V> place, Seating seating, Common table) {
    Phone phone = place.phone();
    Roster roster = place.roster();
    Bytes tid = table.log().chain.tid();
    int seat = seating.seatOf(place.seat()).index();
    byte[] secret = place.secrets().ofMatch(seating.number()).tableSecret();
    DeckTable decks =
        new DeckTable(seating.scope(tid), roster.invite().rules(), seating.of(roster.npubs()));
    Engine engine;
    OwnDeal own;
    if (place.kit().hiding()) {
      SealedEngine sealed = new SealedEngine(decks, phone.sealing());
      own = new OwnSealedDeal(sealed, phone.sealing(), seat, secret, phone.entropy());
      engine = sealed;
    } else {
      CoinEngine coin = new CoinEngine(decks, place.kit().goesOnWithoutTheSilent());
      own = new OwnCoinDeal(coin, seat, secret);
      engine = coin;
    }
    own = place.seat().isNone() ? new NobodysDeal() : own;
    Setting setting =
        new Setting(
            roster.invite().setup(seating.seats().size()), tid, roster.npubs(), decks, engine);
    Chain chain = table.log().chain;
    Checks checks =
        new Checks(chain::isEquivocation, chain::isShown, table.signing(), phone.entropy());
    Match<S, V> match = new Match<>(place.kit(), seating, setting, checks);
    return new Part<>(place, table, seat, match, own);
  }

  /** Chooses for this seat, as its player does. */
  public void choose(Action action) {
    choosing.choose(action).ifPresent(this::announce);
  }

  private void announce(Line choice) {
    voice.line(choice);
    place.out().add(new Effect.Show());
  }

  /** The number of this match at its table, from 1. */
  public int number() {
    return match.seating().number();
  }

  /** The seat at the table of one in this match. */
  public TableSeat atTable(int seat) {
    return match.seating().tableSeat(new MatchSeat(seat));
  }

  /**
   * Whether a seat held the table and lost it by votes, has said nothing since, and has no link to
   * this phone either.
   */
  public boolean isDeposed(int seat) {
    return table.lost().get().contains(atTable(seat)) && !log.sides.isLinked(atTable(seat));
  }

  /** Who plays, in the order of the match. */
  public List<Join> seats() {
    return match.seating().of(place.roster().seats());
  }

  /** Whether this phone only watches: it sees what all see, and says nothing. */
  public boolean onlooks() {
    return place.seat().isNone();
  }

  public boolean isRunning() {
    return match.hasBegun() && !match.outcome().isPresent();
  }

  /** Whether a choice of the player would be taken now. */
  public boolean mayChoose() {
    return isRunning() && !onlooks() && choosing.isFree();
  }

  /** Whether the match could be waiting for somebody now. */
  public boolean isWaiting() {
    return isRunning() || !match.rematch().awaited().isEmpty();
  }

  /** Whether something has to be ordered at this table, so that it needs a seat that orders. */
  public boolean needsOrder() {
    boolean unsigned = match.outcome().isPresent() && !farewell.isSignedByAll();
    return match.hasBegun() && (isWaiting() || unsigned || !log.own.isEmpty());
  }

  /**
   * Whether this phone has to look for others when the orderer is lost. It has to if something
   * needs to be ordered, or if all others may have agreed to the match without this phone having
   * heard of it.
   */
  public boolean needsOthers() {
    return needsOrder() || (!match.hasBegun() && log.own.hasSigned());
  }

  /** Takes from the journal what concerns this match. */
  void recall(JournalRecord.Contents journal) {
    choosing.recall(journal);
  }

  /** An entry of this phone has got its place in the log. */
  void ordered(Entry entry) {
    chores.ordered(entry.counter());
    if (entry.payload().isText()) {
      choosing.ordered();
    }
  }

  /** Does whatever the table waits for from this phone. */
  void react() {
    nameOffences();
    chores.check();
    if (onlooks()) {
      return;
    } else if (match.outcome().isPresent()) {
      farewell.sign();
    } else if (maySpeak()) {
      chores.pay();
      choosing.uncover(voice);
    }
  }

  /** The links are quiet, so there is room for a little of what nobody waits for. */
  public void quiet() {
    if (!onlooks() && chores.waitsForQuiet() && isRunning() && maySpeak()) {
      chores.catchUp(1);
    }
  }

  private boolean maySpeak() {
    return match.hasBegun() && !match.attendance().isGone(seat) && log.comeback.isWhole();
  }

  /** Names those who were convicted since the last call, by their seats at the table. */
  void nameOffences() {
    List<Verdict> all = match.verdicts();
    while (named < all.size()) {
      table.names().accept(all.get(named++));
    }
  }
}
