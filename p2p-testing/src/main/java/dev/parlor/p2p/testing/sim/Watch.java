package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.verdict.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Checks from outside of all phones what must hold after every step. */
final class Watch<S, V> {
  private static final int TABLES_KEPT = 512;

  /** How long a host waits at least for phones that may know more than its journal. */
  private static final long WAITS = 35_000;

  /**
   * A moment of a match. A player who has left still sees the last match while the log goes on with
   * another.
   */
  private record Moment(int size, int match) {}

  private final World<S, V> world;
  private final SimCast<S, V> cast;
  private final SignedCheck<S, V> signed;
  private final List<Order> heads = new ArrayList<>();
  private final Map<Integer, Integer> epochs = new HashMap<>(); // of the logs of phones
  private final LogBranches<S, V> branches =
      new LogBranches<>(); // where a host may tell several logs
  private final Map<Moment, S> tables = new LinkedHashMap<>();
  private final Map<Integer, Integer> checked = new HashMap<>();
  private final Map<Integer, Integer> lives = new HashMap<>();
  private final Map<Integer, Integer> verdictsSeen = new HashMap<>();
  private final Map<Integer, Integer> units = new HashMap<>(); // by match
  private final Map<Integer, Cards<S, V>> cards = new HashMap<>(); // by match
  // by phone: the cards of a log of which others have cut a part that this phone still goes by
  private final Map<Integer, Cards<S, V>> parted = new HashMap<>();
  private @Nullable RunProblem problem;
  private boolean hostForgot;
  private boolean twoLogs; // a host that forgot has signed a second one

  Watch(World<S, V> world, SimCast<S, V> cast) {
    this.world = world;
    this.cast = cast;
    this.signed = new SignedCheck<>(world, what -> report(RunProblem.Kind.LOST, what));
  }

  Optional<RunProblem> problem() {
    return Optional.ofNullable(problem);
  }

  void report(RunProblem.Kind kind, String what) {
    if (problem == null) {
      problem = new RunProblem(kind, what);
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
   * A phone has lost what it knew. What nobody else has heard of, and its own journal does not
   * hold, never was. It may sign something else in its place.
   */
  void forgotten(SimPhone<S, V> whose) {
    hostForgot |= whose.number() == 0;
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
    int epoch = epoch(session.log());
    if (!Integer.valueOf(epoch).equals(epochs.put(number, epoch))) {
      checked.put(number, 0); // in a new epoch the end of its log may be another one
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
    if (!twoLogs) {
      secrets(number);
    }
  }

  private void grown(
      SimPhone<S, V> phone, TableSession<S, V> session, Match<S, V> match, int from) {
    int number = phone.number();
    List<Ordered> log = session.log();
    checked.put(number, log.size());
    phone.note(() -> "applies " + (log.size() - from) + " to " + log.size() + ": " + last(log));
    world.mishaps().ordered(log.size());
    parted.remove(number);
    if (!cast.mayFork() && !twoLogs && !compare(phone, log, from)) {
      Cards<S, V> own = new Cards<>();
      own.check(match);
      parted.put(number, own);
      return; // the others have cut this part of the log, and this phone has not heard it yet
    }
    verdicts(phone, match);
    if (twoLogs) {
      return; // a host that forgot has begun a second log: tables of the two differ
    }
    if (!cast.mayFork()) {
      compareTables(phone, log.size(), match);
    }
    match.outcome().ifPresent(end -> units.put(match.seating().number(), end.units()));
    int played = match.seating().number();
    if (cast.mayFork()) {
      branches.follows(number, log, played);
    }
    Cards<S, V> cards = cards(number, played);
    cards.check(match).ifPresent(wrong -> report(RunProblem.Kind.LOST, wrong));
    if (cast.mayFork() && watches(number)) {
      return; // it has no cards
    }
    cards
        .seenBy(match, phone.seat(), session.knowledge())
        .ifPresent(found -> report(found.kind(), who(phone) + found.what()));
  }

  private boolean watches(int number) {
    return number >= world.phones().size();
  }

  private Cards<S, V> cards(int phone, int match) {
    Cards<S, V> own = parted.get(phone);
    if (own != null) {
      return own;
    }
    return cast.mayFork()
        ? branches.cards(phone, match)
        : cards.computeIfAbsent(match, number -> new Cards<>());
  }

  /**
   * Checks that nothing has come out that would let others read what they may not, in any match.
   */
  private void secrets(int number) {
    world
        .secrecy()
        .flatMap(
            listener ->
                listener.leak(
                    number,
                    match -> cards(number, match).shown(),
                    phone -> !cast.isLiar(phone),
                    seat -> !cast.mayBeNamed(seat),
                    seat -> !cast.mayBeNamed(seat) && hasLogOf(number, seat)))
        .ifPresent(leak -> report(RunProblem.Kind.LEAKED, leak));
  }

  /** A seat that was told another log may be part of what is done against those of this one. */
  private boolean hasLogOf(int phone, TableSeat seat) {
    return !cast.mayFork()
        || world.phones().stream()
            .filter(other -> other.tableSeat().equals(seat))
            .allMatch(other -> branches.agree(phone, other.number()));
  }

  private static String last(List<Ordered> log) {
    Entry entry = log.get(log.size() - 1).entry();
    return "seat " + entry.seat().number() + " " + Match.verbOf(entry);
  }

  private static String who(SimPhone<?, ?> phone) {
    return "P" + (phone.number() + 1) + " ";
  }

  /** Whether the phone's log agrees with the one that holds, as far as it goes. */
  private boolean compare(SimPhone<S, V> phone, List<Ordered> log, int from) {
    for (int index = from; index < log.size(); index++) {
      Order order = log.get(index).order();
      if (index < heads.size() && heads.get(index).head().equals(order.head())) {
        continue;
      } else if (index < heads.size() && order.epoch() < heads.get(index).epoch()) {
        return false;
      } else if (index < heads.size() && order.epoch() > heads.get(index).epoch()) {
        cut(index);
      }
      if (index == heads.size()) {
        heads.add(order);
      } else if (isForgotten(phone)) {
        phone.note(() -> "knows no more what it has ordered, and nobody came to tell it");
        twoLogs = true;
        return true;
      } else {
        report(RunProblem.Kind.DIVERGED, who(phone) + "has another entry " + index);
        return true;
      }
    }
    return log.size() == heads.size() || epoch(log) == heads.get(log.size() - 1).epoch();
  }

  /** Forgets what came beyond this size, because another seat orders and that part is void. */
  private void cut(int size) {
    heads.subList(size, heads.size()).clear();
    tables.keySet().removeIf(moment -> moment.size() > size);
    cards.clear(); // their replay begins anew
  }

  private static int epoch(List<Ordered> log) {
    return log.isEmpty() ? 0 : log.get(log.size() - 1).order().epoch();
  }

  /**
   * Whether a host has forgotten orders. Its disk has lost some that only absent phones know. It
   * waits for these as long as it waits for anybody, and then signs others. They will name it,
   * because nobody can tell this from a lie.
   */
  private boolean isForgotten(SimPhone<S, V> phone) {
    return hostForgot && phone.number() == 0 && phone.upMillis() >= WAITS;
  }

  private boolean mayBeNamed(TableSeat seat) {
    return cast.mayBeNamed(seat) || (twoLogs && seat.equals(TableSeat.HOST));
  }

  private void compareTables(SimPhone<S, V> phone, int size, Match<S, V> match) {
    if (!match.hasBegun()) {
      return;
    }
    S known = tables.putIfAbsent(new Moment(size, match.seating().number()), match.state());
    if (known != null && !known.equals(match.state())) {
      report(RunProblem.Kind.DIVERGED, who(phone) + "shows another table at " + size);
    }
    if (tables.size() > TABLES_KEPT) {
      tables.remove(tables.keySet().iterator().next());
    }
  }

  private void verdicts(SimPhone<S, V> phone, Match<S, V> match) {
    List<Verdict> all = match.verdicts();
    int key = phone.number() * 64 + match.seating().number();
    for (int i = verdictsSeen.getOrDefault(key, 0); i < all.size(); i++) {
      if (!mayBeNamed(all.get(i).seat())) {
        report(RunProblem.Kind.DIVERGED, who(phone) + "convicts an honest seat: " + all.get(i));
      }
    }
    verdictsSeen.put(key, all.size());
  }

  /** Checks that everything that an honest phone signed stands in the log as it was signed. */
  void atTheEnd() {
    for (SimPhone<S, V> phone : world.phones()) {
      if (cast.isLiar(phone.number()) || phone.hasVanished()) {
        continue;
      }
      for (Verdict verdict : phone.named()) {
        if (!mayBeNamed(verdict.seat())) {
          report(RunProblem.Kind.DIVERGED, who(phone) + "names an honest seat: " + verdict);
        }
      }
      boolean finished = phone.stage() == TableView.Stage.FINISHED && !twoLogs;
      phone.session().ifPresent(session -> signed.check(phone, session.log(), finished));
    }
    if (!twoLogs) {
      ResultsCheck.wrong(world, cast).ifPresent(what -> report(RunProblem.Kind.DIVERGED, what));
    }
    cast.judge(world).ifPresent(found -> report(found.kind(), found.what()));
    boolean honest = world.phones().stream().noneMatch(phone -> cast.isLiar(phone.number()));
    if (world.isFaultless() && honest) {
      noneMissing();
    }
  }

  private void noneMissing() {
    for (SimPhone<S, V> phone : world.phones()) {
      if (phone.stage() != TableView.Stage.FINISHED || !world.standing().hasPlayedAll(phone)) {
        report(RunProblem.Kind.STUCK, "nothing went wrong, and yet: " + world.standing().stages());
      }
    }
  }
}
