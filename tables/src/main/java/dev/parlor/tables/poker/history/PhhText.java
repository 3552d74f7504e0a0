package dev.parlor.tables.poker.history;

import dev.parlor.games.Knowledge;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.PokerMove;
import dev.parlor.games.poker.hand.Street;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes a finished hand as a PHH record. */
public final class PhhText {
  private final HandResult hand;
  private final HandStart start;
  private final List<Integer> order;
  private final Knowledge knowledge;
  private final List<String> actions = new ArrayList<>();
  private int board;

  private PhhText(HandResult hand, Knowledge knowledge) {
    this.hand = hand;
    this.start = hand.start();
    this.order = start.clockwise();
    this.knowledge = knowledge;
  }

  /**
   * The lines of one record, without a table heading. A void hand has none.
   *
   * @param players names by seat
   * @param knowledge the private knowledge of the writer, who names these cards beside those shown
   *     to all
   */
  public static List<String> of(HandResult hand, List<String> players, Knowledge knowledge) {
    return hand.isVoid() ? List.of() : new PhhText(hand, knowledge).lines(players);
  }

  private List<String> lines(List<String> players) {
    actions();
    List<String> lines = new ArrayList<>();
    lines.add("variant = 'NT'");
    lines.add("ante_trimming_status = " + start.antesByLevel());
    lines.add("antes = " + forced(start.antes()));
    lines.add("blinds_or_straddles = " + forced(start.posts()));
    lines.add("min_bet = " + start.minRaise());
    lines.add("starting_stacks = " + list(seat -> start.stacks().get(seat).toString()));
    lines.add(
        actions.stream()
            .map(PhhText::quoted)
            .collect(Collectors.joining(", ", "actions = [", "]")));
    lines.add("hand = " + hand.number());
    lines.add("seats = " + list(seat -> Integer.toString(seat + 1)));
    lines.add("players = " + list(seat -> quoted(players.get(seat))));
    lines.add("finishing_stacks = " + list(seat -> hand.stacks().get(seat).toString()));
    return lines;
  }

  private void actions() {
    for (int seat : order) {
      actions.add("d dh " + name(seat) + " " + hole(seat));
    }
    for (PokerMove move : hand.moves()) {
      dealTo(move.street());
      actions.add(name(move.seat()) + " " + word(move));
    }
    if (!hand.shown().isEmpty() && !hand.moves().isEmpty() && isAllIn()) {
      show();
      dealAll();
    } else {
      dealAll();
      show();
    }
  }

  /**
   * Whether all were all-in before the river, so that the hands were shown before the rest of the
   * board.
   */
  private boolean isAllIn() {
    return board < hand.board().size();
  }

  private void show() {
    for (HandResult.Shown shown : hand.shown()) {
      actions.add(name(shown.seat()) + " sm " + text(shown.cards()));
    }
  }

  private void dealAll() {
    for (Street street : Street.values()) {
      if (street.board() <= hand.board().size()) {
        dealTo(street);
      }
    }
  }

  private void dealTo(Street street) {
    for (Street next : Street.values()) {
      if (next.board() > board && next.board() <= street.board()) {
        actions.add("d db " + text(hand.board().subList(board, next.board())));
        board = next.board();
      }
    }
  }

  private static String word(PokerMove move) {
    return switch (move.kind()) {
      case FOLD -> "f";
      case CHECK, CALL -> "cc";
      case BET, RAISE -> "cbr " + move.to();
    };
  }

  private String hole(int seat) {
    Optional<HandResult.Shown> open =
        hand.shown().stream().filter(shown -> shown.seat() == seat).findFirst();
    if (open.isPresent()) {
      return text(open.get().cards());
    }
    StringBuilder cards = new StringBuilder();
    for (int card = 0; card < 2; card++) {
      Slot slot = new Slot(hand.deck(), order.indexOf(seat) + card * order.size());
      @Nullable Card face = knowledge.face(slot);
      cards.append(face == null ? "??" : face.toString());
    }
    return cards.toString();
  }

  private String name(int seat) {
    return "p" + (order.indexOf(seat) + 1);
  }

  /** The forced bets. With two players the format wants them in reverse order. */
  private String forced(List<Integer> amounts) {
    int last = order.size() - 1;
    return list(
        seat ->
            amounts
                .get(order.size() == 2 ? order.get(last - order.indexOf(seat)) : seat)
                .toString());
  }

  private String list(IntFunction<String> each) {
    return order.stream().map(each::apply).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String text(List<Card> cards) {
    return cards.stream().map(Card::toString).collect(Collectors.joining());
  }

  /** A name as a TOML text. It may hold what would end one: quotes, backslashes, line ends. */
  private static String quoted(String text) {
    if (text.indexOf('\'') < 0 && text.chars().noneMatch(letter -> letter < ' ')) {
      return "'" + text + "'";
    }
    StringBuilder escaped = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '"' || letter == '\\') {
        escaped.append('\\').append(letter);
      } else if (letter < ' ') {
        String hex = "000" + Integer.toHexString(letter);
        escaped.append("\\u").append(hex.substring(hex.length() - 4));
      } else {
        escaped.append(letter);
      }
    }
    return escaped.append('"').toString();
  }
}
