package dev.parlor.p2p.seat;

import dev.parlor.games.GameId;
import dev.parlor.games.Setup;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Map;
import java.util.TreeMap;

/**
 * {@code CARD_GAME_INVITE:<game>:<seats>:<table nonce>:<host npub>[:<option>=<value>]*}.
 *
 * @param seats how many may sit down
 */
public record Invite(GameId game, int seats, Bytes nonce, Bytes host, Map<String, String> options) {
  private static final String VERB = "CARD_GAME_INVITE";
  private static final int MOST_SEATS = 10;

  /**
   * The option that lets others watch. It is no rule of a game, but every seat signs it with its
   * place.
   */
  public static final Map<String, String> WATCHED = Map.of("onlookers", "true");

  public Invite {
    options = java.util.Collections.unmodifiableMap(new TreeMap<>(options));
  }

  /** The game and its options in one text, which is signed. */
  public String rules() {
    StringBuilder text = new StringBuilder(game.id());
    options.forEach((key, value) -> text.append(':').append(key).append('=').append(value));
    return text.toString();
  }

  /** The game, its options and the number of players, for the rules. */
  public Setup setup(int players) {
    Map<String, String> rules = new TreeMap<>(options);
    WATCHED.forEach(rules::remove);
    return new Setup(players, rules);
  }

  /** Whether others may watch at this table. */
  public boolean isOpenToOnlookers() {
    return options.entrySet().containsAll(WATCHED.entrySet());
  }

  /** Whether this game allows such a table, and all options have values that it knows. */
  public boolean fits(GameKit<?, ?> kit) {
    return kit.id().equals(game)
        && kit.phones().holds(seats)
        && setup(seats).problems(kit.game()).isEmpty();
  }

  public Line line() {
    java.util.List<Object> args = new java.util.ArrayList<>();
    args.add(game.id());
    args.add(seats);
    args.add(nonce);
    args.add(host);
    options.forEach((key, value) -> args.add(key + "=" + value));
    return Line.of(VERB, args.toArray());
  }

  /** The first message of a host to everybody who connects. */
  public static Invite inMessage(Bytes message) throws Malformed {
    if (Message.decode(message) instanceof Message.Text text) {
      return read(text.line());
    }
    throw new Malformed("no invitation");
  }

  public static Invite read(Line line) throws Malformed {
    if (!line.verb().equals(VERB)) {
      throw new Malformed("expected " + VERB + ", not " + line.verb());
    }
    String id = line.arg(0);
    GameId game = GameId.of(id).orElseThrow(() -> new Malformed("no game " + id));
    Map<String, String> options = new TreeMap<>();
    for (int i = 4; i < line.args().size(); i++) {
      String option = line.arg(i);
      int equals = option.indexOf('=');
      if (equals < 1
          || options.put(option.substring(0, equals), option.substring(equals + 1)) != null) {
        throw new Malformed("not an option: " + option);
      }
    }
    int seats = line.number(1, 1, MOST_SEATS);
    return new Invite(game, seats, line.hex(2, 4), line.hex(3, 32), options);
  }
}
