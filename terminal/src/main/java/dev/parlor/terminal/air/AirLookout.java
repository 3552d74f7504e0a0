package dev.parlor.terminal.air;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Search;
import dev.parlor.radio.SearchListener;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Looks for tables and stations in range of Bluetooth. */
final class AirLookout implements SearchListener {
  static final long LONGEST = TimeUnit.SECONDS.toNanos(30);

  /** How long a list waits for more after the first table. */
  static final long MORE = TimeUnit.SECONDS.toNanos(4);

  private final Air air;
  private final long longest;
  private final long more;
  private List<FoundTable> found = List.of();
  private Optional<RadioTrouble> trouble = Optional.empty();

  /**
   * @param longest how many nanoseconds it looks
   * @param more for how many nanoseconds after the first table it goes on, for a list
   */
  AirLookout(Air air, long longest, long more) {
    this.air = air;
    this.longest = longest;
    this.more = more;
  }

  /** The first table that fits. */
  FoundTable first(Predicate<FoundTable> wanted, String otherwise, Object... args) {
    return look(wanted, 0).stream()
        .findFirst()
        .orElseThrow(() -> trouble().orElseGet(() -> new Problem(otherwise, args)));
  }

  /** The table that somebody picks from a list. */
  FoundTable chosen(boolean alone) {
    Rim rim = air.rim();
    rim.err().println(rim.texts().text("air.looking"));
    List<FoundTable> tables =
        look(
            table -> table.sign().kind() == TableSign.Kind.HOST && !table.sign().occupancy().full(),
            more);
    if (tables.isEmpty()) {
      throw trouble().orElseGet(() -> new Problem("air.noTables"));
    }
    for (int i = 0; i < tables.size(); i++) {
      rim.out().println(line(i + 1, tables.get(i)));
    }
    if (alone && tables.size() == 1) {
      return tables.get(0);
    }
    rim.out().println(rim.texts().text("air.choose"));
    rim.out().flush();
    String typed = typed(rim);
    return tables.stream()
        .filter(
            table ->
                typed.equals(String.valueOf(tables.indexOf(table) + 1))
                    || typed.equals(Invitation.code(table.sign().nonce())))
        .findFirst()
        .orElseThrow(() -> new Problem("air.noChoice", tables.size()));
  }

  /** A line of the list. It shows no signal where none was measured. */
  String line(int number, FoundTable table) {
    Texts texts = air.rim().texts();
    TableSign sign = table.sign();
    return texts.text(
        "air.table",
        number,
        sign.callsign(),
        air.rim()
            .games()
            .coded(sign.game())
            .map(kit -> GameTitles.of(air.rim(), kit.id()))
            .orElse(""),
        sign.occupancy().taken(),
        sign.occupancy().seats(),
        Invitation.code(sign.nonce()),
        table.strength());
  }

  /** One line of input, and nothing of what comes after it. */
  private static String typed(Rim rim) {
    StringBuilder line = new StringBuilder();
    try {
      int next = rim.in().read();
      while (next >= 0 && next != '\n' && line.length() < 80) {
        line.append((char) next);
        next = rim.in().read();
      }
    } catch (IOException gone) {
      return "";
    }
    return line.toString().trim();
  }

  private synchronized Optional<Problem> trouble() {
    return trouble.map(why -> new Problem("air.trouble." + why));
  }

  /** The tables that fit: as soon as there are some, and after a while more. */
  private synchronized List<FoundTable> look(Predicate<FoundTable> wanted, long longer) {
    Search search = air.radio().search(this);
    try {
      long until = System.nanoTime() + longest;
      boolean any = false;
      while (System.nanoTime() < until) {
        if (!any && found.stream().anyMatch(wanted)) {
          any = true;
          until = Math.min(until, System.nanoTime() + longer);
        }
        long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
        if (left > 0) {
          wait(left);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      search.close();
    }
    return found.stream().filter(wanted).collect(Collectors.toList());
  }

  @Override
  public synchronized void tables(List<FoundTable> tables) {
    found = tables;
    notifyAll();
  }

  @Override
  public void phones(List<FoundPhone> phones) {
    // they have no signs
  }

  @Override
  public synchronized void hindered(RadioTrouble why) {
    trouble = Optional.of(why);
  }
}
