package dev.parlor.p2p.play;

import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.wire.Line;
import java.util.List;

/**
 * How the parts of a seat speak at its table. What they say is signed and sent. A host's own word
 * has its place in the log, and has been read, when {@link #say} returns.
 */
public interface SeatVoice {
  /** Signs these payloads, each in an entry, and journals them together. */
  void say(List<Payload> payloads);

  default void line(Line line) {
    say(List.of(Payload.text(line)));
  }

  /** Does what the log asks of this phone now. */
  void react();

  /** Takes part again if the log is known to be whole by now. */
  void goOn();
}
