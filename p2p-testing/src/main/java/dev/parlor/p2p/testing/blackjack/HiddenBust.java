package dev.parlor.p2p.testing.blackjack;

import static dev.parlor.p2p.testing.liars.Tricks.with;

import dev.parlor.games.Outcome;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.testing.liars.LiarsDesk;
import dev.parlor.p2p.testing.liars.Trick;
import dev.parlor.p2p.testing.liars.Tricks;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.List;
import java.util.Optional;

/** Hits whatever it holds, and stands when it should say that it is over 21. */
final class HiddenBust implements Trick {
  private boolean hidden;
  private final Trick hits = changeEvery("stand", "hit");
  private final Trick hides = changeEvery("bust", "stand");

  @Override
  public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
    List<Bytes> honest = List.of(message);
    List<Bytes> hiding = hides.instead(desk, to, message);
    hidden |= !hiding.equals(honest);
    return !hiding.equals(honest) ? hiding : hits.instead(desk, to, message);
  }

  /** Checks that the false claim is found: it is a violation of its author. */
  @Override
  public Optional<String> wrong(Match<?, ?> match, TableSeat liar) {
    int out = match.seating().seatOf(liar).index();
    Outcome outcome = match.outcome().orElse(null);
    boolean named = outcome != null && outcome.violations().stream().anyMatch(v -> v.seat() == out);
    return hidden && outcome != null && !named && match.verdicts().isEmpty()
        ? Optional.of("a hidden bust is not found")
        : Optional.empty();
  }

  private static Trick changeEvery(String from, String to) {
    return new Trick() {
      @Override
      public List<Bytes> instead(LiarsDesk desk, Bytes who, Bytes message) {
        if (LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit) {
          Line line = Tricks.line(submit.entry()).orElse(null);
          if (line != null && line.verb().equals("ACTION") && line.args().get(1).equals(from)) {
            desk.tell();
            Entry lie = desk.resign(submit.entry(), Payload.text(with(line, 1, to)));
            return List.of(new Message.Submit(lie).encode());
          }
        }
        return List.of(message);
      }
    };
  }
}
