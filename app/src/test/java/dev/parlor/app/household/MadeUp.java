package dev.parlor.app.household;

import dev.parlor.app.nearby.Checked;
import dev.parlor.app.nearby.LinkState;
import dev.parlor.app.nearby.Ranking;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.app.nearby.TableInRange;
import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.GameId;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.verdict.Breakage;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.RadioTrouble;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A table's view, made up by a test and changed step by step. */
public final class MadeUp<V> {
  public static final ShortCode DIGITS = new ShortCode(482913);
  private GameId game = Piles.ID;
  private final List<Join> seats = new ArrayList<>();
  private final Set<Bytes> reached = new HashSet<>();
  private TableView.Stage stage = TableView.Stage.LOBBY;
  private LinkState.Kind link = LinkState.Kind.UP;
  private int me;
  private int holder;
  private int capacity = 4;
  private int match = 1;
  private boolean digits;
  private boolean deckReady;
  private boolean invites = true;
  private Map<String, String> terms = Map.of();
  private int onlookers;
  private @Nullable V picture;
  private @Nullable Action pending;
  private Set<Integer> awaited = Set.of();
  private Set<Integer> away = Set.of();
  private Set<Integer> gone = Set.of();
  private List<Choice> choices = List.of();
  private List<Verdict> verdicts = List.of();
  private Optional<Outcome> outcome = Optional.empty();
  private Optional<Refusal> refusal = Optional.empty();
  private OptionalLong deadline = OptionalLong.empty();
  private List<Countdown> countdowns = List.of();
  private Optional<Path> result = Optional.empty();
  private int closings;
  private Optional<Refusal> brokenOff = Optional.empty();
  private Optional<Breakage> breakage = Optional.empty();
  private Set<RadioTrouble> troubles = Set.of();
  private Ranking ranking = Ranking.NEVER;
  private Checked checked = Checked.NOTHING;
  private TableView.Rematch rematch = new TableView.Rematch(false, false, Set.of());

  /** A lobby with these callsigns, the host first. */
  public static <V> MadeUp<V> table(int me, String... callsigns) {
    MadeUp<V> made = new MadeUp<>();
    made.me = me;
    for (String callsign : callsigns) {
      made.seats.add(seat(callsign));
      made.reached.add(seat(callsign).npub());
    }
    return made;
  }

  private static Join seat(String callsign) {
    return new Join(
        bytes(callsign.hashCode(), 32),
        callsign,
        bytes(1, 16),
        bytes(2, 32),
        bytes(3, 32),
        bytes(4, 64));
  }

  private static Bytes bytes(int seed, int length) {
    byte[] bytes = new byte[length];
    new java.util.Random(seed).nextBytes(bytes);
    return Bytes.of(bytes);
  }

  public static TableInRange found(
      String callsign, int taken, int seats, boolean full, int strength) {
    return new TableInRange(
        Piles.ID, callsign, taken, seats, full, false, strength, bytes(callsign.hashCode(), 4));
  }

  /** The same table, at which others may watch. */
  public static TableInRange watched(TableInRange table) {
    return new TableInRange(
        table.game(),
        table.callsign(),
        table.taken(),
        table.seats(),
        table.full(),
        true,
        table.strength(),
        table.nonce());
  }

  /** The invitation to a table that was found. */
  public static Invitation invitation(TableInRange table) {
    return new Invitation(table.nonce(), bytes(5, 16), bytes(6, 32), Optional.empty());
  }

  public MadeUp<V> game(GameId other) {
    game = other;
    return this;
  }

  public MadeUp<V> of(int seatsInAll) {
    capacity = seatsInAll;
    return this;
  }

  public MadeUp<V> without(String callsign) {
    reached.remove(seat(callsign).npub());
    return this;
  }

  public MadeUp<V> link(LinkState.Kind kind) {
    link = kind;
    return this;
  }

  public MadeUp<V> uninvited() {
    invites = false;
    return this;
  }

  public MadeUp<V> at(TableView.Stage next) {
    stage = next;
    return this;
  }

  public MadeUp<V> comparing() {
    digits = true;
    return at(TableView.Stage.COMPARING);
  }

  public MadeUp<V> playing(@Nullable V shown) {
    picture = shown;
    deckReady = shown != null;
    return at(TableView.Stage.PLAYING);
  }

  /** The choices that this person has. */
  public MadeUp<V> offering(List<Choice> all) {
    choices = all;
    return this;
  }

  public MadeUp<V> pending(@Nullable Action action) {
    pending = action;
    return this;
  }

  public MadeUp<V> waitingFor(Integer... all) {
    awaited = Set.of(all);
    return this;
  }

  /** The seats that were put out, or have left for good. */
  public MadeUp<V> without(Integer... all) {
    away = Set.of();
    gone = Set.of(all);
    return this;
  }

  public MadeUp<V> away(long until, Integer... all) {
    away = Set.of(all);
    deadline = OptionalLong.of(until);
    return this;
  }

  /** The others wait for them without end. */
  public MadeUp<V> awayForEver(Integer... all) {
    away = Set.of(all);
    deadline = OptionalLong.empty();
    return this;
  }

  public MadeUp<V> liar(int seat) {
    verdicts = List.of(new Verdict(new TableSeat(seat), Offence.ILLEGAL_MOVE, "test"));
    return this;
  }

  public MadeUp<V> refusing(String key, Object... args) {
    refusal = Optional.of(new Refusal(key, List.of(args)));
    return this;
  }

  /** The table broke for this reason before its match. */
  public MadeUp<V> broken(Breakage why) {
    breakage = Optional.of(why);
    return at(TableView.Stage.BROKEN);
  }

  public MadeUp<V> brokenOff(String key, Object... args) {
    brokenOff = Optional.of(new Refusal(key, List.of(args)));
    return at(TableView.Stage.BROKEN);
  }

  /** How often the seats were closed. */
  public MadeUp<V> closed(int times) {
    closings = times;
    return this;
  }

  public MadeUp<V> ended(TableView.Stage how, Outcome known) {
    outcome = Optional.of(known);
    return at(how);
  }

  public MadeUp<V> file(Path path) {
    result = Optional.of(path);
    return this;
  }

  public MadeUp<V> rematch(boolean mayAsk, Integer... asked) {
    rematch = new TableView.Rematch(mayAsk || asked.length > 0, mayAsk, Set.of(asked));
    return this;
  }

  public MadeUp<V> radio(RadioTrouble... what) {
    troubles = Set.of(what);
    return this;
  }

  public MadeUp<V> ranked(Ranking how) {
    ranking = how;
    return this;
  }

  public MadeUp<V> counting(Countdown countdown) {
    countdowns = List.of(countdown);
    return this;
  }

  public MadeUp<V> checked(Checked what) {
    checked = what;
    return this;
  }

  /** Others may watch, and this many do. */
  public MadeUp<V> watchedBy(int many) {
    terms = Invite.WATCHED;
    onlookers = many;
    return this;
  }

  /** The seat that orders all entries; it is the first one unless told otherwise. */
  public MadeUp<V> heldBy(int seat) {
    holder = seat;
    return this;
  }

  public MadeUp<V> match(int number) {
    match = number;
    return this;
  }

  public TableView<V> table() {
    Bytes host = seats.isEmpty() ? bytes(9, 32) : seats.get(0).npub();
    Invite invite = new Invite(game, capacity, bytes(7, 4), host, terms);
    return new TableView<>(
        stage,
        new TableView.Circle(
            invites ? Optional.of(invite) : Optional.empty(),
            seats,
            new TableSeat(holder),
            digits ? Optional.of(DIGITS) : Optional.empty(),
            new TableView.Gathering(closings, Set.of(), Set.of(), brokenOff),
            onlookers),
        new TableView.Board<>(match, seats, me, picture, choices, pending, deckReady),
        new TableView.Missed(awaited, away, gone),
        outcome,
        signed(),
        rematch,
        verdicts,
        breakage,
        List.of());
  }

  /** The seats that have signed. An awaited seat has not, and one that is gone never will. */
  private Set<Integer> signed() {
    Set<Integer> signed = new HashSet<>();
    for (int seat = 0; outcome.isPresent() && seat < seats.size(); seat++) {
      if (!awaited.contains(seat) && !gone.contains(seat)) {
        signed.add(seat);
      }
    }
    return signed;
  }

  public SittingView<V> view() {
    TableView<V> table = table();
    Optional<Invitation> invitation =
        me == 0
            ? Optional.of(new Invitation(bytes(7, 4), bytes(5, 16), bytes(6, 32), Optional.empty()))
            : Optional.empty();
    return new SittingView<>(
        table,
        new LinkState(link, 0, reached, troubles),
        invitation,
        refusal,
        deadline,
        countdowns,
        result,
        ranking,
        checked);
  }
}
