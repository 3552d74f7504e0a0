package dev.parlor.p2p.testing.bare;

import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A session with what it was given, what it has written and what it wants computed. */
final class KeptSession<S, V> {
  final List<Given> given = new ArrayList<>();
  final List<Bytes> journal = new ArrayList<>();
  final Map<Long, Effect.Compute> jobs = new LinkedHashMap<>();
  private TableSession<S, V> session;

  KeptSession(TableSession<S, V> session) {
    this.session = session;
  }

  TableSession<S, V> session() {
    return session;
  }

  /** Its process has died. What it has written leads to another session. */
  void beginsAgain(TableSession<S, V> again, long now) {
    given.add(new Given(null, now));
    jobs.clear();
    session = again;
  }

  List<Effect> take(Input input, long now) {
    given.add(new Given(input, now));
    if (input instanceof Input.Computed done) {
      jobs.remove(done.job());
    }
    List<Effect> effects = session.on(input, now);
    for (Effect effect : effects) {
      if (effect instanceof Effect.Save save) {
        journal.add(save.record());
      } else if (effect instanceof Effect.Compute job) {
        jobs.put(job.job(), job);
      }
    }
    return effects;
  }

  /**
   * The input as this session takes it: a result that was computed for another session is computed
   * anew.
   */
  Input own(Input input) {
    Effect.Compute job = input instanceof Input.Computed done ? jobs.get(done.job()) : null;
    return job == null ? input : computed(job);
  }

  /** The result of a job, computed for this session if it wants one of that number. */
  Input result(Effect.Compute job) {
    return computed(jobs.getOrDefault(job.job(), job));
  }

  private static Input computed(Effect.Compute job) {
    return new Input.Computed(job.job(), job.work().get());
  }
}
