package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.StationLies.station;

import dev.parlor.p2p.station.StationMessage;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Optional;

/** Uploads to a station that are too many or too long. */
final class FloodLies {
  private FloodLies() {}

  static List<Liar> all() {
    return List.of(
        station("flooded-station", FloodLies::flood),
        station("uploads-without-end", FloodLies::endless),
        station("parts-of-no-file", FloodLies::partsOfNothing));
  }

  private static Optional<String> flood(Counter counter) {
    Bytes me = counter.liar().publicKey();
    String last = "";
    for (int i = 0; i < 1_000; i++) {
      last = counter.says(me, Counter.line("STATION_HELLO"));
    }
    return last.equals("EXPELLED") ? Optional.empty() : Optional.of("not hung up on: " + last);
  }

  private static Optional<String> endless(Counter counter) {
    Bytes me = counter.liar().publicKey();
    counter.says(me, Counter.line("RESULT_PUT", 100));
    String last = "";
    for (int i = 0; i < 20 && !last.equals("EXPELLED"); i++) {
      last = counter.says(me, part(90));
    }
    if (!last.equals("EXPELLED")) {
      return Optional.of("more was taken than announced: " + last);
    }
    for (int i = 0; i < 100; i++) {
      last = counter.says(me, Counter.line("RESULT_PUT", 8_193));
    }
    return last.equals("EXPELLED") ? Optional.empty() : Optional.of("too long: " + last);
  }

  private static Optional<String> partsOfNothing(Counter counter) {
    String answer = counter.says(counter.liar().publicKey(), part(30_000));
    return answer.equals("EXPELLED") ? Optional.empty() : Optional.of("taken: " + answer);
  }

  private static Bytes part(int length) {
    return new StationMessage.Part(Bytes.of(new byte[length])).encode();
  }
}
