package dev.parlor.terminal.play;

import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.terminal.shell.Problem;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** The time between two matches: everybody who is still there must want another one. */
final class LiveRematch<S, V> {
  private static final long FOR_EVER = TimeUnit.DAYS.toMillis(365);

  private final TableLoop<S, V> loop;
  private final LiveSitting<S, V> sitting;
  private final Voice voice;
  private final Supplier<Problem> broken;

  /**
   * @param broken what is said when the table is gone
   */
  LiveRematch(
      TableLoop<S, V> loop, LiveSitting<S, V> sitting, Voice voice, Supplier<Problem> broken) {
    this.loop = loop;
    this.sitting = sitting;
    this.voice = voice;
    this.broken = broken;
  }

  /** Asks for another match and waits for the others. Answers whether there is one. */
  boolean ask() {
    TableView<V> over = sitting.table();
    loop.input(new Input.Rematch());
    Set<Integer> shown = Set.of();
    TableView<V> view = over;
    while (view.match() == over.match() && canStill(view)) {
      if (!view.rematch().asked().equals(shown)) {
        shown = view.rematch().asked();
        voice.say(
            Voice.event("asked").withWords("by", LiveLobby.callsigns(view, shown)),
            "live.asked",
            String.join(", ", LiveLobby.callsigns(view, shown)));
      }
      Set<Integer> known = shown;
      view =
          sitting
              .await(
                  next ->
                      next.match() != over.match()
                          || !canStill(next)
                          || !next.rematch().asked().equals(known),
                  FOR_EVER)
              .orElseThrow(broken);
    }
    return view.match() != over.match();
  }

  private static boolean canStill(TableView<?> view) {
    return view.rematch().possible() && view.stage() != TableView.Stage.BROKEN;
  }
}
