package dev.parlor.p2p.testing.chaos;

import dev.parlor.games.Dice;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.Passage;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.liars.LiarsDesk;
import dev.parlor.p2p.testing.liars.LiarsKeys;
import dev.parlor.p2p.testing.liars.LyingNode;
import dev.parlor.p2p.testing.sim.Node;
import dev.parlor.p2p.testing.sim.RunProblem;
import dev.parlor.p2p.testing.sim.SimCast;
import dev.parlor.p2p.testing.sim.SimPhone;
import dev.parlor.p2p.testing.sim.World;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The puppets of a script among honest phones. */
final class PuppetCast<S, V> implements SimCast<S, V> {
  private final PuppetScript script;
  private final States states;
  private final boolean outliving;
  private final int heckler; // the phone of somebody who watches; -1 for none
  private final Map<Integer, LiarsKeys> keys = new HashMap<>();
  private final Map<Integer, Puppet> puppets = new HashMap<>();
  private final Set<Integer> liars = new HashSet<>(); // phones that have lied
  private @Nullable World<S, V> world;

  /**
   * A table of puppets.
   *
   * @param heckler the number of a phone without a seat that says what only a seat may; -1 for none
   */
  PuppetCast(PuppetScript script, States states, boolean outliving, int heckler) {
    this.heckler = heckler;
    this.script = script;
    this.states = states;
    this.outliving = outliving;
  }

  @Override
  public Signatures signatures(int phone, Signatures honest) {
    if (!isLiar(phone)) {
      return honest;
    }
    LiarsKeys mine = new LiarsKeys(honest);
    keys.put(phone, mine);
    return mine;
  }

  @Override
  public Node<S, V> node(
      SimPhone<S, V> phone, TableSession<S, V> session, Switchboard links, Passage ear) {
    int number = phone.number();
    LiarsKeys mine = keys.get(number);
    if (mine == null) {
      return states.watched(Node.honest(new TableNode<>(session, links, ear)));
    }
    if (number == heckler) {
      LiarsDesk desk = new LiarsDesk(session, mine, Dice.seeded(number));
      return new LyingNode<>(session, links, new Heckler(Dice.seeded(number)), desk);
    }
    Puppet puppet =
        puppets.computeIfAbsent(number, p -> new Puppet(script.of(number), strings(number)));
    LiarsDesk desk = new LiarsDesk(session, mine, Dice.seeded(number));
    return new LyingNode<>(session, links, puppet, desk);
  }

  private Puppet.Strings strings(int phone) {
    return new Puppet.Strings() {
      @Override
      public void lies() {
        liars.add(phone);
      }

      @Override
      public void wakeIn(long millis) {
        table().after(millis, () -> table().phones().get(phone).input(new Input.Tick()));
      }

      @Override
      public void restore(int records) {
        table().after(0, () -> table().phones().get(phone).restore(records));
      }
    };
  }

  private World<S, V> table() {
    return Objects.requireNonNull(world);
  }

  @Override
  public void begin(World<S, V> began) {
    world = began;
  }

  @Override
  public boolean isLiar(int phone) {
    return phone == heckler || script.puppets().contains(phone);
  }

  @Override
  public int onlookers() {
    return heckler < 0 ? 0 : 1;
  }

  @Override
  public boolean outlivesHost() {
    return outliving;
  }

  /**
   * Whether the host may lie, or somebody who may come to order, because only they can sign two
   * orders.
   */
  @Override
  public boolean mayFork() {
    return script.of(0).stream().anyMatch(step -> step.act().lies)
        || (outliving && script.steps().stream().anyMatch(step -> step.act().lies));
  }

  @Override
  public boolean mayBeNamed(TableSeat seat) {
    return script.puppets().stream().anyMatch(phone -> seatOf(phone).equals(seat));
  }

  /** The seat of a phone, by the roster of any phone that has one; none before. */
  private TableSeat seatOf(int phone) {
    LiarsKeys mine = keys.get(phone);
    for (SimPhone<S, V> other : table().phones()) {
      TableSeat seat =
          other
              .session()
              .flatMap(TableSession::roster)
              .map(r -> mine == null ? TableSeat.NONE : r.seatOf(mine.identity().publicKey()))
              .orElse(TableSeat.NONE);
      if (!seat.isNone()) {
        return seat;
      }
    }
    return TableSeat.NONE;
  }

  @Override
  public Optional<RunProblem> judge(World<S, V> played) {
    Set<TableSeat> seats = new HashSet<>();
    Set<TableSeat> lied = new HashSet<>();
    for (int phone : script.puppets()) {
      seats.add(seatOf(phone));
      if (liars.contains(phone)) {
        lied.add(seatOf(phone));
      }
    }
    Jury<S, V> jury = new Jury<>(seats, lied, mayFork());
    for (SimPhone<S, V> phone : played.phones()) {
      Match<S, V> match = phone.match().orElse(null);
      if (!isLiar(phone.number()) && match != null) {
        Optional<String> wrong = jury.wrong(phone, match);
        if (wrong.isPresent()) {
          String who = "P" + (phone.number() + 1) + " ";
          return Optional.of(new RunProblem(RunProblem.Kind.DIVERGED, who + wrong.get()));
        }
      }
    }
    return Optional.empty();
  }
}
