package dev.parlor.tables.lesson;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Game;
import dev.parlor.games.Knowledge;
import dev.parlor.tables.kit.Around;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Trust;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A computer player that does what a script says for its seat. Where the script says nothing, it
 * plays as usual.
 */
final class ScriptedPlayer<S, V> implements ComputerPlayer<S> {
  private static final Deed.Cases<Optional<Action>> ACTION =
      new Deed.Cases<>(
          act -> Optional.of(act.action()), lay -> Optional.empty(), pick -> Optional.empty());

  private final TableKit<S, V> kit;
  private final List<Person> company;
  private final Map<Integer, Deque<String>> moves = new HashMap<>();
  private final ComputerPlayer<S> otherwise;

  ScriptedPlayer(TableKit<S, V> kit, Script script, List<Person> company) {
    this.kit = kit;
    this.company = List.copyOf(company);
    otherwise = kit.computer();
    for (int seat = 0; seat < script.seats(); seat++) {
      moves.put(seat, new ArrayDeque<>(script.movesOf(seat)));
    }
  }

  @Override
  public Action choose(S state, int seat, Knowledge knowledge, Dice dice) {
    Deque<String> own = moves.getOrDefault(seat, new ArrayDeque<>());
    String typed = own.poll();
    if (typed == null) {
      return otherwise.choose(state, seat, knowledge, dice);
    }
    Game<S, V> game = kit.game().game();
    Glimpse<V> sight =
        new Glimpse<>(
            game.view(state, seat, knowledge),
            game.choices(state, seat, knowledge),
            around(seat, company));
    return Meaning.of(kit.mapper(), sight, typed)
        .flatMap(deed -> deed.match(ACTION))
        .orElseThrow(
            () -> new IllegalStateException(kit.id() + ": seat " + seat + " can't " + typed));
  }

  private static Around around(int seat, List<Person> company) {
    return new Around(
        1,
        0,
        Around.Party.onOneDevice(seat, company),
        Around.Mine.NOTHING,
        List.of(),
        Trust.of(Trust.Shield.ONE_DEVICE),
        Phrase.NONE,
        Optional.empty());
  }
}
