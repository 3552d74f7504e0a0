package dev.parlor.tables.words;

import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.verdict.Breakage;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Who lied at a table and what about, and why it broke: the same phrases for every screen. */
public final class Verdicts {
  private Verdicts() {}

  /** One phrase for each lie, in the order in which they came to light. */
  public static List<Phrase> of(TableView<?> table) {
    List<Phrase> all = new ArrayList<>();
    table.verdicts().forEach(verdict -> all.add(of(table, verdict)));
    return Collections.unmodifiableList(all);
  }

  public static Phrase of(TableView<?> table, Verdict verdict) {
    return verdict.seat().isNone()
        ? Phrase.of("told.damaged", what(verdict))
        : Phrase.of("told.lied", who(table, verdict.seat()), what(verdict));
  }

  /** Why nothing goes on at this table; empty as long as it does. */
  public static Optional<Phrase> broken(TableView<?> table) {
    return table.broken().map(breakage -> of(table, breakage));
  }

  private static Phrase of(TableView<?> table, Breakage breakage) {
    List<Object> args = new ArrayList<>();
    args.add(who(table, breakage.seat()));
    breakage.lie().ifPresent(lie -> args.add(what(lie)));
    return new Phrase("broken." + breakage.why(), args);
  }

  /** What a verdict says, without its author, for a reader of a transcript. */
  public static Phrase what(Verdict verdict) {
    return Phrase.of("offence." + verdict.kind().name());
  }

  /** The speaker for the people at this table. */
  public static Speaker speaker(TableView<?> table) {
    List<String> names = new ArrayList<>();
    table.seats().forEach(seat -> names.add(seat.callsign()));
    return new Speaker(names, table.me());
  }

  /**
   * The author of a lie. A verdict counts the seats of the table, and a player who has left has no
   * seat in the match.
   */
  private static Object who(TableView<?> table, TableSeat seat) {
    if (seat.isNone() || seat.index() >= table.roster().size()) {
      return "";
    }
    Join join = table.roster().get(seat.index());
    int here = table.seats().indexOf(join);
    return here < 0 ? join.callsign() : Phrase.who(here);
  }
}
