package dev.parlor.app.played;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.table.Company;
import dev.parlor.rim.table.QuietStrand;
import dev.parlor.tables.kit.TableKit;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Real matches, played through the whole protocol into a folder. */
public final class PlayedMatches {
  private static final long START = 1_767_225_600_000L;

  /** Tests want the same matches again and again. Each is played once. */
  private static final Map<String, Company<?, ?>> PLAYED = new ConcurrentHashMap<>();

  private PlayedMatches() {}

  public static Path piles(Path folder, int seats, int number) {
    return match(folder, PilesKit.KIT, new BestOdds(), seats, Map.of(), number);
  }

  public static Path poker(Path folder, int number) {
    return match(folder, PokerKit.KIT, new HoldemPlayer(), 2, Map.of("handLimit", "1"), number);
  }

  /** A short match of any game between as few phones as can play it. */
  public static <S, V> Path quick(Path folder, TableKit<S, V> kit, int number) {
    int seats = Math.max(2, kit.game().phones().least());
    return match(folder, kit.game(), kit.computer(), seats, kit.quick(), number);
  }

  private static <S, V> Path match(
      Path folder,
      GameKit<S, V> kit,
      ComputerPlayer<S> computer,
      int seats,
      Map<String, String> options,
      int number) {
    String which = kit.game().id() + " " + seats + " " + number + " " + options;
    Company<?, ?> company =
        PLAYED.computeIfAbsent(which, key -> play(kit, computer, seats, options, number));
    return Archive.in(folder).save(company.session(0)).orElseThrow(AssertionError::new);
  }

  private static <S, V> Company<S, V> play(
      GameKit<S, V> kit,
      ComputerPlayer<S> computer,
      int seats,
      Map<String, String> options,
      int number) {
    QuietStrand strand = new QuietStrand(Runnable::run, START + number * 86_400_000L);
    Company<S, V> company =
        new Company<>(
            kit,
            computer,
            seats,
            options,
            seat -> new SeededEntropy("played " + number + " " + seat),
            number,
            strand);
    company.gather();
    if (!company.play()) {
      throw new AssertionError("the match did not end");
    }
    return company;
  }
}
