package dev.parlor.tables.piles;

import dev.parlor.games.Outcome;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.Draw;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesChoice;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableMapper;
import dev.parlor.tables.kit.Tile;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Finale;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How High/Low Piles looks and is touched. A tap picks a pile, and a button or key guesses; a
 * second tap shows the pile to the others first.
 */
public final class PilesTable implements TableMapper<PilesView> {
  public static final TableKit<PilesState, PilesView> KIT =
      new TableKit<>(
          PilesKit.KIT,
          new PilesTable(),
          "/dev/parlor/tables/piles/words",
          BestOdds.COMPUTERS,
          Map.of(),
          Tile.of(4, "3d 9s Kh 6c As").inSteps("3d 9s Kh", "9s Jd", "9s 4c", "", "As 2h"));

  @Override
  public Scene scene(Glimpse<PilesView> now, Picks picks) {
    return PilesScene.of(now, picked(now, picks));
  }

  @Override
  public Touch tap(Glimpse<PilesView> now, Picks picks, At target) {
    if (target.kind() != At.Kind.GRID) {
      return Touch.refused("tap.nothing");
    }
    boolean again = picked(now, picks).equals(OptionalInt.of(target.group()));
    return again && mayPoint(now, target.group())
        ? Touch.does(point(target.group()))
        : new Touch.Picked(picks.choosing(target.group()));
  }

  /** Whether pointing at this pile would tell the others something that they do not see yet. */
  static boolean mayPoint(Glimpse<PilesView> now, int pile) {
    return now.choice(PilesChoice.Pick.class).filter(may -> may.piles().contains(pile)).isPresent();
  }

  /** Points at a pile, for all to see. */
  static Deed point(int pile) {
    return new Deed.Act(new PilesAction.Pick(pile));
  }

  /**
   * {@code 5} picks the fifth pile, {@code 5h} or {@code h} says higher, {@code l} lower, {@code p}
   * points at it.
   */
  @Override
  public Touch read(Glimpse<PilesView> now, Picks picks, String text) {
    OptionalInt pile = picked(now, picks);
    String rest = text;
    if (Character.isDigit(text.charAt(0))) {
      pile = OptionalInt.of(text.charAt(0) - '1');
      rest = text.substring(1).trim();
    }
    if (!now.offers(PilesChoice.Guess.class) || !pile.isPresent()) {
      return Touch.refused("type.unknown");
    }
    if (rest.isEmpty()) {
      return new Touch.Picked(picks.choosing(pile.getAsInt()));
    }
    for (PilesChoice choice : now.all(PilesChoice.class)) {
      Optional<Deed> deed = typed(choice, pile.getAsInt(), rest);
      if (deed.isPresent()) {
        return Touch.does(deed.get());
      }
    }
    return Touch.refused("type.unknown");
  }

  private static Optional<Deed> typed(PilesChoice choice, int pile, String rest) {
    return choice.match(
        new PilesChoice.Cases<>(
            pick ->
                rest.equals("p") && pick.piles().contains(pile)
                    ? Optional.of(point(pile))
                    : Optional.empty(),
            guess ->
                switch (rest) {
                  case "h" -> Optional.of(guess(pile, Direction.HIGHER));
                  case "l" -> Optional.of(guess(pile, Direction.LOWER));
                  default -> Optional.empty();
                }));
  }

  @Override
  public Phrase typing(Glimpse<PilesView> now) {
    return now.offers(PilesChoice.Guess.class) ? Phrase.of("piles.type") : Phrase.NONE;
  }

  static Deed guess(int pile, Direction direction) {
    return new Deed.Act(new PilesAction.Guess(pile, direction));
  }

  /** The pile that this person has picked; otherwise the one that the player in turn has picked. */
  private static OptionalInt picked(Glimpse<PilesView> now, Picks picks) {
    OptionalInt own = now.view().yourTurn() ? picks.number() : OptionalInt.empty();
    return own.isPresent()
        ? own
        : now.view().picked().map(OptionalInt::of).orElse(OptionalInt.empty());
  }

  @Override
  public List<Phrase> news(PilesView before, Glimpse<PilesView> now) {
    List<Phrase> news = new ArrayList<>();
    if (!now.view().draw().equals(before.draw())) {
      now.view()
          .draw()
          .filter(draw -> draw.verdict() != Draw.Verdict.OPEN)
          .ifPresent(draw -> news.add(PilesScene.told(draw, now.view())));
    }
    return news;
  }

  /** The end of the match, which all win or lose together. */
  @Override
  public Finale finale(Glimpse<PilesView> now, Outcome outcome) {
    List<Finale.Standing> standings = new ArrayList<>();
    outcome
        .standings()
        .forEach(
            each -> standings.add(new Finale.Standing(each.place(), each.seat(), Phrase.NONE)));
    String key = now.view().bannerKey().orElse("piles.banner.aborted");
    return new Finale(Phrase.of(key + ".sentence", PilesScene.openPiles(now.view())), standings);
  }

  @Override
  public Picks kept(Picks picks, Glimpse<PilesView> now) {
    boolean good =
        now.view().yourTurn()
            && picks.number().isPresent()
            && now.view().piles().get(picks.number().getAsInt()).isOpen();
    return good ? picks : picks.cleared();
  }
}
