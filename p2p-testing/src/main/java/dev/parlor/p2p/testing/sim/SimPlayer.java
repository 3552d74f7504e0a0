package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Action;
import dev.parlor.games.Dice;
import dev.parlor.games.Reflexes;
import dev.parlor.games.Refusal;
import dev.parlor.games.Slot;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import java.util.List;
import java.util.Optional;

/** The player who holds a phone: he looks at the table whenever it changes, thinks, and taps. */
final class SimPlayer<S, V> {
  private static final long READY_ANYWAY = 120_000;

  private final World<S, V> world;
  private final SimPhone<S, V> phone;
  private final Dice dice;
  private long dozesUntil;
  private boolean thinking;
  private long chosenAt = -1;
  private int window = -1;
  private int confirmed; // how often the roster had been closed by then
  private boolean readying;
  private boolean asking;

  SimPlayer(World<S, V> world, SimPhone<S, V> phone, Dice dice) {
    this.world = world;
    this.phone = phone;
    this.dice = dice;
  }

  void newLife() {
    thinking = false;
    chosenAt = -1;
    confirmed = 0;
    readying = false;
    asking = false;
  }

  void doze(long millis) {
    dozesUntil = world.time().now() + millis;
  }

  /** How long this phone computes for a shuffle or for checking one. */
  long workTime() {
    return 20L + dice.below(200);
  }

  void told(Refusal refusal) {
    if (refusal.key().equals("table.stillPending")) {
      chosenAt = -1;
    }
  }

  /** Looks at the table, which has changed. */
  void look() {
    TableSession<S, V> session = phone.session().orElse(null);
    if (session == null || session.onlooks()) {
      return;
    }
    switch (session.stage()) {
      case LOBBY -> lobby(session);
      case COMPARING -> compare(session);
      case PLAYING -> play(session);
      case FINISHED -> playAgain(session);
      case SIGNING, BROKEN -> {
        // nothing left to tap
      }
    }
  }

  private void lobby(TableSession<S, V> session) {
    if (phone.number() != 0) {
      return;
    }
    if (session.view().seats().size() == world.run().players()) {
      later(300, () -> phone.input(new Input.Ready()));
    } else if (!readying) {
      readying = true; // whoever has not come by then stays outside
      later(READY_ANYWAY, () -> phone.input(new Input.Ready()));
    }
  }

  private void compare(TableSession<S, V> session) {
    readying = false; // the table may be opened again
    int closings = session.view().gathering().closings();
    if (confirmed != closings && session.isComparable()) {
      confirmed = closings;
      Input same = new Input.Confirm(session.view().sas());
      later(think(), () -> phone.input(same));
    }
  }

  private void play(TableSession<S, V> session) {
    Match<S, V> match = session.match().orElse(null);
    if (match == null || !match.hasBegun()) {
      return;
    }
    int size = session.log().size();
    Reflexes<S> reflexes = world.bots().reflexes();
    if (reflexes != null) {
      react(reflexes, session, match);
    }
    if (!thinking && size != chosenAt && match.awaited().toAct().contains(phone.seat())) {
      thinking = true;
      later(think(), this::choose);
    }
  }

  private void playAgain(TableSession<S, V> session) {
    TableView<V> view = session.view();
    if (view.match() < world.run().matches() && view.rematch().mayAsk() && !asking) {
      asking = true;
      later(
          think(),
          () -> {
            asking = false;
            phone.input(new Input.Rematch());
          });
    }
  }

  private void choose() {
    thinking = false;
    TableSession<S, V> session = phone.session().orElse(null);
    Match<S, V> match = phone.match().orElse(null);
    int seat = phone.seat();
    if (session == null
        || match == null
        || session.stage() != TableView.Stage.PLAYING
        || !match.awaited().toAct().contains(seat)) {
      return;
    }
    chosenAt = session.log().size();
    Action action = world.bots().player().choose(match.state(), seat, session.knowledge(), dice);
    phone.note(() -> "chooses " + action);
    phone.input(new Input.Choose(action));
  }

  private void react(Reflexes<S> reflexes, TableSession<S, V> session, Match<S, V> match) {
    int seat = phone.seat();
    int open = match.windows().number().orElse(-1);
    if (open != window && open >= 0) {
      window = open;
      List<Slot> aside = reflexes.layAside(match.state(), seat, session.knowledge(), dice);
      later(dice.below(3_000), () -> phone.input(new Input.LayAside(aside)));
    }
    Optional<Action> unasked = reflexes.unasked(match.state(), seat, session.knowledge(), dice);
    unasked.ifPresent(action -> later(think() / 4, () -> phone.input(new Input.Choose(action))));
  }

  private long think() {
    int most = world.run().faults() == Faults.NONE ? 2_000 : 12_000;
    return 200L + dice.below(1 + dice.below(most));
  }

  private void later(long millis, Runnable what) {
    int life = phone.life();
    long at = Math.max(world.time().now() + millis, dozesUntil);
    world
        .time()
        .at(
            at,
            () -> {
              if (phone.livesAs(life)) {
                what.run();
              }
            });
  }
}
