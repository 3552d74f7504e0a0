package dev.parlor.p2p.testing.sim;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.play.Finished;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.table.TableSession;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Checks what honest phones keep of the matches that were played: one sheet, and a proof of it. */
final class ResultsCheck {
  private ResultsCheck() {}

  /** What is wrong with the results of a run that is over. */
  static <S, V> Optional<String> wrong(World<S, V> world, SimCast<S, V> cast) {
    Map<Integer, ResultSheet> sheets = new HashMap<>();
    boolean audited = false;
    for (SimPhone<S, V> phone : world.phones()) {
      TableSession<S, V> session = phone.session().orElse(null);
      if (session == null || cast.isLiar(phone.number()) || cast.mayFork()) {
        continue;
      }
      int number = 0;
      for (Finished finished : session.finished()) {
        number++;
        ResultSheet sheet = finished.result().sheet();
        ResultSheet other = sheets.putIfAbsent(number, sheet);
        if (other != null && !other.equals(sheet)) {
          return Optional.of("two sheets of match " + number);
        }
      }
      if (!audited && number > 1) {
        audited = true;
        Optional<String> wrong = audit(session, phone.tools());
        if (wrong.isPresent()) {
          return wrong;
        }
      }
    }
    return Optional.empty();
  }

  /** Checks that a stranger comes to the same result of every match from its transcript. */
  private static Optional<String> audit(TableSession<?, ?> session, Phone tools) {
    int number = 0;
    for (Finished finished : session.finished()) {
      number++;
      Transcript transcript =
          Transcript.of(session, finished).orElseThrow(IllegalStateException::new);
      Audit audit =
          Audit.of(
              session.match().orElseThrow(IllegalStateException::new).kit(),
              transcript,
              tools.signatures(),
              tools.sealing(),
              new SeededEntropy("audit " + number));
      boolean same = audit.result().filter(finished.result()::equals).isPresent();
      if (!same || audit.seating().number() != number) {
        return Optional.of("the audit of match " + number + " comes to something else");
      }
    }
    return Optional.empty();
  }
}
