package dev.parlor.p2p.testing.liars;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.deal.Vault;
import dev.parlor.p2p.testing.secrecy.Plants;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.FaultPlan;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.sim.RunProblem;
import dev.parlor.p2p.testing.sim.SimCast;
import dev.parlor.p2p.testing.sim.World;
import dev.parlor.p2p.testing.troupe.Liars;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** A host tells two logs. On either of them, a phone may give away what its own log allows. */
class ForksTest {
  private static final int TRIES = 12;
  private static final int PLAYERS = 3;

  private static final Liar GOES_ON = Liars.named("fork-that-goes-on").orElseThrow();

  /**
   * A host that keeps two tables. Piles is left out: its third player may wait as long as it likes,
   * and name nobody.
   */
  private static final Liar TWO_TABLES =
      Liar.host(
          "two-tables",
          game -> Liar.OF_THREE.test(game) && !game.id().equals(Piles.ID),
          Liar.Fate.STOPPED,
          TwoTables::new);

  private static List<Run> runs(Liar liar) {
    List<Run> all = new ArrayList<>();
    for (Bots<?, ?> game : liar.among(Troupe.ALL)) {
      for (int seed = 1; seed <= TRIES && game.kit().hiding(); seed++) {
        all.add(new Run(game, PLAYERS, game.brief(), Faults.NONE, seed, false, false));
      }
    }
    return all;
  }

  @Test
  void whoIsToldAnotherLogGivesAwayNothingThatItHides() {
    List<String> wrong = new ArrayList<>();
    for (Liar liar : List.of(GOES_ON, TWO_TABLES)) {
      int told = 0;
      for (Run run : runs(liar)) {
        Trial.Verdict verdict = Trial.hold(liar, run, new FaultPlan(List.of()));
        verdict.report().problem().ifPresent(what -> wrong.add(liar.name() + ", " + run + what));
        told += verdict.told() ? 1 : 0;
      }
      assertTrue(told > TRIES, () -> liar.name() + " found no occasion");
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void whatASeatGivesAwayAgainstTheLogThatAllOthersHaveIsALeak() {
    assertLeaks(2);
  }

  @Test
  void whatASeatGivesAwayAgainstTheLogThatItAloneHasIsALeak() {
    assertLeaks(1);
  }

  /**
   * Checks that the watch finds the card that this seat gives away behind the fork. The other guest
   * has another log.
   */
  private static void assertLeaks(int seat) {
    String leak = "all but seats [" + seat + "] can read 0.50";
    Set<Optional<String>> found = new HashSet<>();
    for (int seed = 1; seed <= TRIES && !found.contains(Optional.of(leak)); seed++) {
      for (int phone = 1; phone < PLAYERS; phone++) { // the seat may be on either phone
        Bots<?, ?> game = Troupe.of(Holdem.ID);
        Run run = new Run(game, PLAYERS, game.brief(), Faults.NONE, seed, true, false);
        found.add(playLeaking(game, run, phone).map(RunProblem::what));
      }
    }
    assertTrue(found.contains(Optional.of(leak)), found::toString);
  }

  private static <S, V> Optional<RunProblem> playLeaking(Bots<S, V> bots, Run run, int leaking) {
    LiarCast<S, V> honest = new LiarCast<>(TWO_TABLES, run);
    return World.play(bots, run, new FaultPlan(List.of()), leaking(honest, leaking)).problem();
  }

  @SuppressWarnings("unchecked") // the proxy has the type of the honest cast
  private static <S, V> SimCast<S, V> leaking(LiarCast<S, V> honest, int leaking) {
    return (SimCast<S, V>)
        Proxy.newProxyInstance(
            SimCast.class.getClassLoader(),
            new Class<?>[] {SimCast.class},
            (self, method, args) -> {
              if (method.getName().equals("sealing") && args[0].equals(leaking)) {
                Sealing sealing = (Sealing) Objects.requireNonNull(args[1]);
                return Plants.in(sealing, vault -> behind(honest::told, vault));
              }
              try {
                return method.invoke(honest, args);
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }

  private static Vault behind(BooleanSupplier fork, Vault vault) {
    Vault more = Plants.oneCardMore(vault);
    return (Vault)
        Proxy.newProxyInstance(
            Vault.class.getClassLoader(),
            new Class<?>[] {Vault.class},
            (self, method, args) -> {
              try {
                return method.invoke(fork.getAsBoolean() ? more : vault, args);
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }
}
