package dev.parlor.p2p.kits;

import dev.parlor.games.Action;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeState;
import dev.parlor.p2p.message.ActionLines;
import dev.parlor.p2p.message.Slots;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The actions of Rommé as lines: {@code DRAW:<player>:<pile|discard>}, {@code
 * MELD:<player>:<cards>[/<cards>]*}, {@code LAYOFF:<player>:<meld>:<cards>}, {@code
 * SWAP:<player>:<meld>:<card>}, {@code TAKEBACK:<player>:<meld>} and {@code
 * DISCARD:<player>:<card>}. A card is {@code 7h@0.17}; a joker in the place of one is {@code
 * Jk=7h@0.17}; melds count from 1.
 */
final class RommeLines implements ActionLines<RommeState> {
  private static final int MAX_MELDS = 40;
  private static final int MAX_CARDS = 14;

  @Override
  public Set<String> verbs() {
    return Set.of("DRAW", "MELD", "LAYOFF", "SWAP", "TAKEBACK", "DISCARD");
  }

  @Override
  public Line write(RommeState state, int seat, Action action) {
    int player = seat + 1;
    return ((RommeAction) action)
        .match(
            new RommeAction.Cases<>(
                draw ->
                    Line.of(
                        "DRAW",
                        player,
                        draw.source() == RommeAction.Source.STOCK ? "pile" : "discard"),
                meld -> Line.of("MELD", player, melds(meld.melds())),
                layOff -> Line.of("LAYOFF", player, layOff.meld() + 1, plays(layOff.plays())),
                swap -> Line.of("SWAP", player, swap.meld() + 1, swap.face() + "@" + swap.slot()),
                takeBack -> Line.of("TAKEBACK", player, takeBack.meld() + 1),
                discard -> Line.of("DISCARD", player, discard.face() + "@" + discard.slot())));
  }

  private static String melds(List<List<RommeAction.Play>> melds) {
    StringBuilder text = new StringBuilder();
    melds.forEach(meld -> text.append(text.length() == 0 ? "" : "/").append(plays(meld)));
    return text.toString();
  }

  private static String plays(List<RommeAction.Play> plays) {
    StringBuilder text = new StringBuilder();
    for (RommeAction.Play play : plays) {
      text.append(text.length() == 0 ? "" : ",").append(play.face());
      if (!play.face().equals(play.place())) {
        text.append('=').append(play.place());
      }
      text.append('@').append(play.slot());
    }
    return text.toString();
  }

  @Override
  public Action read(Line line) throws Malformed {
    return switch (line.verb()) {
      case "DRAW" -> {
        String from = WordLists.find(line, 1, new String[] {"pile", "discard"}, word -> word);
        yield new RommeAction.Draw(
            from.equals("pile") ? RommeAction.Source.STOCK : RommeAction.Source.DISCARD);
      }
      case "MELD" -> new RommeAction.Meld(melds(line.arg(1)));
      case "LAYOFF" -> new RommeAction.LayOff(meld(line), plays(line.arg(2)));
      case "SWAP" -> {
        String[] card = Slots.atSlot(line.arg(2));
        yield new RommeAction.SwapJoker(meld(line), Slots.slot(card[1]), Slots.card(card[0]));
      }
      case "TAKEBACK" -> new RommeAction.TakeBack(meld(line));
      default -> {
        String[] card = Slots.atSlot(line.arg(1));
        yield new RommeAction.Discard(Slots.slot(card[1]), Slots.card(card[0]));
      }
    };
  }

  private static int meld(Line line) throws Malformed {
    return line.number(1, 1, MAX_MELDS) - 1;
  }

  private static List<List<RommeAction.Play>> melds(String text) throws Malformed {
    List<List<RommeAction.Play>> melds = new ArrayList<>();
    for (String meld : text.split("/", MAX_CARDS)) {
      melds.add(plays(meld));
    }
    return melds;
  }

  private static List<RommeAction.Play> plays(String text) throws Malformed {
    List<RommeAction.Play> plays = new ArrayList<>();
    for (String play : text.split(",", MAX_CARDS + 1)) {
      String[] sides = Slots.atSlot(play);
      String[] faces = sides[0].split("=", 2);
      Card face = Slots.card(faces[0]);
      Card place = faces.length == 2 ? Slots.card(faces[1]) : face;
      plays.add(new RommeAction.Play(Slots.slot(sides[1]), face, place));
    }
    return plays;
  }
}
