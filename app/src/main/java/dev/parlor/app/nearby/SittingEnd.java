package dev.parlor.app.nearby;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The end of a sitting. A match is left in good order: the own keys are handed over first, and a
 * holder hands the table over as well. That phone stays for a while, until the others have found
 * the next holder. Used on the table's thread alone.
 */
final class SittingEnd<S, V> {
  private static final long PATIENCE = 20_000;
  private static final long LAST_OUT = 10_000;

  private final Opened<S, V> opened;
  private final Rooms rooms;
  private final Consumer<Optional<Refusal>> ended;
  private boolean leaving;
  private boolean hurried;
  private boolean held;
  private boolean said;

  /**
   * @param ended told last, with the reason if it was not the player's wish
   */
  SittingEnd(Opened<S, V> opened, Rooms rooms, Consumer<Optional<Refusal>> ended) {
    this.opened = opened;
    this.rooms = rooms;
    this.ended = ended;
  }

  /** Whether it is over for the screen. */
  boolean isSaid() {
    return leaving || said;
  }

  Optional<Input> leave(TableSession<S, V> session) {
    if (leaving || said) {
      return Optional.empty();
    }
    leaving = true;
    if (session.onlooks()) {
      forget(); // nobody waits for a watcher
      return Optional.empty();
    }
    held = TableHolder.isMe(session.view());
    return switch (session.stage()) {
      case LOBBY, COMPARING ->
          Optional.of(new Input.Leave()); // the others hear of it, then it ends
      case PLAYING -> {
        changed(session);
        yield Optional.of(new Input.Leave());
      }
      case FINISHED -> {
        changed(session);
        yield held ? Optional.of(new Input.Leave()) : Optional.empty(); // they may play again
      }
      case SIGNING, BROKEN -> {
        changed(session);
        yield Optional.empty();
      }
    };
  }

  /** The player has seen other digits on another screen. Everybody is told, and it is over. */
  Optional<Input> differ(TableSession<S, V> session) {
    if (leaving || said) {
      return Optional.empty();
    }
    leaving = true;
    boolean shown = session.view().sas().isPresent();
    return Optional.of(shown ? new Input.Differ() : new Input.Leave());
  }

  void changed(TableSession<S, V> session) {
    if (!leaving || said) {
      return;
    }
    if (isThrough(session)) {
      boolean over = session.outcome().isPresent();
      long handingOver = held && !over ? PATIENCE : 0;
      end(held && over ? LAST_OUT : handingOver, Optional.empty());
    } else if (!hurried) {
      hurried = true;
      opened.strand().at(opened.strand().now() + PATIENCE, this::forget);
    }
  }

  private boolean isThrough(TableSession<S, V> session) {
    return switch (session.stage()) {
      case LOBBY, COMPARING, BROKEN, FINISHED -> true;
      case PLAYING -> isGone(session) && !TableHolder.isMe(session.view());
      case SIGNING -> false;
    };
  }

  private boolean isGone(TableSession<S, V> session) {
    return session.match().filter(match -> match.attendance().isGone(session.me())).isPresent();
  }

  /** Ends it now. */
  void forget() {
    end(0, Optional.empty());
  }

  /** Ends it because it can't go on. */
  void endFor(Refusal reason) {
    end(0, Optional.of(reason));
  }

  private void end(long patience, Optional<Refusal> reason) {
    if (said) {
      return;
    }
    said = true;
    opened.ways().close();
    opened.sides().close();
    opened
        .loop()
        .closeLast(
            patience,
            () -> {
              opened.links().close();
              rooms.forget(opened.seat().table());
              ended.accept(reason);
            });
  }
}
