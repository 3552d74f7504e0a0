package dev.parlor.terminal.play;

import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.highlow.HighLowComputer;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.p2p.match.GameKits;
import dev.parlor.terminal.Problem;
import dev.parlor.terminal.Similar;
import dev.parlor.terminal.play.blackjack.DuelScreen;
import dev.parlor.terminal.play.classic.ClassicScreen;
import dev.parlor.terminal.play.highlow.HighLowScreen;
import dev.parlor.terminal.play.piles.PilesScreen;
import dev.parlor.terminal.play.poker.PokerScreen;
import dev.parlor.terminal.play.recall.RecallScreen;
import dev.parlor.terminal.play.romme.RommeScreen;
import java.util.List;
import java.util.stream.Collectors;

/** The list of the games that can be played here. */
final class Offers {
  private Offers() {}

  /** One line a game. */
  static List<Offer<?, ?>> all() {
    return List.of(
        new Offer<>(GameKits.POKER, new HoldemPlayer(), new PokerScreen(), false),
        new Offer<>(GameKits.BLACKJACK, new DuelPlayer(), new DuelScreen(), false),
        new Offer<>(GameKits.ROMME, new RommeComputer(), new RommeScreen(), false),
        new Offer<>(GameKits.RECALL, new RecallComputer(), new RecallScreen(), false),
        new Offer<>(GameKits.HIGHLOW, new HighLowComputer(), new HighLowScreen(), true),
        new Offer<>(GameKits.PILES, new BestOdds(), new PilesScreen(), true),
        new Offer<>(GameKits.CLASSIC, new ClassicPlayer(), new ClassicScreen(), false));
  }

  static Offer<?, ?> named(String name) {
    return all().stream()
        .filter(offer -> offer.game().id().id().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(name));
  }

  private static Problem unknown(String name) {
    if (name.isEmpty()) {
      return new Problem("play.whichGame", names());
    }
    return Similar.to(name, List.of(names().split(" ", -1)))
        .map(near -> new Problem("play.similarGame", name, near))
        .orElseGet(() -> new Problem("play.unknownGame", name, names()));
  }

  static String names() {
    return all().stream()
        .map(offer -> offer.game().id())
        .map(GameId::id)
        .collect(Collectors.joining(" "));
  }
}
