package dev.parlor.terminal.play;

import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.liars.Trial;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.troupe.Liars;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import java.util.List;
import java.util.stream.Collectors;

/** Another match of the same game in which one device lies, and what the others say of it. */
final class DemoLie {
  private static final int MOST_TRIED = 8;
  private static final int PLAYERS = 2;
  private static final int SEED = 7;

  private DemoLie() {}

  /** Shows who lied and what about; nothing for a game in which no lie has an occasion. */
  static void show(Bots<?, ?> game, Names names, Rim rim) {
    Texts texts = rim.texts();
    List<Liar> liars =
        Liars.of(game).stream()
            .filter(liar -> liar.fate() == Liar.Fate.NAMED && !liar.host())
            .filter(liar -> !liar.real() && liar.matches() == 1)
            .limit(MOST_TRIED)
            .collect(Collectors.toList());
    int seats = Math.max(PLAYERS, game.kit().phones().least());
    Run run = new Run(game, seats, game.brief(), Faults.NONE, SEED, false, false);
    for (Liar liar : liars) {
      Trial.Verdict verdict = Trial.hold(liar, run);
      if (verdict.told() && !verdict.offences().isEmpty()) {
        String liarsName = names.second();
        String what = texts.text("offence." + verdict.offences().get(0).name());
        rim.out().println(texts.text("demo.lie", liarsName));
        rim.out().println(texts.text("demo.lie.named", liarsName, what));
        return;
      }
    }
  }
}
