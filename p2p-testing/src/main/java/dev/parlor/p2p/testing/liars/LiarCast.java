package dev.parlor.p2p.testing.liars;

import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Outcome;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seating.MatchSeat;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Passage;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Node;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.sim.RunProblem;
import dev.parlor.p2p.testing.sim.SimCast;
import dev.parlor.p2p.testing.sim.SimPhone;
import dev.parlor.p2p.testing.sim.Trait;
import dev.parlor.p2p.testing.sim.World;
import dev.parlor.p2p.verdict.Offence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One liar among honest phones, and what must hold of the match, whatever came of the lie. */
final class LiarCast<S, V> implements SimCast<S, V> {
  private final Liar liar;
  private final Run run;
  private final int number;
  private final Trick trick;
  private final Dice dice;
  private @Nullable LiarsKeys keys;
  private @Nullable LiarsDesk desk;
  private @Nullable World<S, V> world;
  private @Nullable LinkIdentity link;
  private @Nullable Counter counter;
  private TableSeat seat = TableSeat.NONE;
  private boolean told;

  LiarCast(Liar liar, Run run) {
    this.liar = liar;
    this.run = run;
    int seated = liar.host() ? 0 : 1;
    this.number = liar.watched() == Liar.Watched.BY_THE_LIAR ? run.players() : seated;
    this.trick = liar.trick().get();
    this.dice = Dice.seeded(run.seed() + 17);
  }

  @Override
  public Signatures signatures(int who, Signatures honest) {
    if (who != number) {
      return honest;
    }
    LiarsKeys mine = new LiarsKeys(honest);
    keys = mine;
    return mine;
  }

  @Override
  public Node<S, V> node(
      SimPhone<S, V> phone, TableSession<S, V> session, Switchboard links, Passage ear) {
    LiarsKeys mine = keys;
    if (phone.number() != number || mine == null) {
      Node<S, V> honest = Node.honest(new TableNode<>(session, links, ear));
      return trick.ranked() && phone.number() == 0 ? counter().ticketed(honest) : honest;
    }
    told |= told();
    LiarsDesk fresh = new LiarsDesk(session, mine, dice);
    desk = fresh;
    return new LyingNode<>(session, links, trick, fresh);
  }

  boolean told() {
    LiarsDesk mine = desk;
    return told || (mine != null && mine.told());
  }

  @Override
  public LinkIdentity link(int who, LinkIdentity honest) {
    if (who != number) {
      return honest;
    }
    LinkIdentity mine =
        new LinkIdentity(
            honest.key(),
            honest.callsign(),
            honest.linkKey(),
            honest.entropy(),
            trick.tunnels(honest.tunnels(), () -> told = true));
    link = mine;
    return mine;
  }

  @Override
  public boolean isLiar(int who) {
    return who == number;
  }

  @Override
  public boolean mayFork() {
    return liar.host() || trick.mayFork();
  }

  @Override
  public boolean outlivesHost() {
    return liar.outliving();
  }

  @Override
  public int onlookers() {
    return switch (liar.watched()) {
      case BY_NOBODY -> 0;
      case BY_SOMEBODY -> 1;
      case BY_THE_LIAR -> 2;
    };
  }

  @Override
  public boolean mayBeNamed(TableSeat named) {
    return named.equals(seat());
  }

  TableSeat seat() {
    World<S, V> known = world;
    LiarsKeys mine = keys;
    if (seat.isNone() && known != null && mine != null) {
      for (SimPhone<S, V> phone : known.phones()) {
        seat =
            phone
                .session()
                .flatMap(TableSession::roster)
                .map(roster -> roster.seatOf(mine.identity().publicKey()))
                .orElse(seat);
      }
    }
    return seat;
  }

  @Override
  public void begin(World<S, V> began) {
    world = began;
    trick.begin(
        new Trick.Scene() {
          @Override
          public World<?, ?> world() {
            return began;
          }

          @Override
          public LinkIdentity me() {
            return Objects.requireNonNull(link);
          }

          @Override
          public void tell() {
            told = true;
          }

          @Override
          public void restore(int records) {
            began.phones().get(number).restore(records);
          }
        });
  }

  private Counter counter() {
    Counter open = counter == null ? new Counter(run) : counter;
    counter = open;
    return open;
  }

  List<Offence> offences() {
    List<Offence> all = new ArrayList<>();
    World<S, V> known = world;
    if (known != null) {
      for (SimPhone<S, V> phone : known.phones()) {
        if (phone.number() != number) {
          phone.named().forEach(verdict -> all.add(verdict.kind()));
        }
      }
    }
    return all;
  }

  List<TableView<?>> screens() {
    List<TableView<?>> all = new ArrayList<>();
    World<S, V> known = world;
    if (known != null) {
      for (SimPhone<S, V> phone : known.phones()) {
        if (phone.number() != number) {
          phone.session().ifPresent(session -> all.add(session.view()));
        }
      }
    }
    return all;
  }

  @Override
  public Optional<RunProblem> judge(World<S, V> played) {
    if (trick.ranked()) {
      return station(played);
    }
    if (!told()) {
      return Optional.empty();
    }
    boolean somebodyNames = false;
    boolean somebodyPlays = false;
    boolean calm = played.run().faults() == Faults.NONE;
    for (SimPhone<S, V> phone : played.phones()) {
      if (phone.number() == number || !phone.isAlive()) {
        continue;
      }
      boolean names = phone.named().stream().anyMatch(verdict -> verdict.seat().equals(seat()));
      somebodyNames |= names;
      somebodyPlays |= playsOn(phone);
      // on a failing radio a phone may lag behind, and a match may go on without silent seats
      if (liar.fate() == Liar.Fate.NAMED && !names && calm) {
        return wrong("P" + (phone.number() + 1) + " does not name who told it");
      }
      Optional<String> wrong = phone.match().flatMap(match -> trick.wrong(match, seat()));
      if (wrong.isPresent() && calm) {
        return wrong(wrong.get());
      }
      if (phone.match().filter(this::isBetterOff).isPresent() && calm) {
        return wrong("who was put out stands before somebody who stayed");
      }
      boolean mayBeOut = liar.fate() == Liar.Fate.STOPPED;
      if (!mayBeOut && calm && honestIsGone(phone)) {
        return wrong("an honest seat is put out of the match");
      }
    }
    somebodyNames |= played.onlookers().stream().anyMatch(this::names);
    if (liar.fate() == Liar.Fate.WITNESSED && !somebodyNames && calm) {
      return wrong("nobody names who told it");
    }
    Optional<String> seen = calm ? onlooker(played) : Optional.empty();
    if (seen.isPresent()) {
      return wrong(seen.get());
    }
    return liar.fate() == Liar.Fate.STOPPED && (!somebodyNames || somebodyPlays)
        ? wrong(somebodyNames ? "somebody plays on" : "nobody names the host")
        : Optional.empty();
  }

  private boolean names(SimPhone<S, V> phone) {
    return phone.named().stream().anyMatch(verdict -> verdict.seat().equals(seat()));
  }

  /** Checks a watcher: it sees what is true, as far as it is told anything, or names the liar. */
  private Optional<String> onlooker(World<S, V> played) {
    List<Ordered> log =
        played.phones().stream()
            .filter(phone -> phone.number() != number)
            .map(phone -> phone.session().map(TableSession::log).orElse(List.of()))
            .max(Comparator.comparingInt(List::size))
            .orElse(List.of());
    for (SimPhone<S, V> phone : played.onlookers()) {
      List<Ordered> seen = phone.session().map(TableSession::log).orElse(List.of());
      boolean isTrue = seen.size() <= log.size() && seen.equals(log.subList(0, seen.size()));
      if (phone.number() != number && !isTrue && !names(phone)) {
        return Optional.of("who watches sees something else and names nobody");
      }
    }
    return Optional.empty();
  }

  /**
   * Whether a phone still plays. One that the lie did not reach may sit at a table that pauses: the
   * phones that have stopped are away, and the rules wait for nobody else (High-Low, whose other
   * players have ended).
   */
  private boolean playsOn(SimPhone<S, V> phone) {
    return phone.stage() == TableView.Stage.PLAYING
        && !phone
            .session()
            .map(TableSession::view)
            .filter(view -> view.awaited().isEmpty() && !view.away().isEmpty())
            .isPresent();
  }

  /** Whether a liar that the match goes on without stands before somebody who stayed. */
  private boolean isBetterOff(Match<S, V> match) {
    int out = match.seating().seatOf(seat()).index();
    if (run.bots().traits().contains(Trait.LEAVERS_KEEP_PLACES)
        || out < 0
        || !match.outcome().isPresent()
        || match.events().stream().noneMatch(e -> e instanceof Event.Left l && l.seat() == out)) {
      return false; // it did not leave, or was put out only after the outcome
    }
    List<Outcome.Standing> standings = match.outcome().get().standings();
    return standings.stream()
        .anyMatch(
            other ->
                !match.attendance().isGone(other.seat())
                    && other.place() > standings.get(out).place());
  }

  private Optional<RunProblem> station(World<S, V> played) {
    LiarsKeys mine = Objects.requireNonNull(keys);
    if (!counter().opens(played, mine.identity())) {
      return Optional.empty(); // the match did not come to a result
    }
    told = true;
    return trick.atTheStation(counter()).flatMap(this::wrong);
  }

  private boolean honestIsGone(SimPhone<S, V> phone) {
    Match<S, V> match = phone.match().orElse(null);
    if (match == null) {
      return false;
    }
    for (int other = 0; other < match.setup().seats(); other++) {
      if (!match.seating().tableSeat(new MatchSeat(other)).equals(seat())
          && match.attendance().isGone(other)) {
        return true;
      }
    }
    return false;
  }

  private Optional<RunProblem> wrong(String what) {
    return Optional.of(new RunProblem(RunProblem.Kind.DIVERGED, liar.name() + ": " + what));
  }
}
