package dev.parlor.p2p.table;

import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.p2p.clock.Clockwork;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.link.Standing;
import dev.parlor.p2p.lobby.Lobby;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.play.Finished;
import dev.parlor.p2p.play.Part;
import dev.parlor.p2p.play.Place;
import dev.parlor.p2p.play.Play;
import dev.parlor.p2p.play.SeatVoice;
import dev.parlor.p2p.replica.Poll;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Notebook;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seat.Secrets;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A seat at a table as it is now: its lobby, and what it plays. This class answers questions about
 * it.
 */
public abstract class Seated<S, V> {
  /**
   * How many rounds of due work are done at one time. Work that is done when its time has come may
   * make other work due at once.
   */
  private static final int MOST_AT_ONCE = 64;

  private final Phone phone;
  private final GameKit<S, V> kit;
  final Deque<Effect> out;
  final Notebook notebook;
  final Poll poll = new Poll();
  final Lobby lobby;
  final Set<Bytes> linked = new HashSet<>();
  final BesideTheLog beside;
  final Emotes emotes = new Emotes();
  final Onlookers onlookers;
  @Nullable Play<S, V> play;
  long time;
  private int playOf; // the number of the roster to which the play belongs
  private @Nullable Clockwork<S, V> clockwork;
  private Effect.Probe probe = Effect.Probe.NONE;

  Seated(Phone phone, GameKit<S, V> kit, Lobby lobby, Notebook notebook) {
    this.notebook = notebook;
    this.phone = phone;
    this.kit = kit;
    this.lobby = lobby;
    this.out = lobby.out();
    this.beside = new BesideTheLog(this, kit);
    this.onlookers = new Onlookers(this);
  }

  /** How the parts of this seat speak. */
  abstract SeatVoice voice();

  final Bytes npub() {
    return phone.identity().publicKey();
  }

  final Play<S, V> beginPlay(Roster roster, Secrets secrets, int epoch) {
    Play<S, V> running = play;
    if (running == null) {
      TableSeat me = roster.seatOf(npub());
      Place<S, V> place =
          new Place<>(phone, kit, roster, me, secrets, out, () -> time, voice(), poll);
      running = new Play<>(place, epoch);
      linked.forEach(running.log().neighbours::stands);
      play = running;
      playOf = lobby.comparison().changes();
    }
    return running;
  }

  /** Sits down once more where the journal ends, and keeps what the last play knew and wanted. */
  final Play<S, V> sitAgain(Play<S, V> last, int epoch) {
    play = null;
    Play<S, V> next = beginPlay(last.roster(), lobby.secrets().get(), epoch);
    next.goesOnFor(last);
    return next;
  }

  /** Makes the play fit the roster. With another roster the play before is dropped. */
  final void follow() {
    Roster roster = lobby.comparison().roster();
    if (play != null && playOf != lobby.comparison().changes()) {
      play = null;
    }
    if (roster != null) {
      beginPlay(roster, lobby.secrets().get(), 0);
    }
    if (hasBegun()) {
      lobby.begin();
    }
  }

  final void tell(String key) {
    out.add(Effect.Tell.of(key));
  }

  /** Does this if the seat plays; otherwise the player is told that it does not. */
  final void playing(Consumer<Play<S, V>> task) {
    Play<S, V> running = play;
    if (running == null) {
      tell("table.notPlaying");
    } else {
      task.accept(running);
    }
  }

  /**
   * Does what is due and answers when to look again. What a host does because of the time is
   * ordered at once and starts other clocks, so it looks several times.
   */
  final long lookAtTheClock() {
    Play<S, V> running = play;
    if (running == null) {
      return Long.MAX_VALUE;
    }
    long next = Long.MAX_VALUE;
    long size = -1;
    for (int times = 0; times < MOST_AT_ONCE && log().size() != size; times++) {
      size = log().size();
      next = clockwork(running).tick(time);
    }
    if (clockwork(running).neverBegins()) {
      lobby.breakUp().lost(running.roster().at(TableSeat.HOST).callsign());
      probe(Effect.Probe.NONE);
      return Long.MAX_VALUE;
    }
    probe(clockwork(running).probe(time));
    return next;
  }

  private void probe(Effect.Probe wanted) {
    if (!wanted.equals(probe)) {
      probe = wanted;
      out.add(wanted);
      out.add(new Effect.Show()); // whoever is missed is shown as away
    }
  }

  /** The clocks of the present match. */
  private Clockwork<S, V> clockwork(Play<S, V> running) {
    Clockwork<S, V> clocks = clockwork;
    if (clocks == null || !clocks.isOf(running.part())) {
      clocks = new Clockwork<>(running.part());
      clockwork = clocks;
    }
    return clocks;
  }

  final Sight<S, V> sight() {
    Play<S, V> running = play;
    return new Sight<>(
        lobby, running, running == null ? null : clockwork(running), emotes, onlookers.count());
  }

  private Optional<Part<S, V>> part() {
    return Optional.ofNullable(play).map(Play::part);
  }

  final boolean hasBegun() {
    Play<S, V> running = play;
    return running != null && running.match().hasBegun();
  }

  /** The stage alone, for callers that need no whole view. */
  public final TableView.Stage stage() {
    return sight().stage();
  }

  /** What somebody has to do at this table. */
  final Standing standing(Bytes npub) {
    return onlookers.has(npub) ? Standing.WATCHING : lobby.standing(npub);
  }

  /** Whether this phone orders, or gathers the guests before there is anything to order. */
  final boolean holdsTable() {
    Play<S, V> running = play;
    Bytes me = phone.identity().publicKey();
    return running == null
        ? lobby.invite().map(invite -> invite.host().equals(me)).orElse(false)
        : running.log().isHost();
  }

  /** Whether this phone only watches. */
  public final boolean onlooks() {
    return lobby.onlooks();
  }

  /** A number that changes whenever the roster is closed or opened. */
  final int rosterChanges() {
    return lobby.comparison().changes();
  }

  /** What runs out by this phone's clock, for a screen that counts it down. */
  public final List<Countdown> countdowns() {
    Play<S, V> running = play;
    return running == null ? List.of() : clockwork(running).countdowns();
  }

  /** Who lied at this table, as its view shows them. */
  public final List<Verdict> verdicts() {
    return Optional.ofNullable(play).map(Play::verdicts).orElse(List.of());
  }

  /** Whether the seats can be confirmed now: all know the same six digits, or one sits alone. */
  public final boolean isComparable() {
    Play<S, V> running = play;
    return running != null
        && !lobby.onlooks()
        && lobby.comparison().isComparable()
        && !running.hasAgreed();
  }

  /** Whether a choice would be taken now; false while the last one is on its way. */
  public final boolean mayChoose() {
    return part().map(Part::mayChoose).orElse(false);
  }

  /** Whether this phone has something to say that can wait until its links are quiet. */
  public final boolean waitsForQuiet() {
    return onlookers.wantMore() || part().map(part -> part.chores.waitsForQuiet()).orElse(false);
  }

  /** The own seat at the table, as entries and transcripts name it; none before there is one. */
  public final TableSeat tableSeat() {
    return Optional.ofNullable(play).map(Play::tableSeat).orElse(TableSeat.NONE);
  }

  /** The own seat in the present match; none before there is one. */
  public final int me() {
    return part().map(part -> part.seat).orElse(-1);
  }

  /** The running match, for a screen that wants more than its view; empty before the roster. */
  public final Optional<Match<S, V>> match() {
    return Optional.ofNullable(play).map(Play::match);
  }

  /** What this phone has seen in private. */
  public final Knowledge knowledge() {
    Play<S, V> running = play;
    return running == null ? Knowledge.NONE : running.part().own;
  }

  /** Who sits at the table; empty before the roster is closed. */
  public final Optional<Roster> roster() {
    return Optional.ofNullable(play).map(Play::roster);
  }

  /** The key of whoever orders now; empty before there is a roster. */
  public final Optional<Bytes> orderer() {
    return Optional.ofNullable(play).map(running -> running.roster().at(running.log().host).npub());
  }

  /** Everything that was ordered so far; with the roster it is the whole transcript. */
  public final List<Ordered> log() {
    Play<S, V> running = play;
    return running == null ? List.of() : running.log().chain.all();
  }

  /** Every match of this table that is over, with the present one if it is. */
  public final List<Finished> finished() {
    return Optional.ofNullable(play).map(Play::finished).orElse(List.of());
  }

  /** The result file with the signatures that are in by now; empty before the end. */
  public final Optional<SignedResult> result() {
    return Optional.ofNullable(play).flatMap(Play::result);
  }

  /** How the match ended, once it has. */
  public final Optional<Outcome> outcome() {
    return match().flatMap(Match::outcome);
  }
}
