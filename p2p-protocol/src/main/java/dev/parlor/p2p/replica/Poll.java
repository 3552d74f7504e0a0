package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.FalseVote;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seating.TableSeat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What a phone knows of who wants which epoch to begin. It outlives the log of any one orderer. */
public final class Poll {
  /** What a seat has said of the orderer's silence, and when this phone heard it. */
  record Suspicion(int wanted, long heardAt) {}

  /** How often an orderer gives way to the same seat that has voted for a later epoch. */
  private static final int MOST_CONSENTS = 8;

  /** How long a voter may take to tell a part of the log that it has voted for. */
  private static final long IN_VAIN = 5_000;

  /** How long it may take to tell all of it. */
  private static final long ALL_OF_IT = 7_000;

  private final Map<TableSeat, Suspicion> suspicions = new HashMap<>();
  private final Map<TableSeat, Vote> latest = new TreeMap<>(); // the latest vote, by voter
  private final Set<Vote> leftOut = new HashSet<>();
  private final Map<TableSeat, Integer> consents = new HashMap<>();
  private final List<Entry> bound = new ArrayList<>();
  private final List<FalseVote> shown = new ArrayList<>();
  @Nullable Vote mine;
  @Nullable Ordered proof; // the latest succession that this phone has heard of
  @Nullable Ordered parting; // the succession that has cut off a part of this log last
  List<Ordered> parted = List.of(); // the log before that cut, where it was made before a restart
  int begunEpoch; // the latest epoch with an order that this phone can't take yet
  int handedOver; // the latest epoch that a hand-over names which this phone can't take
  long begunAt; // how much of the log stands before that order
  long votedAt;
  private @Nullable Vote awaited; // the vote whose log this phone fetches
  private long awaitedFrom;
  private long awaitedSize;
  private long awaitedSince;
  private boolean reachesGuests;
  int terms; // for how many epochs this phone has voted since anything was ordered
  private int reached; // the epoch that a majority has reached
  private long reachedAt;

  /** This phone has ways to the other guests that do not go through the orderer. */
  public void reachesGuests() {
    reachesGuests = true;
  }

  boolean canBeHeard() {
    return reachesGuests;
  }

  /** Takes the last vote from the journal, and the succession for which the log was cut. */
  public void restore(JournalRecord.Contents journal) {
    parting = journal.parting;
    parted = journal.parted;
    Vote vote = journal.vote;
    if (vote != null) {
      mine = vote;
      latest.put(vote.voter(), vote);
    }
  }

  /** The latest epoch for which this phone has voted. It takes no orders of older ones. */
  int promised() {
    Vote vote = mine;
    return vote == null ? 0 : vote.epoch();
  }

  void suspects(TableSeat seat, Suspicion suspicion) {
    suspicions.put(seat, suspicion);
  }

  /** A seat takes its suspicion back. */
  void trusts(TableSeat seat) {
    suspicions.remove(seat);
  }

  Map<TableSeat, Suspicion> suspicions() {
    return suspicions;
  }

  /**
   * Waits for the log of a vote, of which this phone has so much. Answers whether nothing more of
   * it has come for too long, or not all of it: its voter may be lost, or claim a log that nobody
   * has.
   */
  boolean waitsInVain(Vote vote, long size, long now) {
    if (!vote.equals(awaited)) {
      awaited = vote;
      awaitedFrom = now;
      awaitedSize = -1;
    }
    if (size != awaitedSize) {
      awaitedSize = size;
      awaitedSince = now;
    }
    return now - awaitedSince >= IN_VAIN || now - awaitedFrom >= ALL_OF_IT;
  }

  /** Leaves a vote out of those by which this phone may begin; answers whether that is new. */
  boolean leaveOut(Vote vote) {
    return leftOut.add(vote);
  }

  boolean isLeftOut(Vote vote) {
    return leftOut.contains(vote);
  }

  /**
   * Other seats that have voted for a later epoch than this one and are not out, without those that
   * do so again and again.
   */
  Set<TableSeat> lost(int epoch, TableSeat me, Set<TableSeat> out) {
    Set<TableSeat> lost = new HashSet<>();
    for (Vote vote : beyond(epoch)) {
      TableSeat voter = vote.voter();
      if (!voter.equals(me)
          && !out.contains(voter)
          && consents.getOrDefault(voter, 0) < MOST_CONSENTS) {
        lost.add(voter);
      }
    }
    return lost;
  }

  /** This phone, which orders, gives way to a seat that has voted for a later epoch. */
  void consented(TableSeat seat) {
    consents.merge(seat, 1, Integer::sum);
  }

  /** This phone votes. */
  void votes(Vote vote, long now) {
    mine = vote;
    votedAt = now;
    terms++;
    add(vote);
  }

  /** Something was ordered, so the next seat that is voted for has as long as a first one. */
  void settled() {
    terms = 0;
  }

  /** A majority has reached this epoch, perhaps just now. */
  void reached(int epoch, long now) {
    if (epoch != reached) {
      reached = epoch;
      reachedAt = now;
    }
  }

  /** When this phone has voted last, or a majority has followed. */
  long votedOrReachedAt() {
    return Math.max(votedAt, reachedAt);
  }

  /** Keeps proofs that votes were false, from a part of the log that was cut. */
  void shows(List<FalseVote> lies) {
    shown.addAll(lies);
  }

  /** Takes these proofs out, for the entries that show them. */
  List<FalseVote> takeShown() {
    List<FalseVote> all = new ArrayList<>(shown);
    shown.clear();
    return all;
  }

  /** Keeps what others have said on a branch that was cut, because it still binds them. */
  void bind(List<Entry> words) {
    bound.addAll(words);
  }

  List<Entry> bound() {
    return bound;
  }

  @Nullable Vote of(TableSeat voter) {
    return latest.get(voter);
  }

  void add(Vote vote) {
    latest.put(vote.voter(), vote);
  }

  /** The votes for an epoch, in the order of seats. */
  List<Vote> forEpoch(int epoch) {
    List<Vote> votes = new ArrayList<>();
    latest.values().stream().filter(vote -> vote.epoch() == epoch).forEach(votes::add);
    return votes;
  }

  List<Vote> beyond(int epoch) {
    List<Vote> votes = new ArrayList<>();
    latest.values().stream().filter(vote -> vote.epoch() > epoch).forEach(votes::add);
    return votes;
  }
}
