package dev.parlor.app.nearby;

import dev.parlor.games.GameId;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.match.Ending;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.table.PeerWatcher;
import dev.parlor.rim.table.RefusalWatcher;
import dev.parlor.rim.table.TableWatcher;
import dev.parlor.rim.table.WayWatcher;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The side of a sitting that works on the table's thread. It makes what the screen shows out of
 * what the table says, and looks after the ways, the files and an orderly end.
 */
final class Desk<S, V> implements TableWatcher<S, V>, RefusalWatcher, PeerWatcher, WayWatcher {
  private final Post<V> post;
  private final Opened<S, V> opened;
  private final SittingEnd<S, V> farewell;
  private final LinkWatch links;
  private final Results results;
  private Optional<Path> result = Optional.empty();
  private Optional<Refusal> refusal = Optional.empty();
  private @Nullable TableView<V> view;
  private @Nullable SittingView<V> shown;
  private OptionalLong deadline = OptionalLong.empty();
  private List<Countdown> countdowns = List.of();
  private Checked checked = Checked.NOTHING;
  private Ranking ranking = Ranking.OPEN;
  private int withoutTicket;
  private boolean begun;

  /** Where the screen gets its mail. It may be used on any thread. */
  interface Post<V> {
    void shows(SittingView<V> view);
  }

  Desk(Opened<S, V> opened, Means means, Post<V> post, Consumer<Optional<Refusal>> ended) {
    this.opened = opened;
    this.post = post;
    this.links = new LinkWatch(opened.hosting(), opened.strand().now());
    this.results = new Results(means.rooms().archive());
    this.farewell = new SittingEnd<>(opened, means.rooms(), ended);
  }

  void watch() {
    opened.loop().watch(this);
    opened.loop().watchers.refusals(this);
    opened.loop().watchers.peers(this);
    opened.loop().watchers.ways(this);
  }

  @Override
  public void changed(TableSession<S, V> session) {
    if (!begun) {
      begun = true;
      opened.ways().begin(session, this::heard);
    }
    TableView<V> now = session.view();
    if (!now.equals(view)) {
      refusal = Optional.empty();
    }
    view = now;
    if (!isOfItsGame(now)) {
      farewell.endFor(new Refusal("nearby.otherGame", List.of()));
      return;
    }
    countdowns = List.copyOf(session.countdowns());
    deadline = deadline(countdowns);
    checked = checked.and(session.log());
    ranking = ranking(session);
    keep(session);
    follow(session, now);
    farewell.changed(session);
    show();
  }

  /** Follows the table: its holder decides whose door is open and who calls whom. */
  private void follow(TableSession<S, V> session, TableView<V> now) {
    boolean mine = now.holding() < 0 ? opened.hosting() : TableHolder.isMe(now);
    links.holder(TableHolder.npub(now), mine, opened.strand().now());
    session.roster().ifPresent(roster -> opened.sides().holds(mine && !opened.hosting(), roster));
    opened.ways().changed(now, links.state());
  }

  /**
   * The time at which the turn is over for which the table waits, by this phone's own clock;
   * otherwise the time of the next thing.
   */
  private static OptionalLong deadline(List<Countdown> countdowns) {
    OptionalLong turn =
        countdowns.stream()
            .filter(countdown -> countdown.what() == Countdown.What.TURN)
            .mapToLong(Countdown::ends)
            .min();
    return turn.isPresent() ? turn : countdowns.stream().mapToLong(Countdown::ends).min();
  }

  private Ranking ranking(TableSession<S, V> session) {
    if (!opened.kit().ranked()) {
      return Ranking.NEVER;
    }
    Optional<Line> ticket = session.match().map(Match::ending).flatMap(Ending::ticket);
    if (ticket.isPresent()) {
      return Ranking.at(ticket.get().args().get(0));
    }
    boolean tooLate = session.outcome().isPresent() || withoutTicket == number(session);
    return tooLate && number(session) > 0 ? Ranking.UNRANKED : Ranking.OPEN;
  }

  private static int number(TableSession<?, ?> session) {
    return session.match().map(match -> match.seating().number()).orElse(0);
  }

  /** The host has asked in vain for a ticket for the present match. */
  void noTicket() {
    opened
        .loop()
        .later(
            0,
            session -> {
              withoutTicket = number(session);
              changed(session);
              return Optional.empty();
            });
  }

  private boolean isOfItsGame(TableView<V> now) {
    GameId game = opened.kit().id();
    return now.invite().map(invite -> invite.game().equals(game)).orElse(true);
  }

  private void keep(TableSession<S, V> session) {
    try {
      result = results.keep(session);
    } catch (Trouble trouble) {
      told(new Refusal("nearby.cantSave", List.of()));
    }
  }

  @Override
  public void told(Refusal told) {
    refusal = Optional.of(told);
    show();
  }

  @Override
  public void otherVersion(boolean newer) {
    told(new Refusal(newer ? "nearby.newer" : "nearby.older", List.of()));
  }

  @Override
  public void linked(Map<Bytes, Link> peers) {
    peers.forEach(opened::remember);
    links.peers(peers.keySet(), opened.strand().now());
    opened.sides().linked(peers.keySet());
    if (view != null) {
      opened.ways().changed(view, links.state());
    }
    show();
  }

  @Override
  public void address(Optional<Bytes> npub, Bytes address) {
    opened.remember(npub, address);
  }

  @Override
  public void ways(Bytes npub, List<Bytes> addresses, boolean ownWord) {
    // a phone finds others by radio, not at addresses of a network
  }

  @Override
  public void probes(Effect.Probe probe) {
    opened.loop().later(0, session -> probe(session, probe));
  }

  private Optional<Input> probe(TableSession<S, V> session, Effect.Probe probe) {
    session.roster().ifPresent(roster -> opened.sides().want(probe, roster));
    return Optional.empty();
  }

  /** Takes how the way in, or the way to the host, is now. It may be called on any thread. */
  private void heard(WayState state) {
    opened
        .loop()
        .then(
            () -> {
              links.way(state, opened.strand().now());
              show();
            });
  }

  private void show() {
    TableView<V> table = view;
    if (table == null || farewell.isSaid()) {
      return;
    }
    if (shown == null || !now(table, shown.checked()).equals(shown)) {
      SittingView<V> now = now(table, checked);
      shown = now;
      post.shows(now);
    }
  }

  /**
   * The view of now. What was checked changes with every message, so it alone is no reason to draw
   * the screen again.
   */
  private SittingView<V> now(TableView<V> table, Checked counted) {
    return new SittingView<>(
        table,
        links.state(),
        opened.invitation(),
        refusal,
        deadline,
        countdowns,
        result,
        ranking,
        counted);
  }

  void leave() {
    opened.loop().later(0, session -> farewell.leave(session));
  }

  void differ() {
    opened.loop().later(0, session -> farewell.differ(session));
  }

  void forget() {
    opened.loop().then(farewell::forget);
  }
}
