package dev.parlor.app.lobby;

import dev.parlor.app.nearby.Found;
import dev.parlor.app.nearby.TableInRange;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.RadioTrouble;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Tables in range, and what was typed or scanned to choose among them.
 *
 * @param rows those under the digits typed so far, the nearest first
 * @param trouble what hinders the search, if something can be done about it
 * @param phones that answered an inquiry and may hold a table without a sign, the nearest first
 */
record JoinScreen(Hint hint, List<Row> rows, List<Phone> phones, Optional<RadioTrouble> trouble) {
  static final int CODE_DIGITS = 4;

  /** What else there is to say. */
  enum Hint {
    /** Nothing is in range; the screen says how a table comes to be. */
    EMPTY,
    /** There are tables in range, and the person may choose one. */
    CHOOSE,
    /** No table in range has the digits that were typed. */
    NO_SUCH_CODE,
    /** The table whose code was scanned has not been heard yet. */
    AWAITING_SCANNED,
    /** The table whose code was scanned has no seat left. */
    SCANNED_FULL,
    /** The table whose code was scanned plays a game that this phone does not know. */
    SCANNED_UNKNOWN,
    /** What was scanned is no table. */
    NO_TABLE
  }

  /**
   * @param playable whether this phone knows the game and there is a seat
   * @param watchable whether it knows the game and others may watch
   */
  record Row(TableInRange table, boolean playable, boolean watchable) {}

  /**
   * @param answer what came of asking it; empty before
   */
  record Phone(FoundPhone phone, Optional<Found.Answer> answer) {}

  static JoinScreen of(Found found, String typed, Scanned scanned, Playable games) {
    List<Row> rows = new ArrayList<>();
    for (TableInRange table : found.tables()) {
      if (table.code().startsWith(typed)) {
        boolean known = games.has(table);
        rows.add(new Row(table, !table.full() && known, table.watched() && known));
      }
    }
    return new JoinScreen(
        hint(found, typed, scanned, rows),
        Collections.unmodifiableList(rows),
        phones(found),
        RadioWords.worst(found.troubles()));
  }

  /** The phones without those whose table is in the list already. */
  private static List<Phone> phones(Found found) {
    List<Phone> phones = new ArrayList<>();
    for (FoundPhone phone : found.phones()) {
      Found.Answer answer = found.answers().get(phone.address());
      if (answer != Found.Answer.TABLE) {
        phones.add(new Phone(phone, Optional.ofNullable(answer)));
      }
    }
    return Collections.unmodifiableList(phones);
  }

  /** Whether a game can be played on this phone. */
  @FunctionalInterface
  interface Playable {
    boolean has(TableInRange table);
  }

  /** What the screen says of the code that was scanned. */
  enum Scanned {
    NOTHING,
    AWAITED,
    FULL,
    UNKNOWN,
    USELESS
  }

  private static Hint hint(Found found, String typed, Scanned scanned, List<Row> rows) {
    return switch (scanned) {
      case AWAITED -> Hint.AWAITING_SCANNED;
      case FULL -> Hint.SCANNED_FULL;
      case UNKNOWN -> Hint.SCANNED_UNKNOWN;
      case USELESS -> Hint.NO_TABLE;
      case NOTHING -> {
        if (rows.isEmpty() && !found.tables().isEmpty()) {
          yield Hint.NO_SUCH_CODE;
        }
        boolean sought = rows.isEmpty() && typed.length() == CODE_DIGITS;
        yield sought ? Hint.NO_SUCH_CODE : rows.isEmpty() ? Hint.EMPTY : Hint.CHOOSE;
      }
    };
  }
}
