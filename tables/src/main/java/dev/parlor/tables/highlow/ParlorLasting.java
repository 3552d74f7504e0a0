package dev.parlor.tables.highlow;

import dev.parlor.games.card.Card;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.ParlorEnding;
import dev.parlor.games.highlow.ParlorHand;
import dev.parlor.games.highlow.ParlorSeat;
import dev.parlor.games.highlow.ParlorVerdict;
import dev.parlor.tables.kit.Lasting;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What the parlor keeps of a player: his coins and the pot outlast every table. */
final class ParlorLasting implements Lasting<HighLowView> {

  /**
   * The options of a table that goes on. A person who plays alone plays for as long as he pleases.
   */
  @Override
  public Map<String, String> opening(List<String> kept, int seats) {
    Purse purse = Purse.read(kept).atTheDoor();
    Map<String, String> options = new TreeMap<>();
    options.put("coins", String.valueOf(purse.coins()));
    options.put("pot", String.valueOf(purse.pot()));
    if (seats == 1) {
      options.put("hands", "0");
    }
    return options;
  }

  @Override
  public List<String> after(List<String> kept, HighLowView before, HighLowView now, int seat) {
    ParlorSeat player = now.players().get(seat);
    Purse purse = Purse.read(kept);
    if (!Purse.isEmpty(before.players().get(seat).coins())) {
      purse = purse.atTheDoor();
    }
    purse = purse.holding(player.coins(), now.pot());
    ParlorHand last = now.last();
    if (last != null && !last.equals(before.last()) && last.seat() == seat) {
      purse = purse.having(last);
    }
    boolean ended = before.players().get(seat).playing() && !player.playing();
    if (ended && player.ending() == ParlorEnding.POT_EMPTIED) {
      purse = purse.counting(Purse.POTS);
    }
    return purse.lines();
  }

  @Override
  public List<Phrase> told(List<String> kept) {
    Purse purse = Purse.read(kept);
    List<Phrase> told = new ArrayList<>();
    told.add(Phrase.of("highlow.purse", Phrase.amount(purse.coins()), Phrase.amount(purse.pot())));
    told.add(
        Phrase.of(
            "highlow.purse.hands",
            purse.count(Purse.key(ParlorVerdict.WIN)),
            purse.count(Purse.key(ParlorVerdict.LOSE)),
            purse.count(Purse.key(ParlorVerdict.POST)),
            purse.count(Purse.POTS)));
    if (purse.count(Purse.GIFTS) > 0) {
      told.add(Phrase.of("highlow.purse.gifts", purse.count(Purse.GIFTS)));
    }
    if (!purse.bets().isEmpty()) {
      told.add(Phrase.of("highlow.purse.bets"));
    }
    for (String bet : purse.bets()) {
      String[] parts = bet.split(" ", -1);
      told.add(
          Phrase.of(
              "highlow.purse.bet." + parts[1].toLowerCase(Locale.ROOT),
              Phrase.amount(Integer.parseInt(parts[0])),
              new Phrase.Named(Card.parse(parts[2]))));
    }
    return told;
  }
}
