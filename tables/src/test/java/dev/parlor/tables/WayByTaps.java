package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.tables.kit.Around;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.TableMapper;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import dev.parlor.tables.sitting.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Looks for a way to do a thing with nothing but what the screen offers: taps on targets, buttons,
 * options and amounts. Every other deed that it comes across on the way has to be allowed.
 */
final class WayByTaps<V> {
  private static final int DEEP = 24;

  private final TableMapper<V> mapper;
  private final Predicate<Action> allowed;

  WayByTaps(TableMapper<V> mapper, Predicate<Action> allowed) {
    this.mapper = mapper;
    this.allowed = allowed;
  }

  /** A gesture of a person at a table that is shown. */
  interface Gesture {
    void make(Table<?> table);
  }

  /** The gestures that lead to this deed when nothing is picked; empty if there is no way. */
  Optional<List<Gesture>> way(Glimpse<V> now, Deed wanted) {
    Search search = new Search(now, wanted);
    return search.from(mapper.kept(Picks.NONE, now), 0)
        ? Optional.of(List.copyOf(search.path))
        : Optional.empty();
  }

  boolean byTaps(Glimpse<V> now, Deed wanted) {
    if (wanted instanceof Deed.Lay lay && !lay.slots().isEmpty()) {
      return aside(now, lay.slots());
    }
    return new Search(now, wanted).from(mapper.kept(Picks.NONE, now), 0);
  }

  /** Whether these cards can be laid aside one after the other, each beside those before. */
  private boolean aside(Glimpse<V> now, List<Slot> slots) {
    Glimpse<V> then = new Glimpse<>(now.view(), now.choices(), laid(now.around(), List.of()));
    for (int i = 1; i <= slots.size(); i++) {
      List<Slot> laid = slots.subList(0, i);
      if (!new Search(then, new Deed.Lay(laid)).from(Picks.NONE, 0)) {
        return false;
      }
      then = new Glimpse<>(now.view(), now.choices(), laid(now.around(), laid));
    }
    return true;
  }

  private static Around laid(Around around, List<Slot> laid) {
    return new Around(
        around.match(),
        around.step(),
        around.party(),
        new Around.Mine(around.mine().pending(), laid, around.mine().hints()),
        around.clocks(),
        around.trust(),
        around.link(),
        around.ending());
  }

  /**
   * Whether carrying this card to its place does the deed, or asks what the card shall stand for.
   */
  boolean byDrop(Glimpse<V> now, Slot card, Deed wanted) {
    Scene scene = mapper.scene(now, Picks.NONE);
    Optional<Spot> spot = scene.find(card);
    if (!spot.isPresent()) {
      return false;
    }
    for (At place : everywhere(scene)) {
      Touch touch = mapper.drop(now, Picks.NONE, spot.get().at(), place);
      if (touch instanceof Touch.Does does) {
        allowed(does.deed());
        if (Wanted.same(does.deed(), wanted)) {
          return true;
        }
      } else if (touch instanceof Touch.Picked picked
          && offers(mapper.scene(now, picked.picks()), wanted)) {
        return true;
      }
    }
    return false;
  }

  private static List<At> everywhere(Scene scene) {
    List<At> places = new ArrayList<>();
    scene.stacks().forEach(stack -> places.add(stack.at()));
    for (Zone zone : scene.zones()) {
      places.add(zone.at());
      zone.spots().stream().filter(spot -> !spot.isGap()).map(Spot::at).forEach(places::add);
    }
    return places;
  }

  /** Checks that the rules allow what is offered. */
  private void allowed(Deed deed) {
    if (deed instanceof Deed.Act act) {
      assertTrue(allowed.test(act.action()), () -> "offered and refused: " + act.action());
    }
  }

  private boolean offers(Scene scene, Deed wanted) {
    return offered(scene, wanted).isPresent();
  }

  private Optional<Deed> offered(Scene scene, Deed wanted) {
    Optional<Deed> found = Optional.empty();
    List<Move> moves = new ArrayList<>(scene.moves());
    if (scene.sheet().isPresent() && scene.sheet().get() instanceof Sheet.Options options) {
      moves.addAll(options.moves());
    } else if (scene.sheet().isPresent() && scene.sheet().get() instanceof Sheet.Amount amount) {
      moves.add(amount.done());
    }
    for (Move move : moves) {
      allowed(move.deed());
      found = Wanted.same(move.deed(), wanted) ? Optional.of(move.deed()) : found;
    }
    return found;
  }

  /** A search for the way to one deed at one moment. */
  private final class Search {
    private final Glimpse<V> now;
    private final Deed wanted;
    private final List<List<Slot>> groups;
    private final Set<Picks> tried = new HashSet<>();
    private final List<Gesture> path = new ArrayList<>();

    Search(Glimpse<V> now, Deed wanted) {
      this.now = now;
      this.wanted = wanted;
      groups = Wanted.cards(wanted);
    }

    boolean from(Picks picks, int depth) {
      if (depth > DEEP || !tried.add(picks)) {
        return false;
      }
      Scene scene = mapper.scene(now, picks);
      Optional<Deed> last = offered(scene, wanted);
      if (last.isPresent()) {
        path.add(table -> table.press(table.scene().orElseThrow(), last.get()));
        return true;
      }
      Map<Picks, Gesture> next = new LinkedHashMap<>();
      for (At target : RandomFingers.targets(scene)) {
        if (target.kind() != At.Kind.GAUGE && isToBeTapped(scene, picks, target)) {
          Touch touch = mapper.tap(now, picks, target);
          Optional<Slot> slot = slotAt(scene, target);
          Gesture tap = table -> tap(table, target, slot);
          if (touch instanceof Touch.Does does) {
            allowed(does.deed());
            if (Wanted.same(does.deed(), wanted)) {
              path.add(tap);
              return true;
            }
          } else if (touch instanceof Touch.Picked picked) {
            next.put(picked.picks(), tap);
          } else {
            throw new AssertionError("offered and refused: a tap on " + target + " " + touch);
          }
        }
      }
      byButtons(scene, picks, next);
      return next.entrySet().stream().anyMatch(each -> onwards(each, depth));
    }

    /** Taps on a card, which may have moved meanwhile, or on another target. */
    private void tap(Table<?> table, At target, Optional<Slot> slot) {
      Scene shown = table.scene().orElseThrow();
      table.tap(shown, slot.flatMap(shown::find).map(Spot::at).orElse(target));
    }

    private boolean onwards(Map.Entry<Picks, Gesture> next, int depth) {
      int made = path.size();
      path.add(next.getValue());
      boolean found = from(next.getKey(), depth + 1);
      if (!found) {
        path.subList(made, path.size()).clear();
      }
      return found;
    }

    /** Checks what is offered for an amount: it must be allowed. */
    private void staged(Picks picks) {
      offered(mapper.scene(now, picks), wanted);
    }

    private void byButtons(Scene scene, Picks picks, Map<Picks, Gesture> next) {
      List<Move> moves = new ArrayList<>(scene.moves());
      Sheet sheet = scene.sheet().orElse(null);
      if (sheet instanceof Sheet.Options options) {
        moves.addAll(options.moves());
      } else if (sheet instanceof Sheet.Amount amount) {
        amount.presets().forEach(preset -> staged(picks.staking(preset.amount())));
        int wish = Wanted.amount(wanted);
        if (wish >= amount.least() && wish <= amount.most()) {
          next.put(picks.staking(wish), table -> table.amount(wish));
        }
      }
      for (Move move : moves) {
        if (move.deed() instanceof Deed.Pick pick && leads(picks, pick.next())) {
          next.put(pick.next(), table -> table.press(table.scene().orElseThrow(), move.deed()));
        }
      }
    }

    /** Taps on cards in the order in which they are wanted. None is tapped back. */
    private boolean isToBeTapped(Scene scene, Picks picks, At target) {
      boolean hands = target.kind() == At.Kind.OWN || target.kind() == At.Kind.OTHERS;
      return groups.isEmpty() || !hands || slotAt(scene, target).equals(due(picks));
    }

    private Optional<Slot> slotAt(Scene scene, At target) {
      return scene.zones().stream()
          .flatMap(zone -> zone.spots().stream())
          .filter(spot -> spot.at().equals(target))
          .findFirst()
          .flatMap(Spot::slot);
    }

    /** The next card of the group that is being made. */
    private Optional<Slot> due(Picks picks) {
      int group = Math.max(0, picks.groups().size() - 1);
      return group >= groups.size()
          ? Optional.empty()
          : groups.get(group).stream().filter(slot -> !picks.last().contains(slot)).findFirst();
    }

    /** Whether these picks come nearer to the deed. Sorting, undoing and unwanted cards do not. */
    private boolean leads(Picks picks, Picks next) {
      List<List<Slot>> chosen = next.groups();
      boolean prefix = chosen.size() <= Math.max(1, groups.size());
      for (int i = 0; prefix && i < chosen.size(); i++) {
        boolean done = i == chosen.size() - 1 || chosen.get(i).size() == groups.get(i).size();
        prefix = i < groups.size() && groups.get(i).containsAll(chosen.get(i)) && done;
      }
      return prefix
          && next.slots().containsAll(picks.slots())
          && next.order().equals(picks.order());
    }
  }
}
