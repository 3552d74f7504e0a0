package dev.parlor.terminal.table;

import dev.parlor.p2p.table.Emote;
import dev.parlor.tables.sitting.Table;
import dev.parlor.terminal.table.Display.Wish;
import java.util.Optional;

/** The line that is typed on a full screen, key by key, and what each key wants. */
final class KeyLine {
  private static final int BACKSPACE = 8;
  private static final int DELETE = 127;
  private static final int ESCAPE = 27;
  private static final int END_OF_INPUT = 4;

  private final Table<?> table;
  private String text = "";
  private String typed = "";
  private boolean saying; // whether the number of something to say to the others comes next
  private boolean deed; // whether a move was made since anything was asked

  KeyLine(Table<?> table) {
    this.table = table;
  }

  /** What stands on the line by now. */
  String text() {
    return text;
  }

  /** What was entered last. */
  String typed() {
    return typed;
  }

  /** Whether others hear what is said. */
  boolean isHeard() {
    return table.isHeard();
  }

  /** Whether the number of what is to be said to the others comes next. */
  boolean isSaying() {
    return saying;
  }

  /** Whether a move was entered since the last {@link #begin}. */
  boolean hasMoved() {
    return deed;
  }

  /** A new question is asked. What was typed before is no answer to it. */
  void begin() {
    text = "";
    deed = false;
  }

  /**
   * @param holding whether something is held to be seen; a key then goes on from it
   */
  Wish pressed(int key, boolean holding) {
    if (key == Screen.END || key == END_OF_INPUT) {
      return Wish.GONE;
    } else if (key == Screen.OTHER) {
      return Wish.NONE;
    }
    boolean first = text.isEmpty();
    if (saying) {
      return said(key);
    } else if (first && key == Saying.SIGN && table.isHeard()) {
      saying = true;
      return Wish.NONE;
    } else if (first && key == 'q') {
      return Wish.LEAVE;
    } else if (first && key == '?') {
      return Wish.RULES;
    } else if (first && key == '!') {
      return Wish.ADVICE;
    } else if (first && (key == '+' || key == '-')) {
      return key == '+' ? Wish.FASTER : Wish.SLOWER;
    } else if (holding) {
      return key == ' ' ? Wish.HURRY : Wish.SKIP;
    } else if (!table.asks()) {
      return key == ' ' ? Wish.HURRY : Wish.NONE;
    }
    return edited(key);
  }

  /** Says what has this number to the others. Any other key says nothing. */
  private Wish said(int key) {
    saying = false;
    Optional<Emote> emote = Saying.of("" + Saying.SIGN + (char) key);
    emote.ifPresent(table::say);
    return emote.isPresent() ? Wish.SAID : Wish.NONE;
  }

  private Wish edited(int key) {
    if (key == '\r' || key == '\n') {
      return submit();
    } else if (key == BACKSPACE || key == DELETE) {
      text = text.substring(0, Math.max(0, text.length() - 1));
    } else if (key == ESCAPE) {
      text = "";
    } else if (key >= ' ' && !(key == ' ' && text.isEmpty())) {
      return added((char) key);
    }
    return Wish.NONE;
  }

  /**
   * Adds a key. One that can't become a move is not kept; {@code q} and {@code ?} then have their
   * usual meaning.
   */
  private Wish added(char key) {
    Typing typing = new Typing(table);
    String longer = Typing.clean(text + key);
    if (typing.isDead(longer)) {
      if (key == 'q' || key == '?') {
        text = "";
        return key == 'q' ? Wish.LEAVE : Wish.RULES;
      } else if (key == 'h' && text.isEmpty()) {
        return Wish.ADVICE; // a hit, or higher, where a game has one
      }
      typed = text + key;
      return Wish.LINE; // says why not
    }
    text += key;
    return typing.isComplete(longer) ? submit() : Wish.NONE;
  }

  private Wish submit() {
    typed = text;
    text = "";
    deed = true;
    return Wish.LINE;
  }
}
