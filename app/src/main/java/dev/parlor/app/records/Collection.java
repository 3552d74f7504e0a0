package dev.parlor.app.records;

import dev.parlor.app.replay.PlayedAlone;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.tables.record.Statistic;
import java.util.List;

/**
 * Everything in the folder of results.
 *
 * @param matches the newest first
 * @param boards of the games of which at least one result counts
 * @param statistics of the person who plays on this phone
 * @param practice matches of this phone alone, the newest first
 * @param hands files of hands that were played elsewhere, the newest first
 * @param unreadable how many files are no results
 */
record Collection(
    List<MatchRecord> matches,
    List<Leaderboard> boards,
    List<Statistic> statistics,
    List<PlayedAlone.Kept> practice,
    List<HandFile> hands,
    int unreadable) {
  Collection {
    matches = List.copyOf(matches);
    boards = List.copyOf(boards);
    statistics = List.copyOf(statistics);
    practice = List.copyOf(practice);
    hands = List.copyOf(hands);
  }
}
