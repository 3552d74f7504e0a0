package dev.parlor.tables.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.Hints;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeChoice;
import dev.parlor.games.romme.RommeView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.SceneBuilder;
import dev.parlor.tables.scene.Sheet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a player of Rommé can press: the buttons, and the sheets that ask what a joker stands for.
 */
final class RommeMoves {
  static final String JOKER = "joker";

  /** Whether a choice belongs to the part of the turn that follows the draw. */
  private static final RommeChoice.Cases<Boolean> BEHIND_THE_DRAW =
      new RommeChoice.Cases<>(
          draw -> false, meld -> true, layOff -> true, swap -> true, back -> true, discard -> true);

  private final Glimpse<RommeView> now;
  private final RommeView view;
  private final Picks picks;
  private final Melds melds;

  RommeMoves(Glimpse<RommeView> now, Picks picks) {
    this.now = now;
    this.view = now.view();
    this.picks = picks;
    melds = new Melds(view, picks);
  }

  static int points(RommeAction.Meld meld) {
    return Hints.points(meld);
  }

  void offer(SceneBuilder scene) {
    now.choice(RommeChoice.Draw.class).ifPresent(draw -> draws(scene, draw));
    if (now.all(RommeChoice.class).stream().anyMatch(choice -> choice.match(BEHIND_THE_DRAW))) {
      plays(scene);
    }
    if (!view.hand().isEmpty()) {
      sorts(scene);
    }
    sheet(scene);
  }

  private void draws(SceneBuilder scene, RommeChoice.Draw draw) {
    for (RommeAction.Source source : draw.sources()) {
      boolean stock = source == RommeAction.Source.STOCK;
      Deed deed = new Deed.Act(new RommeAction.Draw(source));
      Phrase label =
          stock
              ? Phrase.of("romme.move.stock")
              : Phrase.of("romme.move.take", view.topDiscard().orElse(Card.JOKER));
      scene.move(stock ? Move.usual("s", label, deed) : Move.normal("t", label, deed));
    }
  }

  private void plays(SceneBuilder scene) {
    Optional<RommeAction.Meld> staged = melds.staged();
    staged
        .filter(meld -> enough(meld) && leavesADiscard(meld))
        .ifPresent(
            meld ->
                scene.move(
                    Move.usual(
                        "m",
                        Phrase.of("romme.move.meld", Hints.points(meld)),
                        new Deed.Act(meld))));
    if (!picks.last().isEmpty() && staged.isPresent()) {
      scene.move(Move.quiet("", Phrase.of("romme.move.another"), new Deed.Pick(picks.staged())));
    }
    new RommeTouch(now, picks)
        .discard()
        .ifPresent(
            discard ->
                scene.move(
                    Move.normal(
                        "d",
                        Phrase.of("romme.move.discard", discard.face()),
                        new Deed.Act(discard))));
    now.choice(RommeChoice.TakeBack.class)
        .ifPresent(
            back ->
                back.melds()
                    .forEach(
                        meld ->
                            scene.move(
                                Move.normal(
                                    "b" + meld,
                                    Phrase.of("romme.move.takeBack", meld),
                                    new Deed.Act(new RommeAction.TakeBack(meld))))));
    if (melds.all(picks.last()).size() > 1) {
      scene.move(
          Move.quiet("", Phrase.of("romme.move.joker"), new Deed.Pick(picks.opening(JOKER))));
    }
    proposal(scene);
    if (!picks.groups().isEmpty()) {
      scene.move(Move.quiet("u", Phrase.of("move.undo"), new Deed.Pick(picks.undone())));
    }
  }

  private boolean enough(RommeAction.Meld meld) {
    return view.players().get(view.seat()).hasMelded()
        || Hints.points(meld) >= view.options().firstMeld();
  }

  /**
   * Whether a card would be left to discard. A card that was taken in this turn does not count,
   * because it may not be discarded.
   */
  private boolean leavesADiscard(RommeAction.Meld meld) {
    List<Slot> left = new ArrayList<>();
    view.hand().stream().filter(RommeView.HandCard::taken).forEach(card -> left.add(card.slot()));
    int melded = meld.melds().stream().mapToInt(List::size).sum();
    boolean takenStays =
        left.stream()
            .anyMatch(
                slot ->
                    meld.melds().stream()
                        .noneMatch(plays -> plays.stream().anyMatch(p -> p.slot().equals(slot))));
    return !(takenStays && view.hand().size() - melded == 1);
  }

  /** Offers the best melds. They are picked and not laid, so that the player sees them first. */
  private void proposal(SceneBuilder scene) {
    view.proposal()
        .filter(best -> now.around().mine().hints() && picks.groups().isEmpty())
        .ifPresent(
            best -> {
              List<List<Slot>> groups = new ArrayList<>();
              Picks told = picks.cleared();
              for (List<RommeAction.Play> plays : best.melds()) {
                List<Slot> group = new ArrayList<>();
                for (RommeAction.Play play : plays) {
                  group.add(play.slot());
                  if (play.face().isJoker()) {
                    told = told.saying(play.slot(), play.place());
                  }
                }
                groups.add(group);
              }
              scene.move(
                  Move.quiet(
                      "h",
                      Phrase.of("romme.move.best", view.proposalPoints()),
                      new Deed.Pick(told.with(groups))));
            });
  }

  private void sorts(SceneBuilder scene) {
    Comparator<RommeView.HandCard> bySuit = Comparator.comparing(RommeMoves::code);
    Comparator<RommeView.HandCard> byRank =
        Comparator.comparing(RommeMoves::rank).thenComparing(RommeMoves::code);
    scene.move(Move.quiet("", Phrase.of("romme.move.bySuit"), sort(bySuit)));
    scene.move(Move.quiet("", Phrase.of("romme.move.byRank"), sort(byRank)));
  }

  private Deed sort(Comparator<RommeView.HandCard> by) {
    List<RommeView.HandCard> cards = new ArrayList<>(view.hand());
    cards.sort(by);
    List<Slot> order = new ArrayList<>();
    cards.forEach(card -> order.add(card.slot()));
    return new Deed.Pick(picks.ordered(order));
  }

  private static int code(RommeView.HandCard card) {
    return card.face().map(Card::code).orElse(Integer.MAX_VALUE);
  }

  private static int rank(RommeView.HandCard card) {
    return card.face()
        .map(face -> face.isJoker() ? Integer.MAX_VALUE : face.rank().number())
        .orElse(Integer.MAX_VALUE);
  }

  private void sheet(SceneBuilder scene) {
    List<Move> options = new ArrayList<>();
    if (picks.open().equals(JOKER)) {
      for (List<RommeAction.Play> way : melds.all(picks.last())) {
        Picks said = picks;
        for (RommeAction.Play play : way) {
          said = play.face().isJoker() ? said.saying(play.slot(), play.place()) : said;
        }
        options.add(
            Move.normal(
                "",
                Phrase.of("romme.way.cards", RommeScene.cards(way)),
                new Deed.Pick(said.opening(""))));
      }
    } else if (picks.open().equals(RommeTouch.LAY_OFF) && picks.number().isPresent()) {
      RommeTouch touch = new RommeTouch(now, picks);
      for (RommeAction.LayOff way : touch.layOffs(touch.meld(picks.number().getAsInt()))) {
        options.add(
            Move.normal(
                "",
                Phrase.of("romme.way.cards", RommeScene.cards(way.plays())),
                new Deed.Act(way)));
      }
    }
    if (!options.isEmpty()) {
      scene.sheet(Optional.of(new Sheet.Options(Phrase.of("romme.sheet.joker"), options)));
    }
  }
}
