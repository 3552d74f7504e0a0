package dev.parlor.rim.station;

import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.p2p.station.VisitEnd;
import java.util.List;
import java.util.Optional;

/**
 * What came of a visit.
 *
 * @param answers in the order in which they came
 * @param end empty: the link broke, or the station fell silent
 * @param met whether the station has said who it is
 */
public record Visited(List<VisitAnswer> answers, Optional<VisitEnd> end, boolean met) {
  /** The result of a visit to a station that was not reached at all. */
  public static final Visited NOBODY = new Visited(List.of(), Optional.empty(), false);

  public Visited {
    answers = List.copyOf(answers);
  }

  /** The first answer of a kind. */
  public <T extends VisitAnswer> Optional<T> first(Class<T> kind) {
    return answers.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  /** Whether everything that was to do is done. */
  public boolean isWhole() {
    return is(new VisitEnd.Cases<>(done -> true, needs -> false, failed -> false));
  }

  /** Whether the station's owner has to admit us first. */
  public boolean needsAdmission() {
    return is(new VisitEnd.Cases<>(done -> false, needs -> true, failed -> false));
  }

  private boolean is(VisitEnd.Cases<Boolean> kind) {
    return end.map(last -> last.match(kind)).orElse(false);
  }
}
