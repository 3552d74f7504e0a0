package dev.parlor.terminal.play;

import dev.parlor.games.Timer;
import dev.parlor.p2p.table.Countdown;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.terminal.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Puts a table's clocks, its shield and its liars into words. */
final class LivePulse {
  /** The clock of a whole match is no countdown. */
  private static final long LONG_MILLIS = 120_000;

  /** Before this nobody is worried: every word needs a moment. */
  private static final long WORRYING_MILLIS = 32_000;

  private final Texts texts;

  LivePulse(Texts texts) {
    this.texts = texts;
  }

  Pulse of(TableView<?> view, List<Countdown> countdowns, long now) {
    boolean mine = view.awaited().contains(view.me()) && !view.choices().isEmpty();
    List<String> waiting = waiting(view, countdowns, now);
    return new Pulse(
        shield(view),
        !view.verdicts().isEmpty(),
        String.join("  ", waiting),
        mine,
        view.pending() != null);
  }

  private String shield(TableView<?> view) {
    if (!view.verdicts().isEmpty()) {
      return lied(view, view.verdicts().get(view.verdicts().size() - 1));
    }
    return texts.text(view.deckReady() ? "live.shield.holds" : "live.shield.shuffling");
  }

  String lied(TableView<?> view, Verdict verdict) {
    String what = texts.text("offence." + verdict.kind());
    return texts.text("live.shield.lied", name(view, verdict.seat()), what);
  }

  String name(TableView<?> view, int seat) {
    if (seat == view.me()) {
      return texts.text("play.you");
    }
    boolean known = seat >= 0 && seat < view.seats().size();
    return known ? view.seats().get(seat).callsign() : texts.text("audit.nobody");
  }

  /** The next thing to happen to each seat that is waited for; equal ones together. */
  private List<String> waiting(TableView<?> view, List<Countdown> countdowns, long now) {
    Map<Integer, Countdown> next = new TreeMap<>();
    countdowns.stream()
        .filter(one -> one.ends() > now && one.ends() - now < longest(one))
        .sorted(Comparator.comparingLong(Countdown::ends))
        .forEach(one -> next.putIfAbsent(one.seat(), one));
    List<String> lines = new ArrayList<>();
    List<String> thinking = new ArrayList<>();
    long first = Long.MAX_VALUE;
    for (Countdown one : next.values()) {
      if (one.what() == Countdown.What.TURN && one.seat() != view.me()) {
        thinking.add(name(view, one.seat()));
        first = Math.min(first, one.ends());
      } else {
        lines.add(line(view, one, now));
      }
    }
    if (!thinking.isEmpty()) {
      lines.add(texts.text("live.waiting.turn", String.join(", ", thinking), clock(first - now)));
    }
    if (lines.isEmpty()) {
      view.away().forEach(seat -> lines.add(texts.text("live.waiting.away", name(view, seat))));
    }
    return lines;
  }

  private static long longest(Countdown one) {
    return one.what() == Countdown.What.BROKEN ? WORRYING_MILLIS : LONG_MILLIS;
  }

  private String line(TableView<?> view, Countdown one, long now) {
    String left = clock(one.ends() - now);
    boolean mine = one.seat() == view.me();
    return switch (one.what()) {
      case TURN -> texts.text("live.waiting.mine", left);
      case AWAY -> texts.text("live.waiting.silent", name(view, one.seat()), left);
      case GONE -> texts.text("live.waiting.gone", name(view, one.seat()), left);
      case BROKEN -> texts.text("live.waiting.broken", name(view, one.seat()), left);
      case WINDOW -> texts.text("live.waiting.window", left);
      case TIMER ->
          one.seat() == Timer.ALL || mine
              ? texts.text("live.waiting.timer", left)
              : texts.text("live.waiting.turn", name(view, one.seat()), left);
    };
  }

  /** Minutes and seconds, rounded up: what is shown as over is over. */
  private static String clock(long millis) {
    long seconds = (millis + 999) / 1000;
    return seconds / 60 + ":" + (seconds % 60 < 10 ? "0" : "") + seconds % 60;
  }

  /** What happened at the table beside the game, one sentence each. */
  List<String> news(TableView<?> before, TableView<?> after) {
    List<String> news = new ArrayList<>();
    for (int i = before.verdicts().size(); i < after.verdicts().size(); i++) {
      news.add(lied(after, after.verdicts().get(i)));
    }
    for (int seat : after.away()) {
      if (!before.away().contains(seat)) {
        news.add(texts.text("live.news.away", name(after, seat)));
      }
    }
    for (int seat : before.away()) {
      if (!after.away().contains(seat)) {
        news.add(texts.text("live.news.back", name(after, seat)));
      }
    }
    return news;
  }
}
