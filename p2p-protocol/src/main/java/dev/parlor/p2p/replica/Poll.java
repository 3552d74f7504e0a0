package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.FalseVote;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seating.TableSeat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What a phone knows of who wants which epoch to begin; it outlives whoever holds the table. */
public final class Poll {
  /** What somebody has said of the silence of whoever holds the table, and when it was heard. */
  record Suspicion(int wanted, int promised, long heardAt) {}

  private final Map<TableSeat, Suspicion> suspicions = new HashMap<>();
  private final Map<TableSeat, Vote> latest = new TreeMap<>(); // by voter
  private final Set<Vote> lies = new HashSet<>();
  private final Map<TableSeat, Integer> consents = new HashMap<>();
  private final List<Entry> bound = new ArrayList<>();
  private final List<FalseVote> shown = new ArrayList<>();
  @Nullable Vote mine;
  @Nullable Ordered proof; // the latest succession that this phone has heard of
  @Nullable Ordered parting; // the one by which a part of the log was cut last
  int begunEpoch; // the latest in which something was ordered that this phone can't take yet
  long begunAt; // how much of the log stands before that
  long votedAt;
  private boolean reachesGuests;
  int terms; // how many this phone has voted for since anything was ordered

  /** This phone has ways to the other guests, past whoever holds the table. */
  public void reachesGuests() {
    reachesGuests = true;
  }

  boolean canBeHeard() {
    return reachesGuests;
  }

  /** What the journal of an earlier life tells. */
  public void restore(@Nullable Vote vote) {
    if (vote != null) {
      mine = vote;
      latest.put(vote.voter(), vote);
    }
  }

  /** The latest epoch for which this phone has voted: it takes no orders of older ones. */
  int promised() {
    Vote vote = mine;
    return vote == null ? 0 : vote.epoch();
  }

  void suspects(TableSeat seat, Suspicion suspicion) {
    suspicions.put(seat, suspicion);
  }

  /** What somebody suspected was not so. */
  void trusts(TableSeat seat) {
    suspicions.remove(seat);
  }

  Map<TableSeat, Suspicion> suspicions() {
    return suspicions;
  }

  /** This one was given for less than its voter had seen; whether that is news. */
  boolean leaveOut(Vote vote) {
    return lies.add(vote);
  }

  boolean isFalse(Vote vote) {
    return lies.contains(vote);
  }

  /** How often this phone has given way to a seat that had voted past it. */
  int consents(TableSeat seat) {
    return consents.getOrDefault(seat, 0);
  }

  void consented(TableSeat seat) {
    consents.merge(seat, 1, Integer::sum);
  }

  /** These votes were false, by a part of the log that was cut. */
  void shows(List<FalseVote> lies) {
    shown.addAll(lies);
  }

  /** Once: whoever brings them says so in the log. */
  List<FalseVote> takeShown() {
    List<FalseVote> all = new ArrayList<>(shown);
    shown.clear();
    return all;
  }

  /** Others have said these on a branch that was cut, and they bind them still. */
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

  /** By seat. */
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
