package dev.parlor.terminal.table;

import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import dev.parlor.tables.sitting.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What typed text means at a table: one of the moves that are offered, or the game's grammar. */
public final class Typing {
  private static final String UNKNOWN = "type.unknown";

  private final Table<?> table;

  public Typing(Table<?> table) {
    this.table = table;
  }

  /** The line trimmed and in small letters; {@link Move#ENTER} for Enter alone. */
  public static String clean(String line) {
    String text = line.trim().toLowerCase(Locale.ROOT);
    return text.isEmpty() ? Move.ENTER : text;
  }

  /** What may be typed now, on one line. */
  public static String keys(Table<?> table, Scene scene, Sentences sentences) {
    List<String> keys = new ArrayList<>();
    for (Move move : scene.moves()) {
      if (!move.typed().isEmpty()) {
        String typed =
            move.typed().equals(Move.ENTER) ? sentences.texts().text("play.enter") : move.typed();
        keys.add(typed + " " + sentences.say(move.label(), scene));
      }
    }
    String more = sentences.say(table.typing(), scene);
    if (!more.isEmpty()) {
      keys.add(more);
    }
    return String.join("   ", keys);
  }

  /** What the text would do. Nothing is done yet. */
  Touch read(String text) {
    Optional<Move> move = move(text);
    if (move.isPresent() && move.get().deed() instanceof Deed.Pick pick) {
      return new Touch.Picked(pick.next());
    }
    Touch touch = table.read(text);
    if (touch.refusal().isPresent() && move.isPresent()) {
      boolean grave = move.get().weight() == Move.Weight.GRAVE;
      return new Touch.Does(move.get().deed(), !grave);
    }
    return touch;
  }

  /** Whether no longer text could be meant, so that no Enter is needed. */
  boolean isComplete(String text) {
    return table.asks() && read(text).done().filter(Touch.Does::atOnce).isPresent();
  }

  /** Whether nothing that can be done now begins with this text. */
  boolean isDead(String text) {
    if (!read(text).refusal().filter(why -> why.key().equals(UNKNOWN)).isPresent()) {
      return false;
    }
    String last = text.substring(text.lastIndexOf(' ') + 1);
    Scene scene = table.scene().orElseThrow();
    return scene.moves().stream().noneMatch(move -> move.typed().startsWith(text))
        && scene.zones().stream()
            .flatMap(zone -> zone.spots().stream())
            .noneMatch(spot -> spot.typed().startsWith(last) && !last.isEmpty());
  }

  /** The table as it would be with the text typed so far. */
  Optional<Scene> preview(String text) {
    if (text.isEmpty() || !table.asks()) {
      return Optional.empty();
    }
    return read(text)
        .match(
            new Touch.Cases<>(
                picked -> Optional.of(picked.picks()),
                does -> Optional.of(does.meant()).filter(meant -> !meant.equals(Picks.NONE)),
                refused -> Optional.<Picks>empty()))
        .map(table::preview);
  }

  /** What Enter would do with the text typed so far, where a move of the table says so. */
  Phrase promise(String text) {
    Deed deed =
        text.isEmpty() || !table.asks()
            ? null
            : read(text).done().map(Touch.Does::deed).orElse(null);
    if (deed == null) {
      return Phrase.NONE;
    }
    Scene shown = preview(text).or(table::scene).orElseThrow();
    List<Move> moves = new ArrayList<>(shown.moves());
    if (shown.sheet().orElse(null) instanceof Sheet.Amount amount) {
      moves.add(amount.done());
    }
    return moves.stream()
        .filter(move -> move.deed().equals(deed))
        .map(Move::label)
        .findFirst()
        .orElse(Phrase.NONE);
  }

  /** The move with this name. Choices of an open question have their numbers as names. */
  private Optional<Move> move(String text) {
    Scene scene = table.scene().orElseThrow();
    if (scene.sheet().orElse(null) instanceof Sheet.Options options && text.matches("[1-9]")) {
      int number = text.charAt(0) - '1';
      if (number < options.moves().size()) {
        return Optional.of(options.moves().get(number));
      }
    }
    return scene.moves().stream().filter(move -> move.typed().equals(text)).findFirst();
  }
}
