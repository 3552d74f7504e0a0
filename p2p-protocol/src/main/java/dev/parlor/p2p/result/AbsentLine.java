package dev.parlor.p2p.result;

import dev.parlor.p2p.match.Absence;
import dev.parlor.p2p.wire.Callsign;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line {@code ABSENT: <callsign> AWAY|OUT <index>} of a result: AWAY for a player who came back,
 * OUT for one who never did.
 */
public record AbsentLine(String callsign, boolean out, long index) {
  /** The only key that may stand more than once in a result. */
  static final String KEY = "ABSENT";

  private static final Pattern VALUE =
      Pattern.compile("(" + Callsign.FORM + ") (AWAY|OUT) (0|[1-9][0-9]{0,9})");

  static AbsentLine of(String callsign, Absence absence) {
    return new AbsentLine(callsign, absence.out(), absence.index());
  }

  static Optional<AbsentLine> read(String value) {
    Matcher line = VALUE.matcher(value);
    return line.matches()
        ? Optional.of(
            new AbsentLine(
                line.group(1), line.group(2).equals("OUT"), Long.parseLong(line.group(3))))
        : Optional.empty();
  }

  Field field() {
    return new Field(KEY, callsign + (out ? " OUT " : " AWAY ") + index);
  }
}
