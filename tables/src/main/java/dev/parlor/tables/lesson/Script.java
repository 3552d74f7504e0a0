package dev.parlor.tables.lesson;

import dev.parlor.games.card.Card;
import dev.parlor.tables.kit.TableKit;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What happens in a game's first hand. The file {@code first.txt} beside the game's words says it,
 * one thing a line: {@code seats 3}, {@code option handLimit=1}, {@code cards Ah Kd} (the deck from
 * its top, as far as it matters). The other lines are moves, each as it is typed at that game's
 * table: {@code 0 c} is the pupil's, {@code 1 f} the first computer player's. Lines that start with
 * {@code #} are comments.
 *
 * @param seats how many sit at the table; the pupil has the first seat
 * @param options of the game, as in an invitation
 * @param cards with which the first deck begins
 * @param moves in the order in which they are made
 */
public record Script(int seats, Map<String, String> options, List<Card> cards, List<Line> moves) {
  /** The seat of whoever learns. */
  public static final int PUPIL = 0;

  public Script {
    options = Map.copyOf(options);
    cards = List.copyOf(cards);
    moves = List.copyOf(moves);
  }

  /** A move of a seat, as it is typed. */
  public record Line(int seat, String typed) {}

  /** The script of a game; empty for a game that brings none. */
  public static Optional<Script> of(TableKit<?, ?> kit) {
    String words = kit.words();
    String file = words.substring(0, words.lastIndexOf('/') + 1) + "first.txt";
    try (@Nullable InputStream in = Script.class.getResourceAsStream(file)) {
      return in == null
          ? Optional.empty()
          : Optional.of(
              read(
                  new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                      .lines()
                      .collect(Collectors.toList())));
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  static Script read(List<String> lines) {
    int seats = 1;
    Map<String, String> options = new TreeMap<>();
    List<Card> cards = new ArrayList<>();
    List<Line> moves = new ArrayList<>();
    for (String line : lines) {
      int space = line.indexOf(' ');
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      } else if (space < 0) {
        throw new IllegalArgumentException("half a line of a script: " + line);
      }
      String what = line.substring(0, space);
      String rest = line.substring(space + 1).trim();
      switch (what) {
        case "seats" -> seats = Integer.parseInt(rest);
        case "option" ->
            options.put(
                rest.substring(0, rest.indexOf('=')), rest.substring(rest.indexOf('=') + 1));
        case "cards" -> cards.addAll(Card.parseAll(rest));
        default -> moves.add(new Line(Integer.parseInt(what), rest));
      }
    }
    return new Script(seats, options, cards, moves);
  }

  /** The moves of this seat, in order. */
  public List<String> movesOf(int seat) {
    return moves.stream()
        .filter(line -> line.seat() == seat)
        .map(Line::typed)
        .collect(Collectors.toList());
  }
}
