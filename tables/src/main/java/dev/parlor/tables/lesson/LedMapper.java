package dev.parlor.tables.lesson;

import dev.parlor.games.Action;
import dev.parlor.games.Outcome;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Still;
import dev.parlor.tables.kit.TableMapper;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Finale;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.SceneBuilder;
import java.util.List;
import java.util.Optional;

/** A game's tables as a pupil sees them: what to do next is said, and nothing else is offered. */
final class LedMapper<V> implements TableMapper<V> {
  private final TableMapper<V> game;
  private final String id;
  private Lead lead = new Lead(List.of());

  LedMapper(TableMapper<V> game, String id) {
    this.game = game;
    this.id = id;
  }

  /** Leads a new pupil from now on. */
  void follow(Lead pupil) {
    lead = pupil;
  }

  Lead lead() {
    return lead;
  }

  @Override
  public Scene scene(Glimpse<V> now, Picks picks) {
    Scene scene = game.scene(now, picks);
    Optional<String> asked = lead.askedAt(now.around().step());
    if (now.choices().isEmpty() || !asked.isPresent()) {
      return scene;
    }
    Optional<Deed> wanted = Meaning.of(game, now, asked.get());
    SceneBuilder led = scene.edit().prompt(said(now.around().step())).noMoves();
    for (Move move : scene.moves()) {
      if (leads(move.deed(), wanted)) {
        led.move(move);
      }
    }
    return led.build();
  }

  private Phrase said(long step) {
    return Phrase.of(id + ".first." + (lead.at(step) + 1));
  }

  /**
   * Whether a deed is allowed: it is what the script asks for, or changes only what this person
   * sees.
   */
  private static boolean leads(Deed deed, Optional<Deed> wanted) {
    boolean serious = deed.match(new Deed.Cases<>(act -> true, lay -> true, pick -> false));
    return !serious || wanted.filter(deed::equals).isPresent();
  }

  @Override
  public Touch tap(Glimpse<V> now, Picks picks, At target) {
    return game.tap(now, picks, target);
  }

  @Override
  public Touch drop(Glimpse<V> now, Picks picks, At card, At target) {
    return game.drop(now, picks, card, target);
  }

  @Override
  public Touch read(Glimpse<V> now, Picks picks, String text) {
    return game.read(now, picks, text);
  }

  @Override
  public Optional<Action> byItself(Glimpse<V> now) {
    return game.byItself(now);
  }

  @Override
  public List<Phrase> news(V before, Glimpse<V> now) {
    return game.news(before, now);
  }

  @Override
  public boolean isOut(V view, int seat) {
    return game.isOut(view, seat);
  }

  @Override
  public List<Still> stills(V before, Glimpse<V> now) {
    return game.stills(before, now);
  }

  /** The end of the lesson: it says what was learned, and no places. */
  @Override
  public Finale finale(Glimpse<V> now, Outcome outcome) {
    return new Finale(Phrase.of(id + ".first.end"), List.of());
  }

  @Override
  public Picks kept(Picks picks, Glimpse<V> now) {
    return game.kept(picks, now);
  }
}
