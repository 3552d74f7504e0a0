package dev.parlor.p2p.testing.chaos;

import dev.parlor.games.Dice;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.FaultPlan;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.sim.RunProblem;
import dev.parlor.p2p.testing.sim.RunReport;
import dev.parlor.p2p.testing.sim.World;
import java.util.List;
import java.util.Optional;

/** Matches in which everybody but one may lie. Each is drawn from its seed. Not thread-safe. */
public final class Chaos {
  private static final List<Faults> RADIO = List.of(Faults.NONE, Faults.NONE, Faults.NORMAL);

  private static final int MOST_PLAYERS = 5;

  /** One table in so many has somebody who watches and would rather play. */
  private static final int WATCHED = 4;

  private final States states = new States();
  private int matches;

  /**
   * What a match has shown.
   *
   * @param script what was played, with as few of its steps as it takes to show the problem
   * @param trace of the shortest script; empty when nothing was found
   */
  public record Finding(Run run, String script, RunProblem problem, List<String> trace) {
    public Finding {
      trace = List.copyOf(trace);
    }

    @Override
    public String toString() {
      return run + " " + script + ": " + problem;
    }
  }

  /** How many matches were played, without those that made a finding shorter. */
  public int matches() {
    return matches;
  }

  /** How many different tables honest phones came through. */
  public int states() {
    return states.count();
  }

  /** Plays the match of a seed. The seed draws its game and size if several are given. */
  public Optional<Finding> play(List<Bots<?, ?>> games, long seed, boolean real) {
    Dice dice = Dice.seeded(seed * 1_009 + 3);
    Bots<?, ?> game = games.get(dice.below(games.size()));
    int least = Math.max(2, game.kit().phones().least());
    int players =
        least + dice.below(Math.min(game.kit().phones().most(), MOST_PLAYERS) - least + 1);
    Faults radio = RADIO.get(dice.below(RADIO.size()));
    boolean patient = dice.below(2) == 0;
    Run run = new Run(game, players, game.brief(), radio, seed, real, false);
    PuppetScript script = PuppetScript.draw(players, dice);
    // drawn apart, so that seeds that were known before keep their scripts
    Dice succession = Dice.seeded(seed * 1_013 + 7);
    boolean outliving = players > 2 && succession.below(2) == 0;
    script = outliving ? script.withVotes(succession) : script;
    boolean watched = Dice.seeded(seed * 1_019 + 11).below(WATCHED) == 0;
    run = watched ? run.with("onlookers", "true") : run;
    matches++;
    Bots<?, ?> bots = patient ? game.waiting() : game;
    RunReport report = play(bots, run, script, outliving);
    return report.problem().isPresent()
        ? Optional.of(shrunk(bots, run, script, report, outliving))
        : Optional.empty();
  }

  private <S, V> RunReport play(Bots<S, V> bots, Run run, PuppetScript script, boolean outliving) {
    FaultPlan plan = FaultPlan.of(run);
    return World.play(
        bots, run, plan, new PuppetCast<S, V>(script, states, outliving, heckler(run)));
  }

  private static int heckler(Run run) {
    return run.options().containsKey("onlookers") ? run.players() : -1;
  }

  private Finding shrunk(
      Bots<?, ?> bots, Run run, PuppetScript script, RunReport found, boolean outliving) {
    RunProblem.Kind kind = found.problem().orElseThrow(IllegalStateException::new).kind();
    PuppetScript best = script;
    for (int step = 0; step < best.steps().size(); ) {
      PuppetScript shorter = best.without(step);
      boolean alike =
          play(bots, run, shorter, outliving).problem().filter(p -> p.kind() == kind).isPresent();
      best = alike ? shorter : best;
      step += alike ? 0 : 1;
    }
    RunReport last = play(bots, run.traced(true), best, outliving);
    return new Finding(
        run,
        best + (outliving ? " outliving" : ""),
        last.problem().orElse(found.problem().orElseThrow(IllegalStateException::new)),
        last.trace());
  }
}
