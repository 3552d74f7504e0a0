package dev.parlor.terminal.play;

import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.classic.Classic;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.highlow.HighLowComputer;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.romme.Romme;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.terminal.Problem;
import dev.parlor.terminal.play.blackjack.DuelScreen;
import dev.parlor.terminal.play.classic.ClassicScreen;
import dev.parlor.terminal.play.highlow.HighLowScreen;
import dev.parlor.terminal.play.piles.PilesScreen;
import dev.parlor.terminal.play.poker.PokerScreen;
import dev.parlor.terminal.play.romme.RommeScreen;
import java.util.List;
import java.util.stream.Collectors;

/** The list of the games that can be played here. */
final class Offers {
  private Offers() {}

  /** One line a game. */
  static List<Offer<?, ?>> all() {
    return List.of(
        new Offer<>(new Holdem(), new HoldemPlayer(), new PokerScreen(), false),
        new Offer<>(new Piles(), new BestOdds(), new PilesScreen(), true),
        new Offer<>(new HighLow(), new HighLowComputer(), new HighLowScreen(), true),
        new Offer<>(new Classic(), new ClassicPlayer(), new ClassicScreen(), false),
        new Offer<>(new Duel(), new DuelPlayer(), new DuelScreen(), false),
        new Offer<>(new Romme(), new RommeComputer(), new RommeScreen(), false));
  }

  static Offer<?, ?> named(String name) {
    return all().stream()
        .filter(offer -> offer.game().id().id().equals(name))
        .findFirst()
        .orElseThrow(() -> new Problem("play.unknownGame", name, names()));
  }

  static String names() {
    return all().stream()
        .map(offer -> offer.game().id())
        .map(GameId::id)
        .collect(Collectors.joining(" "));
  }
}
