package dev.parlor.games.classic;

import dev.parlor.games.Dealt;
import java.util.List;

/** An element of the history: a state of the machine with the cards as all knew them then. */
public record Moment(ClassicNode node, List<Dealt> player, List<Dealt> dealer) {
  public Moment {
    player = List.copyOf(player);
    dealer = List.copyOf(dealer);
  }
}
