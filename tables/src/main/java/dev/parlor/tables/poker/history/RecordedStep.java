package dev.parlor.tables.poker.history;

import dev.parlor.games.card.Card;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * One line of a record's actions, taken apart.
 *
 * @param seat of the player, from 0; -1 for the board
 * @param cards empty where a card is unknown
 * @param amount of a bet or raise
 * @param bare whether no cards were named at all
 */
record RecordedStep(
    Kind kind, int seat, List<Optional<Card>> cards, Optional<BigDecimal> amount, boolean bare) {
  enum Kind {
    DEAL_HOLE,
    DEAL_BOARD,
    FOLD,
    CHECK_OR_CALL,
    BET_OR_RAISE,
    SHOW,
    NOTHING
  }

  /**
   * Reads {@code p3 cbr 210 # a remark}.
   *
   * @throws BrokenRecord when it is no action of hold'em
   */
  static RecordedStep parse(String text, int seats) {
    String plain = text.replaceFirst("#.*", "").trim();
    if (plain.isEmpty()) {
      return new RecordedStep(Kind.NOTHING, -1, List.of(), Optional.empty(), true);
    }
    String[] words = plain.split("\\s+", -1);
    try {
      if (words[0].equals("d") && words.length == 4 && words[1].equals("dh")) {
        return dealt(Kind.DEAL_HOLE, seat(words[2], seats), words[3]);
      } else if (words[0].equals("d") && words.length == 3 && words[1].equals("db")) {
        return dealt(Kind.DEAL_BOARD, -1, words[2]);
      } else if (words.length >= 2) {
        return player(seat(words[0], seats), words);
      }
    } catch (IllegalArgumentException e) {
      throw new BrokenRecord("phh.action", text);
    }
    throw new BrokenRecord("phh.action", text);
  }

  private static RecordedStep player(int seat, String[] words) {
    boolean alone = words.length == 2;
    if (words[1].equals("f") && alone) {
      return new RecordedStep(Kind.FOLD, seat, List.of(), Optional.empty(), true);
    } else if (words[1].equals("cc") && alone) {
      return new RecordedStep(Kind.CHECK_OR_CALL, seat, List.of(), Optional.empty(), true);
    } else if (words[1].equals("cbr") && words.length == 3) {
      return new RecordedStep(
          Kind.BET_OR_RAISE, seat, List.of(), Optional.of(ChipUnit.parse(words[2])), true);
    } else if (words[1].equals("sm") && alone) {
      return new RecordedStep(Kind.SHOW, seat, List.of(), Optional.empty(), true);
    } else if (words[1].equals("sm") && words.length == 3) {
      return words[2].equals("-")
          ? new RecordedStep(Kind.SHOW, seat, List.of(), Optional.empty(), false)
          : dealt(Kind.SHOW, seat, words[2]);
    }
    throw new IllegalArgumentException("no action");
  }

  private static RecordedStep dealt(Kind kind, int seat, String cards) {
    if (cards.length() % 2 != 0) {
      throw new IllegalArgumentException("half a card");
    }
    List<Optional<Card>> faces = new ArrayList<>();
    for (int i = 0; i < cards.length(); i += 2) {
      String card = cards.substring(i, i + 2);
      if (card.equals("Jk")) {
        throw new IllegalArgumentException("joker");
      }
      faces.add(card.equals("??") ? Optional.empty() : Optional.of(Card.parse(card)));
    }
    return new RecordedStep(
        kind, seat, Collections.unmodifiableList(faces), Optional.empty(), false);
  }

  private static int seat(String word, int seats) {
    if (!word.matches("p[0-9]{1,2}")) {
      throw new IllegalArgumentException(word);
    }
    int seat = Integer.parseInt(word.substring(1)) - 1;
    if (seat < 0 || seat >= seats) {
      throw new IllegalArgumentException(word);
    }
    return seat;
  }
}
