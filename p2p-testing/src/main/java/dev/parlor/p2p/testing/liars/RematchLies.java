package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.ALL;
import static dev.parlor.p2p.testing.liars.Liar.COIN;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.Fate.STOPPED;
import static dev.parlor.p2p.testing.liars.Liar.SEALED;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Liar.host;
import static dev.parlor.p2p.testing.liars.Tricks.change;
import static dev.parlor.p2p.testing.liars.Tricks.changeLater;
import static dev.parlor.p2p.testing.liars.Tricks.changeLine;
import static dev.parlor.p2p.testing.liars.Tricks.once;
import static dev.parlor.p2p.testing.liars.Tricks.sayLine;
import static dev.parlor.p2p.testing.liars.Tricks.with;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Line;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lies about another match at the same table, and in it by means of the one before. */
final class RematchLies {
  private static final TableSeat OTHER = new TableSeat(1);
  private static final Line REMATCH = Line.of("REMATCH", 2, 1_700_000_100);

  private RematchLies() {}

  static List<Liar> all() {
    return List.of(
        guest("rematch-before-the-end", ALL, NAMED, () -> sayLine(desk -> true, desk -> REMATCH)),
        guest(
            "rematch-instead-of-a-signature",
            ALL,
            NAMED,
            () -> changeLine("SIGN", line -> REMATCH)),
        guest(
                "rematch-after-the-next",
                ALL,
                NAMED,
                () -> changeLine("REMATCH", line -> with(line, 0, 7)))
            .inRematch(),
        guest(
                "signs-with-the-last-signature",
                ALL,
                NAMED,
                () -> changeLater("SIGN", 1, RematchLies::oldest))
            .inRematch(),
        guest("chain-of-the-last-match", COIN, NAMED, RematchLies::oldCommit).inRematch(),
        guest("key-of-the-last-match", SEALED, NAMED, RematchLies::oldCommit)
            .inRematch()
            .onlyReal(),
        guest("speaks-to-the-last-match", ALL, NO_EFFECT, RematchLies::late).inRematch(),
        host("rematch-in-a-foreign-name", ALL, STOPPED, RematchLies::forged).inRematch());
  }

  /** What this seat said first under the same verb. */
  private static @Nullable Payload oldest(LiarsDesk desk, Entry entry) {
    String verb = Match.verbOf(entry);
    for (Ordered ordered : desk.log()) {
      Entry old = ordered.entry();
      if (desk.isMine(old) && Match.verbOf(old).equals(verb)) {
        return old.payload();
      }
    }
    return null;
  }

  private static Trick oldCommit() {
    return change("SEED_HASH", (desk, entry) -> isSecond(desk) ? oldest(desk, entry) : null);
  }

  private static boolean isSecond(LiarsDesk desk) {
    return desk.hasBegun() && desk.match().seating().number() == 2;
  }

  /** Says nonsense, signed as if the second match had not begun yet. */
  private static Trick late() {
    return once(
        desk -> isSecond(desk) && desk.isQuiet() && !desk.isOver(),
        desk -> {
          Order seen = desk.log().get(5).order();
          Payload cheat = Payload.text(Line.of("CHEAT", 1));
          desk.submit(
              Entry.sign(
                  desk.key(),
                  seen.tid(),
                  desk.tableSeat(),
                  desk.nextCounter(),
                  seen.index() + 1,
                  seen.head(),
                  cheat));
        });
  }

  /** Says as host for everybody that they want to play again. */
  private static Trick forged() {
    return once(
        desk -> desk.session().stage() == TableView.Stage.FINISHED,
        desk -> {
          Order last = desk.log().get(desk.log().size() - 1).order();
          long counter =
              desk.log().stream().filter(ordered -> ordered.entry().seat().equals(OTHER)).count();
          Entry entry =
              Entry.sign(
                  desk.key(),
                  last.tid(),
                  OTHER,
                  counter,
                  desk.log().size(),
                  last.head(),
                  Payload.text(REMATCH));
          Order order =
              Order.sign(desk.key(), last.tid(), last.index() + 1, last.head(), entry.hash());
          desk.sendAll(new Message.Place(new Ordered(order, entry)).encode());
        });
  }
}
