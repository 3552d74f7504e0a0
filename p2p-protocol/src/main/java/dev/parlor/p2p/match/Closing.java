package dev.parlor.p2p.match;

import dev.parlor.p2p.wire.Bytes;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The end of a match: when it was, the head of its log, and who has signed the result so far. */
public final class Closing {
  private final long time;
  private final Bytes head;
  private final List<Bytes> seeds;
  private final List<Absence> absences;
  private final Map<Integer, Integer> redrawn;
  private final Map<Integer, Bytes> signatures = new TreeMap<>();

  Closing(
      long time,
      Bytes head,
      List<Bytes> seeds,
      List<Absence> absences,
      Map<Integer, Integer> redrawn) {
    this.time = time;
    this.head = head;
    this.seeds = List.copyOf(seeds);
    this.absences = List.copyOf(absences);
    this.redrawn = Collections.unmodifiableMap(new TreeMap<>(redrawn));
  }

  /** The time at which the match ended, in seconds since 1970, as the host says. */
  public long time() {
    return time;
  }

  public Bytes head() {
    return head;
  }

  /** What all decks of the match were shuffled with, in order. */
  public List<Bytes> seeds() {
    return seeds;
  }

  /** Who had been called away before the end, and who of them had come back; by seat. */
  public List<Absence> absences() {
    return absences;
  }

  /** How many draws were made anew because a seat fell silent during them, by seat. */
  public Map<Integer, Integer> redrawn() {
    return redrawn;
  }

  public Map<Integer, Bytes> signatures() {
    return Collections.unmodifiableMap(signatures);
  }

  void sign(int seat, Bytes signature) {
    signatures.putIfAbsent(seat, signature);
  }
}
