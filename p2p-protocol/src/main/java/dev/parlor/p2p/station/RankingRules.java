package dev.parlor.p2p.station;

import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a station counts.
 *
 * @param games the games that are known here; no other counts
 * @param stations the stations whose tickets are good here: this one and its peers
 * @param admitted the players whom the owner has admitted
 * @param seasonStart nothing older counts; seconds since 1970
 * @param perDay how many results of one set of players count on one day
 * @param minGames games that a player needs to be ranked
 * @param minOpponents different opponents that a player needs to be ranked
 * @param maxUnfinished which percentage of its matches a player may leave unfinished and still be
 *     listed
 * @param open whether results count without tickets and admission: so among friends, without a
 *     station
 */
public record RankingRules(
    Games games,
    Set<Bytes> stations,
    Set<Bytes> admitted,
    long seasonStart,
    int perDay,
    int minGames,
    int minOpponents,
    int maxUnfinished,
    boolean open) {
  /** Percent of its matches that a player may leave unfinished, unless the owner says otherwise. */
  static final int MAX_UNFINISHED = 20;

  private static final int ALL = 100;

  /** How far ahead of a station's clock a result may be, in seconds. */
  private static final long TOLERANCE = 600;

  public RankingRules {
    stations = java.util.Collections.unmodifiableSet(new TreeSet<>(stations));
    admitted = java.util.Collections.unmodifiableSet(new TreeSet<>(admitted));
  }

  /** The rules of a station unless its owner says otherwise. */
  public static RankingRules of(Games games, Set<Bytes> stations, Set<Bytes> admitted) {
    return new RankingRules(games, stations, admitted, 0, 5, 10, 3, MAX_UNFINISHED, false);
  }

  /** Whatever is complete or proven counts: for the results on one's own phone. */
  public static RankingRules amongFriends(Games games) {
    return new RankingRules(games, Set.of(), Set.of(), 0, Integer.MAX_VALUE, 1, 1, ALL, true);
  }

  RankingRules withAdmitted(Set<Bytes> players) {
    return new RankingRules(
        games, stations, players, seasonStart, perDay, minGames, minOpponents, maxUnfinished, open);
  }

  /**
   * Why a result can't be on a leaderboard; empty if it can. A game that all win or lose together
   * needs no ticket.
   */
  Optional<Uncounted> againstListing(ResultSheet sheet, Signatures signatures) {
    if (!games.together(sheet.game())) {
      return against(sheet, signatures);
    }
    return sheet.players().stream().anyMatch(PlayerLine::isComputer)
        ? Optional.of(Uncounted.COMPUTER)
        : againstKeeping(sheet, signatures);
  }

  /** Why a result can't count, as far as that shows before any signature is looked at. */
  public Optional<Uncounted> against(ResultSheet sheet, Signatures signatures) {
    if (!games.ranked(sheet.game()) && !open) {
      return Optional.of(Uncounted.GAME);
    }
    return sheet.players().stream().anyMatch(PlayerLine::isComputer)
        ? Optional.of(Uncounted.COMPUTER)
        : againstKeeping(sheet, signatures);
  }

  /**
   * Why a result can't be taken in; empty if it can. A game that is not ranked needs no ticket, but
   * meets all other conditions.
   */
  Optional<Uncounted> againstKeeping(ResultSheet sheet, Signatures signatures) {
    Optional<GameKit<?, ?>> kit = games.find(sheet.game());
    if (!kit.isPresent()) {
      return Optional.of(Uncounted.GAME);
    }
    if (sheet.time() < seasonStart) {
      return Optional.of(Uncounted.TOO_OLD);
    }
    if (open) {
      return Optional.empty();
    }
    if (!allAdmitted(sheet)) {
      return Optional.of(Uncounted.NOT_ADMITTED);
    }
    if (!kit.get().ranked()) {
      return Optional.empty();
    }
    if (!sheet.get("TICKET").isPresent()) {
      return Optional.of(Uncounted.NO_TICKET);
    }
    Optional<Ticket> ticket = Ticket.of(sheet);
    return ticket.isPresent()
        ? against(kit.get(), sheet, ticket.get(), signatures)
        : Optional.of(Uncounted.BAD_TICKET);
  }

  private Optional<Uncounted> against(
      GameKit<?, ?> kit, ResultSheet sheet, Ticket ticket, Signatures signatures) {
    Uncounted against = null;
    if (!stations.contains(ticket.station())) {
      against = Uncounted.FOREIGN_TICKET;
    } else if (sheet.time() < ticket.time()) {
      against = Uncounted.TOO_OLD;
    } else if (sheet.time() - ticket.time() < kit.leastSeconds()) {
      against = Uncounted.TOO_FAST;
    } else if (!ticket.covers(sheet.id())) {
      against = Uncounted.OTHER_TABLE;
    } else if (!ticket.valid(signatures)) {
      against = Uncounted.BAD_TICKET;
    }
    return Optional.ofNullable(against);
  }

  private boolean allAdmitted(ResultSheet sheet) {
    for (PlayerLine player : sheet.players()) {
      if (!Keys.read(player.npub())
          .filter(key -> admitted.contains(Bytes.of(key.bytes())))
          .isPresent()) {
        return false;
      }
    }
    return true;
  }

  /** Whether a result claims to be from the future, by this station's clock. */
  public static boolean isFuture(ResultSheet sheet, long now) {
    return sheet.time() > now + TOLERANCE;
  }
}
