package dev.parlor.p2p.testing.chaos;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.testing.chaos.PuppetStep.Act;
import dev.parlor.p2p.testing.liars.Ballots;
import dev.parlor.p2p.testing.liars.LiarsDesk;
import dev.parlor.p2p.testing.liars.Trick;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Changes what one phone says and hears, as its steps say. */
final class Puppet implements Trick {
  private static final int LONGEST_HOLD = 60_000;

  /** Something that waits for its time, or for the log to grow. */
  private record Waiting(Bytes peer, Bytes message, boolean heard, long until, int size) {}

  private final Strings strings;
  private final List<PuppetStep> left;
  private final OwnChoice choice;
  private final List<Waiting> waiting = new ArrayList<>();
  private final Map<String, Integer> said = new HashMap<>(); // by verb, "" for all
  private final Map<String, Integer> heard = new HashMap<>();
  private final Map<String, Integer> grown = new HashMap<>();
  private int read; // of the log
  private long now;
  private long asleepUntil;
  private @Nullable Payload overheard;

  /** What a puppet does to the world, and has to tell it. */
  interface Strings {
    void lies();

    /** The phone is asked again after so many milliseconds. */
    void wakeIn(long millis);

    void restore(int records);
  }

  Puppet(List<PuppetStep> steps, Strings strings) {
    this.left = new ArrayList<>(steps);
    this.strings = strings;
    this.choice = new OwnChoice(strings::lies);
  }

  private @Nullable PuppetStep due(PuppetStep.Occasion occasion, ToIntFunction<String> count) {
    for (PuppetStep step : left) {
      boolean later = occasion == PuppetStep.Occasion.GROWN || OwnChoice.isFor(step.act());
      int so = step.act().occasion == occasion ? count.applyAsInt(step.verb()) : -1;
      if (step.turn() == so || (later && step.turn() < so)) {
        left.remove(step);
        if (step.act().lies) {
          strings.lies();
        }
        return step;
      }
    }
    return null;
  }

  /**
   * Counts this entry. Answers for each verb how many have come so far, and -1 if this entry has
   * another verb.
   */
  private static ToIntFunction<String> counted(Map<String, Integer> counts, Entry entry) {
    String verb = Match.verbOf(entry);
    counts.merge("", 1, Integer::sum);
    counts.merge(verb, 1, Integer::sum);
    return asked -> asked.isEmpty() || asked.equals(verb) ? counts.getOrDefault(asked, 0) : -1;
  }

  private ToIntFunction<String> logged(LiarsDesk desk) {
    for (Ordered each : desk.log().subList(Math.min(read, desk.log().size()), desk.log().size())) {
      counted(grown, each.entry());
    }
    read = desk.log().size();
    return verb -> grown.getOrDefault(verb, 0);
  }

  @Override
  public long clock(LiarsDesk desk, long time) {
    now = time;
    return time;
  }

  @Override
  public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
    if (now < asleepUntil) {
      return List.of();
    }
    Message content = LiarsDesk.decode(message).orElse(null);
    Entry entry = carried(content);
    if (content == null || entry == null || !desk.hasBegun()) {
      return List.of(message);
    }
    PuppetStep step = due(PuppetStep.Occasion.SAYING, counted(said, entry));
    if (step != null && OwnChoice.isFor(step.act())) {
      choice.begin(step);
      step = null;
    }
    if (content instanceof Message.Submit submit) {
      List<Bytes> chosen = choice.instead(desk, submit.entry());
      if (chosen != null) {
        return chosen;
      }
    }
    return step == null ? List.of(message) : said(desk, step, to, message, content);
  }

  private List<Bytes> said(
      LiarsDesk desk, PuppetStep step, Bytes to, Bytes message, Message content) {
    switch (step.act()) {
      case LATE -> wait(new Waiting(to, message, false, now + step.amount(), 0));
      case HELD -> {
        int size = desk.log().size() + 1 + step.amount() % 30;
        wait(new Waiting(to, message, false, now + LONGEST_HOLD, size));
      }
      case TWICE -> {
        return List.of(message, message);
      }
      case AGAIN_LATER -> {
        wait(new Waiting(to, message, false, now + step.amount(), 0));
        return List.of(message);
      }
      case CHANGED, COPIED, UNSEEN -> {
        return List.of(other(desk, step, message, content));
      }
      default -> {
        // it is lost
      }
    }
    return List.of();
  }

  /** The entry that a message carries, whether it has its place or not; null if it carries none. */
  private static @Nullable Entry carried(@Nullable Message content) {
    return content instanceof Message.Submit submit
        ? submit.entry()
        : content instanceof Message.Place place ? place.ordered().entry() : null;
  }

  private Bytes other(LiarsDesk desk, PuppetStep step, Bytes message, Message content) {
    if (content instanceof Message.Submit submit) {
      return new Message.Submit(other(desk, step, submit.entry())).encode();
    }
    Ordered ordered = ((Message.Place) content).ordered();
    if (!desk.isMine(ordered.entry())) {
      return message; // of somebody else, whose key it has not
    }
    Entry entry = other(desk, step, ordered.entry());
    return new Message.Place(
            new Ordered(
                desk.resign(
                    ordered.order(),
                    ordered.order().index(),
                    ordered.order().previous(),
                    entry.hash()),
                entry))
        .encode();
  }

  private Entry other(LiarsDesk desk, PuppetStep step, Entry entry) {
    if (step.act() == Act.UNSEEN) {
      return Changes.unseen(desk, entry, step.amount());
    }
    Payload foreign = step.act() == Act.COPIED ? foreign(desk, Match.verbOf(entry)) : null;
    Payload payload = foreign == null ? Changes.changed(entry.payload(), step.amount()) : foreign;
    return desk.resign(entry, payload);
  }

  /** What somebody else said last, in the log or on its way there; of one verb if it is given. */
  private @Nullable Payload foreign(LiarsDesk desk, @Nullable String verb) {
    Payload pending = overheard;
    if (verb == null && pending != null) {
      return Changes.asMine(desk, pending);
    }
    for (int i = desk.log().size() - 1; i >= 0; i--) {
      Entry entry = desk.log().get(i).entry();
      boolean fits = verb == null || Match.verbOf(entry).equals(verb);
      if (fits && !desk.isMine(entry)) {
        return Changes.asMine(desk, entry.payload());
      }
    }
    return null;
  }

  @Override
  public boolean hears(LiarsDesk desk, Bytes from, Bytes message) {
    if (now < asleepUntil) {
      return false;
    }
    Message content = LiarsDesk.decode(message).orElse(null);
    Entry entry = carried(content);
    if (entry == null || !desk.hasBegun()) {
      return true;
    }
    overheard = content instanceof Message.Submit ? entry.payload() : overheard;
    PuppetStep step = due(PuppetStep.Occasion.HEARING, counted(heard, entry));
    if (step != null && step.act() == Act.OVERHEARD) {
      return false;
    }
    for (Waiting earlier : waiting) {
      if (step == null && earlier.heard && earlier.peer.equals(from)) {
        wait(new Waiting(from, message, true, earlier.until, 0)); // nothing may overtake it
        return false;
      }
    }
    if (step != null) {
      wait(new Waiting(from, message, true, now + step.amount(), 0));
      return false;
    }
    return true;
  }

  private void wait(Waiting what) {
    waiting.add(what);
    strings.wakeIn(Math.max(1, what.until - now));
  }

  @Override
  public void look(LiarsDesk desk) {
    if (!desk.hasBegun() || now < asleepUntil) {
      return;
    }
    release(desk);
    choice.look(desk);
    if (!desk.isQuiet() && left.stream().noneMatch(step -> step.act() == Act.LEAVES)) {
      return;
    }
    PuppetStep step = due(PuppetStep.Occasion.GROWN, logged(desk));
    if (step != null && !desk.isOver()) {
      act(desk, step);
    }
  }

  private void release(LiarsDesk desk) {
    for (Waiting each : new ArrayList<>(waiting)) {
      if (each.until <= now || (each.size > 0 && each.size <= desk.log().size())) {
        waiting.remove(each);
        if (each.heard) {
          desk.hears(each.peer, each.message);
        } else {
          desk.says(each.peer, each.message);
        }
      }
    }
  }

  private void act(LiarsDesk desk, PuppetStep step) {
    switch (step.act()) {
      case SAYS_OWN -> says(desk, own(desk, step.amount()));
      case SAYS_FOREIGN -> says(desk, foreign(desk, null));
      case VOTES -> desk.tellAll(Ballots.any(desk, step.amount()));
      case LEAVES -> desk.plays(new Input.Leave());
      case VANISHES -> asleepUntil = Long.MAX_VALUE;
      case SLEEPS -> {
        asleepUntil = now + 4L * step.amount();
        strings.wakeIn(4L * step.amount() + 1);
      }
      default -> strings.restore(step.amount() % 60);
    }
  }

  private static void says(LiarsDesk desk, @Nullable Payload payload) {
    if (payload != null) {
      desk.submit(desk.entry(payload));
    }
  }

  /** Something that it has said before, sometimes with a change. */
  private static @Nullable Payload own(LiarsDesk desk, int way) {
    int back = way % 5;
    for (int i = desk.log().size() - 1; i >= 0; i--) {
      Entry entry = desk.log().get(i).entry();
      if (desk.isMine(entry) && back-- == 0) {
        return way % 2 == 0 ? entry.payload() : Changes.changed(entry.payload(), way);
      }
    }
    return null;
  }
}
