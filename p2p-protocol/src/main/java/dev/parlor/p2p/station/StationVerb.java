package dev.parlor.p2p.station;

import dev.parlor.p2p.wire.Bytes;
import java.util.Arrays;
import java.util.Optional;

/**
 * What a line between a phone and a station may say. The verb in the line is the name of the
 * constant.
 */
enum StationVerb {
  // from a phone
  STATION_HELLO,
  ADMIT_GET,
  TICKET_GET,
  RESULT_HAVE,
  RESULT_PUT,
  TRANSCRIPT_PUT,
  LEADERBOARD_GET,
  // from a station
  STATION,
  ADMIT,
  TICKET,
  RESULT_WANT,
  PUT,
  RECEIPT,
  TRANSCRIPT_WANT,
  RESULT_REFUSED,
  RESULT_LATER,
  LEADERBOARD,
  ERROR;

  /** A message of this verb with these arguments. */
  Bytes line(Object... args) {
    return StationMessage.line(name(), args);
  }

  static Optional<StationVerb> of(String verb) {
    return Arrays.stream(values()).filter(each -> each.name().equals(verb)).findFirst();
  }
}
