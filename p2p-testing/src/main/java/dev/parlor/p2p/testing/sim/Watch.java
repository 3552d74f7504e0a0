package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Offence;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.Roster;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What must hold after every step, looked at from outside of all phones. */
final class Watch<S, V> {
  private static final int TABLES_KEPT = 512;
  private static final int OWN_ENTRY = 3; // the journal's kind of record

  /** Who has left still sees the last match while the log goes on with another. */
  private record Moment(int size, int match) {}

  private final World<S, V> world;
  private final Cast<S, V> cast;
  private final List<Bytes> heads = new ArrayList<>();
  private final Map<Moment, S> tables = new LinkedHashMap<>();
  private final Map<Integer, Integer> checked = new HashMap<>();
  private final Map<Integer, Integer> lives = new HashMap<>();
  private final Map<Integer, Integer> offencesSeen = new HashMap<>();
  private final Map<Integer, Integer> units = new HashMap<>(); // by match
  private final Map<Integer, Cards<S, V>> cards = new HashMap<>(); // by match
  private @Nullable Problem problem;

  Watch(World<S, V> world, Cast<S, V> cast) {
    this.world = world;
    this.cast = cast;
  }

  Optional<Problem> problem() {
    return Optional.ofNullable(problem);
  }

  void report(Problem.Kind kind, String what) {
    if (problem == null) {
      problem = new Problem(kind, what);
      world.note(() -> kind + ": " + what);
    }
  }

  /** How long the longest honest log is. */
  long entries() {
    return heads.size();
  }

  /** Hands or rounds of all matches that were played to their end. */
  int units() {
    return units.values().stream().mapToInt(Integer::intValue).sum();
  }

  /**
   * A phone has lost what it knew: what nobody else has heard of, or will know again from its own
   * journal, never was. It may sign other things there.
   */
  void forgotten() {
    int known = 0;
    int first = Integer.MAX_VALUE;
    for (SimPhone<S, V> phone : world.phones()) {
      TableSession<S, V> session = phone.remembered().orElse(null);
      Match<S, V> match = session == null ? null : session.match().orElse(null);
      if (session != null && match != null) {
        known = Math.max(known, session.log().size());
        first = Math.min(first, match.seating().number());
      }
    }
    if (known < heads.size()) {
      heads.subList(known, heads.size()).clear();
      int most = known;
      tables.keySet().removeIf(moment -> moment.size() > most);
      int earliest = first;
      cards.keySet().removeIf(match -> match >= earliest); // their replay begins anew
    }
  }

  /** A phone has done something. */
  void after(SimPhone<S, V> phone) {
    if (cast.isLiar(phone.number())) {
      return;
    }
    TableSession<S, V> session = phone.session().orElse(null);
    Match<S, V> match = phone.match().orElse(null);
    if (session == null || match == null) {
      return;
    }
    int number = phone.number();
    if (!Integer.valueOf(phone.life()).equals(lives.put(number, phone.life()))) {
      checked.put(number, 0);
    }
    if (!match.hasBegun()) {
      checked.put(number, 0); // the seats may still change, and the log with them
      return;
    }
    List<Ordered> log = session.log();
    int from = checked.getOrDefault(number, 0);
    if (log.size() != from) {
      grown(phone, session, match, from);
    }
    secrets(number);
  }

  private void grown(
      SimPhone<S, V> phone, TableSession<S, V> session, Match<S, V> match, int from) {
    int number = phone.number();
    List<Ordered> log = session.log();
    checked.put(number, log.size());
    phone.note(() -> "applies " + (log.size() - from) + " to " + log.size() + ": " + last(log));
    if (!cast.mayFork()) {
      compare(phone, log, from);
      compareTables(phone, log.size(), match);
    }
    offences(phone, match);
    match.outcome().ifPresent(end -> units.put(match.seating().number(), end.units()));
    Cards<S, V> cards = cards(match.seating().number());
    cards.check(match).ifPresent(wrong -> report(Problem.Kind.LOST, wrong));
    cards
        .seenBy(match, phone.seat(), session.knowledge())
        .ifPresent(found -> report(found.kind(), who(phone) + found.what()));
  }

  private Cards<S, V> cards(int match) {
    return cards.computeIfAbsent(match, number -> new Cards<>());
  }

  /** Nothing has come out that would let the others read what they may not, in any match. */
  private void secrets(int number) {
    world
        .secrecy()
        .flatMap(
            listener ->
                listener.leak(
                    number,
                    match -> cards(match).shown(),
                    phone -> !cast.isLiar(phone),
                    seat -> !cast.mayBeNamed(seat)))
        .ifPresent(leak -> report(Problem.Kind.LEAKED, leak));
  }

  private static String last(List<Ordered> log) {
    Entry entry = log.get(log.size() - 1).entry();
    return "seat " + (entry.seat() + 1) + " " + Match.verbOf(entry);
  }

  private static String who(SimPhone<?, ?> phone) {
    return "P" + (phone.number() + 1) + " ";
  }

  private void compare(SimPhone<S, V> phone, List<Ordered> log, int from) {
    for (int index = from; index < log.size(); index++) {
      Bytes head = log.get(index).order().head();
      if (index == heads.size()) {
        heads.add(head);
      } else if (!heads.get(index).equals(head)) {
        report(Problem.Kind.DIVERGED, who(phone) + "has another entry " + index);
        return;
      }
    }
  }

  private void compareTables(SimPhone<S, V> phone, int size, Match<S, V> match) {
    if (!match.hasBegun()) {
      return;
    }
    S known = tables.putIfAbsent(new Moment(size, match.seating().number()), match.state());
    if (known != null && !known.equals(match.state())) {
      report(Problem.Kind.DIVERGED, who(phone) + "shows another table at " + size);
    }
    if (tables.size() > TABLES_KEPT) {
      tables.remove(tables.keySet().iterator().next());
    }
  }

  private void offences(SimPhone<S, V> phone, Match<S, V> match) {
    List<Offence> all = match.offences();
    int key = phone.number() * 64 + match.seating().number();
    for (int i = offencesSeen.getOrDefault(key, 0); i < all.size(); i++) {
      if (!cast.mayBeNamed(match.seating().tableSeat(all.get(i).seat()))) {
        report(Problem.Kind.DIVERGED, who(phone) + "convicts an honest seat: " + all.get(i));
      }
    }
    offencesSeen.put(key, all.size());
  }

  /** Everything that an honest phone signed stands in the log as it was signed. */
  void atTheEnd() {
    for (SimPhone<S, V> phone : world.phones()) {
      if (cast.isLiar(phone.number()) || phone.hasVanished()) {
        continue;
      }
      for (Offence offence : phone.named()) {
        if (!cast.mayBeNamed(offence.seat())) {
          report(Problem.Kind.DIVERGED, who(phone) + "names an honest seat: " + offence);
        }
      }
      boolean finished = phone.stage() == TableView.Stage.FINISHED;
      phone.session().ifPresent(session -> own(phone, session.log(), finished));
    }
    Results.wrong(world, cast).ifPresent(what -> report(Problem.Kind.DIVERGED, what));
    cast.judge(world).ifPresent(found -> report(found.kind(), found.what()));
    boolean honest = world.phones().stream().noneMatch(phone -> cast.isLiar(phone.number()));
    if (world.isFaultless() && honest) {
      noneMissing();
    }
  }

  private void noneMissing() {
    for (SimPhone<S, V> phone : world.phones()) {
      if (phone.stage() != TableView.Stage.FINISHED || !world.hasPlayedAll(phone)) {
        report(Problem.Kind.STUCK, "nothing went wrong, and yet: " + world.stages());
      }
    }
  }

  private void own(SimPhone<S, V> phone, List<Ordered> log, boolean finished) {
    Map<Long, Entry> ordered = new HashMap<>();
    int seat = phone.tableSeat();
    Optional<Bytes> tid = phone.session().flatMap(TableSession::roster).map(Roster::tid);
    for (Ordered each : log) {
      if (each.entry().seat() == seat) {
        ordered.put(each.entry().counter(), each.entry());
      }
    }
    boolean gone =
        phone.match().map(match -> match.attendance().isGone(phone.seat())).orElse(false);
    for (Bytes record : phone.journal()) {
      Reader in = new Reader(record);
      try {
        if (in.u8() != OWN_ENTRY) {
          continue;
        }
        while (!in.isAtEnd()) {
          Entry mine = Entry.decode(in);
          if (tid.filter(mine.tid()::equals).isPresent()) {
            own(phone, mine, ordered, finished && !gone);
          }
        }
      } catch (Malformed unreadable) {
        report(Problem.Kind.LOST, who(phone) + "has an unreadable journal");
      }
    }
  }

  private void own(SimPhone<S, V> phone, Entry mine, Map<Long, Entry> ordered, boolean complete) {
    Entry there = ordered.get(mine.counter());
    if (there != null && !there.hash().equals(mine.hash())) {
      report(Problem.Kind.LOST, who(phone) + "signed two entries " + mine.counter());
    } else if (there == null
        && complete
        && !isWishToNobody(mine)
        && !isUnawaitedName(phone, mine)) {
      report(Problem.Kind.LOST, who(phone) + "lost its entry " + mine.counter());
    }
  }

  /** Who wants to play again, or no more, while the host has gone for good is heard by nobody. */
  private boolean isWishToNobody(Entry mine) {
    String verb = Match.verbOf(mine);
    boolean ofAnother = verb.equals("REMATCH") || verb.equals("LEAVE");
    return ofAnother && world.phones().get(0).hasVanished();
  }

  /** Nobody waits at the end for the name of somebody who is away. */
  private static boolean isUnawaitedName(SimPhone<?, ?> phone, Entry mine) {
    return Match.verbOf(mine).equals("SIGN")
        && phone.match().map(match -> match.attendance().isAway(phone.seat())).orElse(false);
  }
}
