package dev.parlor.app.lobby;

import dev.parlor.app.nearby.LinkState;
import dev.parlor.app.nearby.Ranking;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.games.GameId;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.table.TableView;
import dev.parlor.radio.RadioTrouble;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A table before its cards: who sits there, how others get there, what is to be compared.
 *
 * @param game what is played; empty while it is not known
 * @param seats all of them, empty ones too
 * @param compare the six digits and four pictures that all screens must show
 * @param waitingFor the callsigns of those for whom the table waits
 * @param refusal why the last tap did nothing
 * @param ranking whether what is played here counts on a leaderboard
 * @param onlookers how many watch without a seat; empty where nobody may
 */
record LobbyScreen(
    Kind kind,
    boolean hosting,
    Optional<GameId> game,
    List<Seat> seats,
    Ways ways,
    Optional<ShortCode> compare,
    List<String> waitingFor,
    Optional<Refusal> refusal,
    Ranking ranking,
    OptionalInt onlookers) {
  /**
   * How others get to the table.
   *
   * @param code the four digits of the table
   * @param invitation what the square code says
   * @param signless whether this phone can't put a sign up, so that others find it by inquiring
   *     only
   * @param trouble what is amiss with the radio, if something can be done about it
   */
  record Ways(
      Optional<String> code,
      Optional<String> invitation,
      boolean signless,
      Optional<RadioTrouble> trouble) {
    static final Ways NONE = new Ways(Optional.empty(), Optional.empty(), false, Optional.empty());
  }

  Optional<String> code() {
    return ways.code();
  }

  Optional<String> invitation() {
    return ways.invitation();
  }

  boolean signless() {
    return ways.signless();
  }

  Optional<RadioTrouble> trouble() {
    return ways.trouble();
  }

  /** How many must sit there, because a table that others join makes no sense for one. */
  static final int ENOUGH = 2;

  enum Kind {
    /** The table is being set up, or its host is being called. */
    OPENING,
    /** The host can't be reached any more, and is called again. */
    LOST,
    /** People sit down. */
    GATHERING,
    /** The seats are closed, the six digits are being made. */
    CLOSING,
    /** All screens show six digits; this person has not yet said that they are the same. */
    COMPARING,
    /** This person has said that the digits are the same, and others have not yet. */
    CONFIRMED,
    /** Everybody makes the origin of the cards. */
    DEALING,
    /** The cards are on the table. */
    PLAYING,
    /** Nothing can go on at this table. */
    BROKEN,
    /** This person saw different digits and left. */
    DIFFERENT,
    /** This phone sits at no table. */
    NOWHERE
  }

  /** Whether something is under way that nobody here can hasten. */
  boolean isBusy() {
    return switch (kind) {
      case OPENING, LOST, CLOSING, CONFIRMED, DEALING -> true;
      case GATHERING, COMPARING, PLAYING, BROKEN, DIFFERENT, NOWHERE -> false;
    };
  }

  /**
   * @param reached whether this phone is linked with that one; true for seats behind the host
   */
  record Seat(Optional<String> callsign, boolean me, boolean host, boolean reached) {
    static final Seat FREE = new Seat(Optional.empty(), false, false, true);
  }

  /** The screen without a table, which has nothing else to show. */
  static LobbyScreen bare(Kind kind, boolean hosting) {
    return new LobbyScreen(
        kind,
        hosting,
        Optional.empty(),
        List.of(),
        Ways.NONE,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Ranking.NEVER,
        OptionalInt.empty());
  }

  /**
   * @param confirmed whether this person has said that the digits are the same
   */
  static LobbyScreen of(SittingView<?> sitting, boolean hosting, boolean confirmed) {
    TableView<?> table = sitting.table();
    Kind kind = kind(sitting, hosting, confirmed);
    return new LobbyScreen(
        kind,
        hosting,
        table.invite().map(Invite::game),
        seats(sitting, hosting),
        ways(sitting, hosting, kind),
        kind == Kind.COMPARING || kind == Kind.CONFIRMED ? table.sas() : Optional.empty(),
        waitingFor(table, kind),
        sitting.refusal(),
        sitting.ranking(),
        onlookers(table));
  }

  private static Ways ways(SittingView<?> sitting, boolean hosting, Kind kind) {
    Set<RadioTrouble> troubles = sitting.link().troubles();
    return new Ways(
        hosting ? sitting.code() : Optional.empty(),
        sitting.invitation().map(Invitation::text),
        kind == Kind.GATHERING && hosting && troubles.contains(RadioTrouble.NO_ADVERTISER),
        RadioWords.worst(troubles));
  }

  private static OptionalInt onlookers(TableView<?> table) {
    return table.invite().filter(Invite::isOpenToOnlookers).isPresent()
        ? OptionalInt.of(table.onlookers())
        : OptionalInt.empty();
  }

  private static Kind kind(SittingView<?> sitting, boolean hosting, boolean confirmed) {
    TableView<?> table = sitting.table();
    return switch (table.stage()) {
      case LOBBY -> gathering(sitting, hosting);
      case COMPARING ->
          confirmed ? Kind.CONFIRMED : table.sas().isPresent() ? Kind.COMPARING : Kind.CLOSING;
      case PLAYING -> table.game() == null ? Kind.DEALING : Kind.PLAYING;
      case SIGNING, FINISHED -> Kind.PLAYING;
      case BROKEN -> Kind.BROKEN;
    };
  }

  private static Kind gathering(SittingView<?> sitting, boolean hosting) {
    boolean lost = !hosting && sitting.link().kind() == LinkState.Kind.LOST;
    boolean known = sitting.table().invite().isPresent() && !sitting.table().seats().isEmpty();
    return lost ? Kind.LOST : known ? Kind.GATHERING : Kind.OPENING;
  }

  private static List<Seat> seats(SittingView<?> sitting, boolean hosting) {
    TableView<?> table = sitting.table();
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < table.seats().size(); i++) {
      Join join = table.seats().get(i);
      boolean host = table.invite().map(Invite::host).equals(Optional.of(join.npub()));
      boolean me = i == table.me() || (hosting && host);
      boolean reached = me || !(hosting || host) || sitting.link().reaches(join);
      seats.add(new Seat(Optional.of(join.callsign()), me, host, reached));
    }
    boolean open = table.stage() == TableView.Stage.LOBBY;
    int all = open ? table.invite().map(Invite::seats).orElse(0) : seats.size();
    while (seats.size() < all) {
      seats.add(Seat.FREE);
    }
    return Collections.unmodifiableList(seats);
  }

  /**
   * The callsigns of those for whom the table waits. Before the match it does not say who is slow,
   * so all others are named.
   */
  private static List<String> waitingFor(TableView<?> table, Kind kind) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < table.seats().size(); i++) {
      boolean named = table.awaited().isEmpty() || table.awaited().contains(i);
      if (i != table.me() && named && kind != Kind.GATHERING) {
        names.add(table.seats().get(i).callsign());
      }
    }
    return Collections.unmodifiableList(names);
  }

  /** Whether everybody here has a seat but this phone: it watches. */
  boolean onlooks() {
    return !hosting && onlookers.isPresent() && seats.stream().noneMatch(Seat::me);
  }

  /** Whether this phone can give the seat to somebody else. */
  boolean maySendAway(Seat seat) {
    return hosting && kind == Kind.GATHERING && seat.callsign().isPresent() && !seat.me();
  }

  /** How many sit here. */
  int present() {
    return (int) seats.stream().filter(seat -> seat.callsign().isPresent()).count();
  }

  /** Whether the host may begin. */
  boolean enough() {
    return present() >= ENOUGH;
  }

  /** The host's callsign, once it is known. */
  Optional<String> host() {
    return seats.stream().filter(Seat::host).findFirst().flatMap(Seat::callsign);
  }
}
