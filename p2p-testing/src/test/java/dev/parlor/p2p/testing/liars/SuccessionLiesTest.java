package dev.parlor.p2p.testing.liars;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.GameId;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.troupe.Liars;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lies about the succession that need other tables than those of {@link LiarsTest}. */
class SuccessionLiesTest {
  private static final long SEED = Long.getLong("parlor.succession.seed", 21);
  private static final String ONLY = System.getProperty("parlor.succession.liar", "");

  private static final String GAME = System.getProperty("parlor.succession.game", "");

  @Test
  void eachComesToWhatItMustInAnotherGame() {
    List<String> wrong = new ArrayList<>();
    int turn = (int) SEED;
    for (Liar liar : Liars.all()) {
      if (liar.outliving() && liar.name().contains(ONLY)) {
        List<Bots<?, ?>> games = liar.among(Troupe.ALL);
        Bots<?, ?> game =
            GAME.isEmpty() ? games.get(turn++ % games.size()) : Troupe.of(new GameId(GAME));
        Run run = new Run(game, 3, game.brief(), Faults.NONE, SEED, false, !ONLY.isEmpty());
        Trial.Verdict verdict = Trial.hold(liar, run);
        String told = verdict.told() ? "told " + verdict.offences() : "no occasion";
        System.out.println(liar.name() + " " + run + ": " + told + " " + verdict.report().ending());
        verdict.report().problem().ifPresent(what -> wrong.add(run + " " + what));
        if (!ONLY.isEmpty()) {
          verdict
              .screens()
              .forEach(
                  v ->
                      System.out.println(
                          v.stage() + " " + v.broken() + " " + v.awaited() + " " + v.verdicts()));
          verdict.report().trace().forEach(System.out::println);
        }
      }
    }
    assertEquals(List.of(), wrong, "seed " + SEED);
  }
}
