package dev.parlor.bench.bots;

import dev.parlor.bench.sheet.MeasurementSheet;
import dev.parlor.games.GameId;
import dev.parlor.games.bot.Level;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * {@code bench bots [game|all [matches [seed]]]}: plays every level of the computer players against
 * the one below, and the best one against the rivals that its game's goals name.
 *
 * <p>Exit code 0 when every level beats the one below and every goal is reached.
 */
public final class BotsRun {
  private static final int MATCHES = 400;
  private static final long SEED = 20_000;
  private static final int PARTS = 10;

  private final MeasurementSheet sheet;
  private final int matches;
  private final long seed;
  private boolean reached = true;

  private BotsRun(MeasurementSheet sheet, int matches, long seed) {
    this.sheet = sheet;
    this.matches = matches;
    this.seed = seed;
  }

  public static int run(
      List<String> args, MeasurementSheet sheet, Function<GameId, Yardstick> yardsticks) {
    String game = args.isEmpty() ? "all" : args.get(0);
    boolean known = game.equals("all") || Catalogue.SHIPPED.named(game).isPresent();
    boolean numbers =
        args.size() <= 3
            && args.subList(Math.min(1, args.size()), args.size()).stream()
                .allMatch(arg -> arg.matches("[1-9][0-9]{0,7}"));
    if (!known || !numbers) {
      sheet.problem(
          "bench bots [game|all [matches [seed]]]: a game and two whole numbers from 1 on");
      return 2;
    }
    int matches = args.size() < 2 ? MATCHES : Integer.parseInt(args.get(1));
    long seed = args.size() < 3 ? SEED : Long.parseLong(args.get(2));
    BotsRun run = new BotsRun(sheet, matches, seed);
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      if (game.equals("all") || kit.id().equals(game)) {
        sheet.busy("playing " + kit.id());
        run.measure(kit, yardsticks.apply(kit.game().id()));
      }
    }
    return run.reached ? 0 : 1;
  }

  private <S> void measure(TableKit<S, ?> kit, Yardstick yardstick) {
    ProvingGround<S> field = new ProvingGround<>(kit.game().game(), seed);
    Players<S> players = new Players<>(kit);
    for (int level = 1; level < Level.values().length; level++) {
      Level better = Level.values()[level];
      Level worse = Level.values()[level - 1];
      Measured finding =
          yardstick
              .comparison()
              .between(field, players.of(better), players.of(worse), matches * yardstick.factor());
      tell(kit.id(), better.id() + " over " + worse.id(), finding);
    }
    yardstick
        .goals()
        .measure(field, players, matches, (what, finding) -> tell(kit.id(), what, finding));
    time(kit.id(), yardstick, field, players);
  }

  private <S> void time(
      String game, Yardstick yardstick, ProvingGround<S> field, Players<S> players) {
    Timed<S> timed = new Timed<>(players.of(Level.EXPERT));
    yardstick.comparison().between(field, timed, timed, Math.max(1, matches / PARTS));
    tell(game, "an expert's move, mean", timed.mean());
    tell(game, "an expert's move, longest", timed.longest());
  }

  private void tell(String game, String what, Measured finding) {
    reached &= finding.reached();
    sheet.row(
        String.format(
            Locale.ROOT,
            "%-10s %-38s %9.2f +- %6.2f %-12s %7d pairs, seed %d, goal %s%s",
            game,
            what,
            finding.mean(),
            finding.margin(),
            finding.unit(),
            finding.count(),
            seed,
            finding.goal(),
            finding.reached() ? "" : "  MISSED"),
        "game",
        game,
        "what",
        what,
        "mean",
        finding.mean(),
        "margin",
        finding.margin(),
        "unit",
        finding.unit(),
        "count",
        finding.count(),
        "reached",
        finding.reached());
  }
}
