package dev.parlor.p2p.audit;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Tells a transcript entry by entry: what each one is, and what the rules made of it. */
public final class Narrative implements Witness {
  private final List<Told> told = new ArrayList<>();
  private @Nullable Match<?, ?> present;
  private @Nullable SeedVerbs<?> verbs;
  private @Nullable Memories<?> memories;
  private final List<Supplier<List<String>>> known = new ArrayList<>();

  @Override
  public void applied(Ordered ordered, Match<?, ?> match) {
    Entry entry = ordered.entry();
    told.add(new Told(Match.verbOf(entry), args(entry), verbs(match).news()));
    known.add(memories(match).now());
  }

  private Memories<?> memories(Match<?, ?> match) {
    Memories<?> kept = memories;
    if (kept == null || !kept.areOf(match)) {
      kept = new Memories<>(match);
      memories = kept;
    }
    return kept;
  }

  private SeedVerbs<?> verbs(Match<?, ?> match) {
    SeedVerbs<?> known = verbs;
    if (known == null || present != match) {
      known = new SeedVerbs<>(match);
      verbs = known;
      present = match;
    }
    return known;
  }

  private static List<String> args(Entry entry) {
    try {
      return entry.payload().isText()
          ? entry.payload().line().args()
          : List.of(Integer.toString(entry.payload().bytes().length()));
    } catch (Malformed noLine) {
      return List.of();
    }
  }

  /** The entries in the order of the log, up to the first whose signature does not hold. */
  public List<Told> told() {
    return Collections.unmodifiableList(told);
  }

  /**
   * What all players knew of hidden cards behind each of these entries, one line a player; nothing
   * where it is the same as before. It can be asked only when the whole transcript was told,
   * because the faces of many cards are known at the end alone.
   */
  public List<List<String>> known() {
    List<List<String>> lines = new ArrayList<>();
    List<String> before = List.of();
    for (Supplier<List<String>> each : known) {
      List<String> now = each.get();
      lines.add(now.equals(before) ? List.of() : now);
      before = now;
    }
    return lines;
  }
}
