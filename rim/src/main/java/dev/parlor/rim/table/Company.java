package dev.parlor.rim.table;

import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.link.MemoryLink;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * Computer players around one table in this process. Each has a device of its own, with its own
 * key, journal and links. They share only the thread and the time, which leaps.
 */
public final class Company<S, V> {
  private final QuietStrand strand;
  private final List<Device> devices = new ArrayList<>();
  private final List<TableLoop<S, V>> loops = new ArrayList<>();
  private final Map<Integer, TableSession<S, V>> sessions = new TreeMap<>();
  private final Invite invite;

  /**
   * @param entropy of each device
   * @param seed of the computer players' choices
   */
  public Company(
      GameKit<S, V> kit,
      ComputerPlayer<S> computer,
      int seats,
      Map<String, String> options,
      IntFunction<Entropy> entropy,
      long seed,
      QuietStrand strand) {
    this.strand = strand;
    for (int seat = 0; seat < seats; seat++) {
      devices.add(Device.stranger(entropy.apply(seat)));
    }
    invite = devices.get(0).invite(kit, seats, options);
    for (int seat = 0; seat < seats; seat++) {
      Device device = devices.get(seat);
      TableLoop<S, V> loop =
          seat == 0
              ? device.host(kit, invite, strand, Journal.NONE)
              : device.guest(kit, strand, Journal.NONE);
      loops.add(loop);
      remember(seat, loop);
      loop.watch(new Robot<>(loop, computer, Dice.seeded(seed * 31 + seat), 0));
    }
  }

  private void remember(int seat, TableLoop<S, V> loop) {
    loop.watch(
        session -> {
          sessions.put(seat, session);
        });
    loop.start();
  }

  public List<Device> devices() {
    return devices;
  }

  /** The loop of a seat, to be watched. */
  public TableLoop<S, V> loop(int seat) {
    return loops.get(seat);
  }

  public TableSession<S, V> session(int seat) {
    return Objects.requireNonNull(sessions.get(seat));
  }

  /**
   * Lets everybody sit down and see the same six digits. All that is left to do then is to play.
   */
  public void gather() {
    for (int seat = 1; seat < loops.size(); seat++) {
      MemoryLink.Pair pair = MemoryLink.pair(strand::run);
      loops.get(0).accept(pair.one(), invite.nonce().toArray());
      loops.get(seat).connect(pair.other(), Callee.host(invite.nonce()));
    }
    int seats = loops.size();
    strand.runUntil(() -> sessions.size() == seats && session(0).view().seats().size() == seats);
    loops.get(0).input(new Input.Ready());
    strand.runUntil(() -> sessions.values().stream().allMatch(Company::isSettled));
  }

  private static boolean isSettled(TableSession<?, ?> session) {
    TableView<?> view = session.view();
    return view.stage() != TableView.Stage.LOBBY
        && (view.seats().size() == 1 || view.sas().isPresent());
  }

  /** Plays to the last signature; false when the table broke. */
  public boolean play() {
    strand.runUntil(() -> sessions.values().stream().allMatch(Company::isOver));
    return sessions.values().stream()
        .allMatch(session -> session.stage() == TableView.Stage.FINISHED);
  }

  /** Lets the first player want another match, and the others too; then it is as before. */
  public boolean playAgain() {
    int next = session(0).view().match() + 1;
    loops.get(0).input(new Input.Rematch());
    strand.runUntil(
        () -> sessions.values().stream().allMatch(session -> session.view().match() == next));
    return play();
  }

  private static boolean isOver(TableSession<?, ?> session) {
    TableView.Stage stage = session.stage();
    return stage == TableView.Stage.FINISHED || stage == TableView.Stage.BROKEN;
  }

  /** The callsigns in seat order. */
  public List<String> names() {
    return session(0).view().seats().stream().map(Join::callsign).collect(Collectors.toList());
  }

  /** The short authentication string that all devices show. */
  public Optional<ShortCode> code() {
    return session(0).view().sas();
  }
}
