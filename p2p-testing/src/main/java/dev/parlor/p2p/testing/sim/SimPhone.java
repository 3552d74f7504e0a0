package dev.parlor.p2p.testing.sim;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Dice;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.secrecy.Secrecy;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A phone. Its journal survives everything; the rest dies with its process. */
public final class SimPhone<S, V> implements End {
  private final World<S, V> world;
  private final int number;
  private final Equipment equipment;
  private final SimJournal journal = new SimJournal();
  private final List<Verdict> named = new ArrayList<>();
  private final Antenna<S, V> antenna;
  private final SimPlayer<S, V> hand;
  private final Processor table;
  private final Processor worker;
  private @Nullable Node<S, V> node;
  private @Nullable Bytes npub;
  private Life<S, V> life;
  private boolean vanished;

  SimPhone(World<S, V> world, int number, Equipment equipment, Dice dice) {
    this.world = world;
    this.number = number;
    this.equipment = equipment;
    this.antenna = new Antenna<>(world, this, dice);
    this.hand = new SimPlayer<>(world, this, dice);
    this.table = new Processor(world.time(), world.lab());
    this.worker = new Processor(world.time(), world.lab());
    this.life = new Life<>(world, this, 0);
  }

  /** Its number in the simulation; 0 is the host. Its seat at the table is {@link #tableSeat}. */
  public int number() {
    return number;
  }

  /** Its seat at the table once the roster is closed, or none. */
  public TableSeat tableSeat() {
    Node<S, V> running = node;
    return running == null ? TableSeat.NONE : running.session().tableSeat();
  }

  /** Its seat in the present match, or -1. */
  public int seat() {
    Node<S, V> running = node;
    return running == null ? -1 : running.session().me();
  }

  public boolean isAlive() {
    return node != null;
  }

  boolean hasVanished() {
    return vanished;
  }

  boolean isReachable() {
    return node != null && antenna.isOn();
  }

  public Optional<TableSession<S, V>> session() {
    Node<S, V> running = node;
    return running == null ? Optional.empty() : Optional.of(running.session());
  }

  /** The session that it knows, or will know again when it comes back from its journal. */
  Optional<TableSession<S, V>> remembered() {
    return vanished ? Optional.empty() : node != null ? session() : restored(tools());
  }

  private Optional<TableSession<S, V>> restored(Phone phone) {
    try {
      return TableSession.restore(
          phone, world.kit(), Bytes.of(equipment.linkKey()), journal.records());
    } catch (Malformed own) {
      throw new IllegalStateException("a journal that can't be read: " + own.getMessage(), own);
    }
  }

  public Optional<Match<S, V>> match() {
    return session().flatMap(TableSession::match);
  }

  public TableView.Stage stage() {
    Node<S, V> running = node;
    return running == null ? TableView.Stage.LOBBY : running.session().stage();
  }

  /** What a stranger needs to look at this phone's results. */
  public Phone tools() {
    return equipment.phone(equipment.entropy(-1));
  }

  List<Bytes> journal() {
    return journal.records();
  }

  /** Whom this phone has called a liar, by the seats at the table. */
  public List<Verdict> named() {
    return Collections.unmodifiableList(named);
  }

  /** The process starts, for the first time or from its journal. */
  void start() {
    if (vanished) {
      return;
    }
    life = new Life<>(world, this, life.number() + 1);
    hand.newLife();
    Entropy entropy = equipment.entropy(life.number());
    Phone phone = equipment.phone(entropy);
    npub = phone.identity().publicKey();
    Bytes linkKey = Bytes.of(equipment.linkKey());
    TableSession<S, V> session = restored(phone).orElse(null);
    if (session == null) {
      session = fresh(phone, linkKey);
    }
    world.secrecy().ifPresent(this::keepSecrets);
    Switchboard links = new Switchboard(world.link(number, equipment.link(life.number())));
    node = world.node(this, session, links);
    note(() -> life.number() == 1 ? "starts" : "starts again with a journal of " + journal.size());
    input(new Input.Tick());
    hand.look();
    antenna.again();
  }

  private TableSession<S, V> fresh(Phone phone, Bytes linkKey) {
    if (number >= world.phones().size()) {
      return TableSession.onlooker(phone, world.kit(), linkKey);
    }
    return number == 0
        ? TableSession.host(phone, world.kit(), world.invite(), linkKey)
        : TableSession.guest(phone, world.kit(), linkKey);
  }

  private void keepSecrets(Secrecy listener) {
    listener.keeps(number, "its NOSTR key", equipment.secret());
    listener.keeps(number, "the key of its links", equipment.linkSecret());
  }

  /** Kills the process now, or between two of the effects of what it does next. */
  void kill(int afterEffects) {
    if (node == null) {
      return;
    }
    if (afterEffects > 0) {
      life.endsAfter(afterEffects);
      return;
    }
    note(() -> "is killed");
    node = null;
    antenna.forget();
  }

  /** Kills the process before the next effect of what it does now. */
  void killAtOnce() {
    life.endsAfter(0);
  }

  /** Loses the last records, but not those by which it sits at this table. */
  void forget(int records) {
    int before = journal.size();
    if (journal.forget(records) > 0) {
      note(() -> "lost the last of its journal: " + journal.size() + " of " + before + " are left");
    }
  }

  /** Sets the phone back to an older backup of itself: its newest records are gone. */
  public void restore(int records) {
    if (node != null && !vanished) {
      kill(0);
      int left = Math.max(0, journal.size() - records);
      note(() -> "is set back from " + journal.size() + " records to " + left);
      journal.setBack(records);
      start();
    }
  }

  void vanish() {
    vanished = true;
    kill(0);
    antenna.stop();
  }

  void adapter(boolean on) {
    note(() -> on ? "switches its adapter on" : "switches its adapter off");
    antenna.turn(on);
  }

  void doze(long millis) {
    hand.doze(millis);
  }

  boolean isDoorOpen() {
    return isReachable() && antenna.isDoorOpen();
  }

  boolean is(Set<Bytes> any) {
    Bytes mine = npub;
    return mine != null && any.contains(mine);
  }

  void accepted(int connection) {
    Node<S, V> running = node;
    if (running != null) {
      work(running, () -> running.accepted(connection, world.nonce(), now()));
    }
  }

  void connected(int connection) {
    Node<S, V> running = node;
    if (running != null) {
      work(
          running,
          () -> running.connected(connection, Callee.host(Bytes.of(world.nonce())), now()));
    }
  }

  @Override
  public void arrived(int connection, byte[] bytes) {
    Node<S, V> running = node;
    if (running != null) {
      work(running, () -> running.received(connection, bytes, now()));
    }
  }

  @Override
  public void broken(int connection) {
    if (node != null) {
      note(() -> "connection " + connection + " broke");
      disconnected(connection);
      antenna.over(connection);
    }
  }

  void disconnected(int connection) {
    Node<S, V> running = node;
    if (running != null) {
      work(running, () -> running.disconnected(connection, now()));
    }
  }

  /** Gives it an input that comes from its player or from itself. */
  public void input(Input input) {
    Node<S, V> running = node;
    if (running != null) {
      Lab<S, V> lab = world.lab();
      if (lab != null) {
        lab.given(this, input, now());
      }
      work(running, () -> running.on(input, now()));
      if (!(input instanceof Input.Tick)) {
        hand.look();
      }
    }
  }

  private void work(Node<S, V> running, Supplier<List<Effect.OfRim>> call) {
    table.run(
        call,
        effects -> {
          if (node == running) {
            give(effects);
          }
        });
  }

  private void give(List<Effect.OfRim> effects) {
    SimHands<S, V> rim =
        new SimHands<>(world, this, new SimHands.Parts<>(journal, antenna, life, hand));
    for (Effect.OfRim effect : effects) {
      if (life.endsNow()) {
        kill(0);
        return;
      }
      effect.to(rim);
    }
    world.watch().after(this);
    if (rim.hasShown()) {
      session().ifPresent(session -> hear(session.verdicts()));
      Lab<S, V> lab = world.lab();
      if (lab != null) {
        lab.shown(this, now());
      }
      hand.look();
    }
  }

  private void hear(List<Verdict> verdicts) {
    for (Verdict verdict : verdicts) {
      if (!named.contains(verdict)) {
        note(() -> "names " + verdict);
        named.add(verdict);
      }
    }
  }

  void write(int connection, byte[] bytes) {
    Lab<S, V> lab = world.lab();
    if (lab != null) {
      lab.wrote(this, bytes.length, now());
    }
    world.radio().write(connection, this, bytes);
  }

  boolean livesAs(int thatLife) {
    return node != null && life.number() == thatLife;
  }

  /** Does work beside its table, as long as this life lasts. */
  void work(Effect.Compute compute, Life<S, V> mine) {
    worker.run(
        compute.work(),
        result -> {
          if (lives(mine)) {
            input(new Input.Computed(compute.job(), result));
          }
        });
  }

  /** How long it takes before work begins, where that is not measured. */
  long workTime() {
    return world.lab() == null ? hand.workTime() : 0;
  }

  boolean lives(Life<S, V> one) {
    return node != null && life == one;
  }

  /** How long its process has been running. */
  long upMillis() {
    return now() - life.since();
  }

  int life() {
    return life.number();
  }

  void note(Supplier<String> what) {
    world.trace().note(world.time().elapsed(), number, what);
  }

  private long now() {
    return world.time().now();
  }
}
