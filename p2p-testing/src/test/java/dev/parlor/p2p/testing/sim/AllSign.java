package dev.parlor.p2p.testing.sim;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.play.Finished;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import java.util.List;
import java.util.Optional;

/**
 * Checks that every phone that is there at the end has a result with the names of all that are, and
 * that audits accept it.
 */
final class AllSign<S, V> implements SimCast<S, V> {
  private final int lost;

  /**
   * Checks a table that may lose its host.
   *
   * @param lost the phone that is gone for good; -1 for none
   */
  AllSign(int lost) {
    this.lost = lost;
  }

  @Override
  public boolean outlivesHost() {
    return true;
  }

  /**
   * Whether the phone that opened the table was lost before its match had begun for anybody else.
   */
  private boolean hasNotBegun(World<S, V> world) {
    return lost == 0
        && world.phones().stream()
            .filter(phone -> phone.number() != lost)
            .allMatch(phone -> phone.match().map(match -> !match.hasBegun()).orElse(true));
  }

  /**
   * Checks that all who are there have closed the table, because nothing was ever ordered for them.
   */
  private Optional<RunProblem> closed(World<S, V> world) {
    return world.phones().stream()
        .filter(phone -> phone.number() != lost && phone.stage() != TableView.Stage.BROKEN)
        .findFirst()
        .map(phone -> "P" + (phone.number() + 1) + " waits for a host that is lost")
        .map(what -> new RunProblem(RunProblem.Kind.STUCK, what));
  }

  @Override
  public Optional<RunProblem> judge(World<S, V> world) {
    if (hasNotBegun(world)) {
      return closed(world);
    }
    for (SimPhone<S, V> phone : world.phones()) {
      if (phone.number() != lost && !world.standing().isGone(phone)) {
        Optional<String> wrong = wrong(phone);
        if (wrong.isPresent()) {
          String what = "P" + (phone.number() + 1) + " " + wrong.get();
          return Optional.of(new RunProblem(RunProblem.Kind.STUCK, what));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> wrong(SimPhone<S, V> phone) {
    TableSession<S, V> session = phone.session().orElse(null);
    Match<S, V> match = phone.match().orElse(null);
    if (session == null || match == null || session.finished().isEmpty()) {
      return Optional.of("has no result, " + phone.stage());
    }
    TableView<?> view = session.view();
    long missing =
        match.attendance().present().stream()
            .filter(seat -> !match.ending().hasSigned(seat))
            .count();
    if (missing > (lost < 0 ? 0 : 1)) { // a seat that was lost after the end is not missed
      return Optional.of("lacks " + missing + " names");
    }
    TableView.Stage end = missing == 0 ? TableView.Stage.FINISHED : TableView.Stage.SIGNING;
    if (!view.verdicts().isEmpty() || view.stage() != end) {
      return Optional.of("ends " + view.stage() + " " + view.broken() + " " + view.verdicts());
    }
    return audited(session, match, phone) ? Optional.empty() : Optional.of("fails its audit");
  }

  private boolean audited(TableSession<S, V> session, Match<S, V> match, SimPhone<S, V> phone) {
    List<Finished> all = session.finished();
    Finished last = all.get(all.size() - 1);
    Transcript transcript = Transcript.of(session, last).orElseThrow();
    SeededEntropy entropy = new SeededEntropy("audit");
    Audit audit =
        Audit.of(
            match.kit(), transcript, phone.tools().signatures(), phone.tools().sealing(), entropy);
    return audit.result().filter(last.result()::equals).isPresent();
  }
}
