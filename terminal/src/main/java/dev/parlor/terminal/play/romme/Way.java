package dev.parlor.terminal.play.romme;

import dev.parlor.games.Choice;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeChoice;
import dev.parlor.games.romme.RommeView;
import dev.parlor.terminal.play.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One thing that may be done now.
 *
 * @param typed what to type for it
 * @param shown whether it stands among the keys; discards are too many
 */
record Way(String typed, String words, RommeAction action, boolean shown) {

  static List<Way> of(Scene<RommeView> scene) {
    List<Way> ways = new ArrayList<>();
    for (Choice choice : scene.choices()) {
      if (choice instanceof RommeChoice.Draw draw) {
        draws(ways, scene, draw);
      } else if (choice instanceof RommeChoice.Meld meld) {
        String words = scene.say("romme.way.meld", scene.view().proposalPoints());
        ways.add(new Way("m", words, meld.proposal(), true));
      } else if (choice instanceof RommeChoice.LayOff layOff) {
        layOffs(ways, scene, layOff);
      } else if (choice instanceof RommeChoice.Swap swap) {
        swaps(ways, scene, swap);
      } else if (choice instanceof RommeChoice.TakeBack back) {
        String words = scene.say("romme.way.takeBack");
        ways.add(new Way("b", words, new RommeAction.TakeBack(back.melds().get(0)), true));
      } else if (choice instanceof RommeChoice.Discard discard) {
        discards(ways, scene, discard);
      }
    }
    return ways;
  }

  private static void draws(List<Way> ways, Scene<RommeView> scene, RommeChoice.Draw draw) {
    for (RommeAction.Source source : draw.sources()) {
      String key = source == RommeAction.Source.STOCK ? "s" : "t";
      String words = scene.say("romme.way." + source);
      ways.add(new Way(key, words, new RommeAction.Draw(source), true));
    }
  }

  private static void layOffs(List<Way> ways, Scene<RommeView> scene, RommeChoice.LayOff choice) {
    for (RommeAction.LayOff layOff : choice.cards()) {
      Card face = layOff.plays().get(0).face();
      String words = scene.say("romme.way.layOff", scene.look().shortName(face), layOff.meld());
      ways.add(new Way("l" + (ways(ways, "l") + 1), words, layOff, true));
    }
  }

  private static void swaps(List<Way> ways, Scene<RommeView> scene, RommeChoice.Swap choice) {
    for (RommeAction.SwapJoker swap : choice.swaps()) {
      String card = scene.look().shortName(swap.face());
      String words = scene.say("romme.way.swap", card, swap.meld());
      ways.add(new Way("j" + (ways(ways, "j") + 1), words, swap, true));
    }
  }

  private static void discards(List<Way> ways, Scene<RommeView> scene, RommeChoice.Discard choice) {
    Map<dev.parlor.games.Slot, String> letters = OwnHand.letters(scene.view());
    boolean first = true;
    for (RommeAction.Discard discard : choice.cards()) {
      String letter = letters.getOrDefault(discard.slot(), "?");
      ways.add(new Way("d" + letter, scene.say("romme.way.discard"), discard, first));
      first = false;
    }
  }

  private static long ways(List<Way> ways, String key) {
    return ways.stream().filter(way -> way.typed().startsWith(key)).count();
  }
}
