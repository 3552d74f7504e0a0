package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.ChainResult;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Vouch;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A phone's links at the table, and what it does for other guests over links that go past the host.
 * It tells them what was ordered, hands on to the host what they say, and vouches for it in the log
 * when the host does not order it. Seats are those of the table.
 */
public final class Sides {
  /** How long the host has to order what was handed on to it. It has less once it has failed to. */
  static final long PATIENCE = 3_000;

  private static final long DISTRUST = 500;
  private static final int MOST_WORDS = 64;
  private static final int LONGEST_WORD = 8_192;

  /** An entry that somebody says past the host. */
  private static final class Word {
    final Entry entry;
    final long since;
    boolean vouched;

    Word(Entry entry, long since) {
      this.entry = entry;
      this.since = since;
    }
  }

  private final TableSeat me;
  private final TableSeat host;
  private final Chain chain;
  private final BiConsumer<TableSeat, Message> send;
  private final Consumer<Payload> submit;
  private final BiConsumer<Entry, Entry> twoEntries;
  private final Set<TableSeat> linked = new TreeSet<>();
  private Set<TableSeat> silent = Set.of();
  private final Map<TableSeat, TreeMap<Long, Word>> words = new TreeMap<>();
  private final Set<TableSeat> withheld = new HashSet<>();
  private final List<Ordered> lie = new ArrayList<>();
  private @Nullable Verdict hostsLie;

  Sides(
      TableSeat me,
      TableSeat host,
      Chain chain,
      BiConsumer<TableSeat, Message> send,
      Consumer<Payload> submit,
      BiConsumer<Entry, Entry> twoEntries) {
    this.me = me;
    this.host = host;
    this.chain = chain;
    this.send = send;
    this.submit = submit;
    this.twoEntries = twoEntries;
  }

  public void up(TableSeat seat) {
    linked.add(seat);
  }

  void down(TableSeat seat) {
    linked.remove(seat);
  }

  public boolean isLinked(TableSeat seat) {
    return linked.contains(seat);
  }

  /** The host says which seats have no link to it. */
  public void silent(Set<TableSeat> seats) {
    silent = seats;
  }

  /**
   * Whether another seat is silent. This phone has no link to it, and one of the two is the host,
   * or the host says that it has none to that seat either.
   */
  public boolean isSilent(TableSeat seat) {
    return !seat.equals(me)
        && !isLinked(seat)
        && (me.equals(host) || seat.equals(host) || silent.contains(seat));
  }

  /**
   * The guests to whom this phone brings what they may have missed. A phone that only watches has
   * none.
   */
  private List<TableSeat> guests() {
    return me.isNone() ? List.of() : new ArrayList<>(linked);
  }

  /** Whether a link to this seat goes past the host. */
  boolean isSide(TableSeat seat) {
    return !me.equals(host) && !seat.equals(host) && !seat.isNone();
  }

  /** A message for every guest that is linked to this one. */
  void tell(Message message) {
    for (TableSeat seat : guests()) {
      if (isSide(seat)) {
        send.accept(seat, message);
      }
    }
  }

  /** Hands on what was ordered to all guests but the one that told it. */
  void pass(Ordered ordered, TableSeat from) {
    for (TableSeat seat : linked) {
      if (isSide(seat) && !seat.equals(from)) {
        send.accept(seat, new Message.Place(ordered));
      }
    }
  }

  /**
   * A guest was found. Each of the two fetches what it lacks, and the guest may hand on what this
   * phone says.
   */
  void greet(TableSeat seat, List<Entry> pending) {
    send.accept(seat, Fetching.where(chain));
    lie.forEach(ordered -> send.accept(seat, new Message.Place(ordered)));
    pending.forEach(entry -> send.accept(seat, new Message.Submit(entry)));
  }

  /** The lie that the host has signed; nothing that it orders afterwards is worth anything. */
  public Optional<Verdict> hostsLie() {
    return Optional.ofNullable(hostsLie);
  }

  /**
   * The host has signed a contradiction to its own log. Everybody who holds another part of it
   * shall see that.
   */
  void lied(Verdict verdict, Ordered contradiction) {
    if (!verdict.seat().equals(host) || hostsLie != null) {
      return;
    }
    hostsLie = verdict;
    lie.clear();
    long index = Math.min(contradiction.order().index(), chain.size() - 1);
    if (index >= 0) {
      lie.add(chain.get(index));
    }
    lie.add(contradiction);
    lie.forEach(ordered -> tell(new Message.Place(ordered)));
  }

  /**
   * A guest hands over an entry for the host. It is handed on, and kept until the host has ordered
   * it.
   */
  void heard(Entry entry, long now) {
    boolean mayStand = mayStand(entry);
    if (mayStand && !entry.seat().equals(me) && !entry.seat().equals(host)) {
      keep(entry, now);
    }
  }

  /** Whether an entry may have its place later. Tells of one that convicts its author. */
  private boolean mayStand(Entry entry) {
    ChainResult wrong = chain.judge(entry).orElse(null);
    if (wrong instanceof ChainResult.Convicts) {
      chain.find(entry.seat(), entry.counter()).ifPresent(known -> twoEntries.accept(known, entry));
    }
    boolean fits = wrong == null || wrong instanceof ChainResult.Gap;
    return fits && entry.payload().bytes().length() <= LONGEST_WORD;
  }

  /**
   * Keeps an entry that stood on a branch that was cut and still binds its author, whether or not
   * that seat is linked.
   */
  void keeps(Entry entry, long now) {
    if (mayStand(entry)) {
      keep(entry, now);
    }
  }

  private void keep(Entry entry, long now) {
    TreeMap<Long, Word> said = words.computeIfAbsent(entry.seat(), seat -> new TreeMap<>());
    if (said.size() < MOST_WORDS && !said.containsKey(entry.counter())) {
      said.put(entry.counter(), new Word(entry, now));
      if (!me.equals(host)) {
        send.accept(host, new Message.Submit(entry));
      }
    }
  }

  /** There is a new link to the host, which may have missed what was handed on. */
  void repeat() {
    words.values().stream()
        .flatMap(said -> said.values().stream())
        .forEach(word -> send.accept(host, new Message.Submit(word.entry)));
  }

  /** Whether this seat has said something that has no place only because the host withholds it. */
  public boolean holdsWordOf(TableSeat seat) {
    return next(seat).isPresent();
  }

  private Optional<Word> next(TableSeat seat) {
    TreeMap<Long, Word> said = words.getOrDefault(seat, new TreeMap<>());
    said.headMap(chain.nextCounter(seat)).clear();
    Word first = said.get(chain.nextCounter(seat));
    return first == null || chain.judge(first.entry).isPresent()
        ? Optional.empty()
        : Optional.of(first);
  }

  /** Vouches for entries that wait too long; answers when to look again. */
  long vouch(long now, Predicate<TableSeat> isThere) {
    long next = Long.MAX_VALUE;
    for (TableSeat seat : new ArrayList<>(words.keySet())) {
      Word word = next(seat).orElse(null);
      if (word == null || word.vouched || !isThere.test(seat)) {
        continue;
      }
      long due = word.since + (withheld.contains(seat) ? DISTRUST : PATIENCE);
      if (now >= due) {
        word.vouched = true;
        withheld.add(seat);
        submit.accept(Vouch.of(word.entry));
      } else {
        next = Math.min(next, due);
      }
    }
    return next;
  }
}
