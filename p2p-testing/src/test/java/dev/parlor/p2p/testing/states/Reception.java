package dev.parlor.p2p.testing.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Optional;

/** What became of a message. */
enum Reception {
  /** The peer is sent away; nothing else happened. */
  EXPELLED('x'),
  /** Somebody was named for a lie. */
  NAMED('n'),
  /** The log or the journal grew. */
  GREW('g'),
  /** The table before the log changed: somebody sat down, or a code is known. */
  CHANGED('c'),
  /** An answer left; nothing else happened. */
  ANSWERED('a'),
  /** The player was told something; nothing else happened. */
  TOLD('t'),
  /** Nothing happened. */
  IGNORED('.');

  final char letter;

  Reception(char letter) {
    this.letter = letter;
  }

  boolean leavesAllAsItWas() {
    return this == EXPELLED || this == ANSWERED || this == TOLD || this == IGNORED;
  }

  /** All of a session that can be seen. */
  record Face(
      TableView<?> view,
      int log,
      Optional<Roster> roster,
      Optional<SignedResult> result,
      TableSeat me) {
    static Face of(TableSession<?, ?> session) {
      session.countdowns();
      return new Face(
          session.view(),
          session.log().size(),
          session.roster(),
          session.result(),
          session.tableSeat());
    }
  }

  static Reception of(Face before, Face after, List<Effect> effects, Bytes from) {
    boolean saved = has(effects, Effect.Save.class);
    if (has(effects, Effect.Expel.class)) {
      assertEquals(before, after);
      assertTrue(!saved, effects::toString);
      for (Effect effect : effects) {
        assertTrue(!(effect instanceof Effect.Expel out) || out.npub().equals(from));
      }
      return EXPELLED;
    } else if (!before.view.verdicts().equals(after.view.verdicts())) {
      return NAMED;
    } else if (saved || before.log != after.log) {
      return GREW;
    } else if (!before.equals(after)) {
      return CHANGED;
    } else if (has(effects, Effect.Send.class)) {
      return ANSWERED;
    }
    return has(effects, Effect.Tell.class) ? TOLD : IGNORED;
  }

  private static boolean has(List<Effect> effects, Class<? extends Effect> kind) {
    return effects.stream().anyMatch(kind::isInstance);
  }
}
