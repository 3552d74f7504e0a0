package dev.parlor.app.records;

import android.content.Context;
import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.replay.PlayedAlone;
import dev.parlor.app.table.NameList;
import dev.parlor.games.GameId;
import dev.parlor.p2p.result.Flaw;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.tables.record.Statistic;
import java.text.NumberFormat;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The sentences of the screens that show results. */
final class RecordWords {
  private final Context context;
  private final Resources resources;
  private final Locale locale;

  RecordWords(Context context) {
    this.context = context;
    this.resources = context.getResources();
    this.locale = resources.getConfiguration().getLocales().get(0);
  }

  String game(GameId game) {
    return GameNames.of(context, game);
  }

  /** Who won, in a sentence with the unit. */
  String won(MatchRecord match) {
    ResultSheet sheet = match.sheet();
    if (sheet.isTogether()) {
      return resources.getString(together(sheet.get("OUTCOME").orElse("")));
    }
    List<String> winners = new ArrayList<>();
    for (PlayerLine player : sheet.players()) {
      if (player.place() == 1) {
        winners.add(player.callsign());
      }
    }
    String score = counted(sheet.game(), sheet.players().get(0));
    String names = NameList.of(resources, winners);
    return winners.size() == 1
        ? resources.getString(R.string.records_won, names, score)
        : resources.getString(R.string.records_shared, names, score);
  }

  private static int together(String outcome) {
    return switch (outcome) {
      case "PLAYERS" -> R.string.records_won_together;
      case "DECK" -> R.string.records_lost_together;
      default -> R.string.records_ended_together;
    };
  }

  private String counted(GameId game, PlayerLine player) {
    int many;
    try {
      many = Integer.parseInt(player.score().orElse("0"));
    } catch (NumberFormatException notANumber) {
      return "";
    }
    return Household.of(context)
        .kits()
        .find(game)
        .map(kit -> GameNames.words(context, kit).score(many))
        .orElse("");
  }

  String when(MatchRecord match) {
    return when(Instant.ofEpochSecond(match.sheet().time()));
  }

  /** The time at which a match of this phone alone was over, in words. */
  String practised(PlayedAlone.Kept alone) {
    return context.getString(R.string.records_alone, when(Instant.ofEpochMilli(alone.time())));
  }

  /** The time at which a file of hands came, in words. */
  String brought(HandFile file) {
    return context.getString(R.string.records_hands, when(Instant.ofEpochMilli(file.time())));
  }

  private String when(Instant time) {
    return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withLocale(locale)
        .withZone(ZoneId.systemDefault())
        .format(time);
  }

  String place(MatchRecord match, PlayerLine player) {
    return match.sheet().isTogether()
        ? ""
        : NumberFormat.getIntegerInstance(locale).format(player.place()) + ".";
  }

  /** A score; a number has its thousands separated. */
  String score(MatchRecord match, PlayerLine player) {
    String text = player.score().orElse("");
    try {
      return NumberFormat.getIntegerInstance(locale).format(Long.parseLong(text));
    } catch (NumberFormatException notANumber) {
      return text;
    }
  }

  /** How much of a game was played and won. */
  String played(Statistic own) {
    return resources.getQuantityString(
        R.plurals.records_played, own.played(), own.played(), own.won());
  }

  /** Where a course of matches has led, for somebody who can't see it. */
  String course(Statistic own) {
    int ahead = 2 * own.won() - own.played();
    int end =
        ahead > 0
            ? R.string.records_course
            : ahead < 0 ? R.string.records_course_down : R.string.records_course_level;
    return played(own) + ". " + resources.getString(end, Math.abs(ahead));
  }

  /** One line: what the result is worth. */
  String worth(MatchRecord match) {
    int players = match.sheet().players().size();
    int signed = match.verdict().signers().size();
    return switch (match.verdict().state()) {
      case COMPLETE -> resources.getQuantityString(R.plurals.records_complete, players, players);
      case PROVEN -> resources.getString(R.string.records_proven);
      case UNFINISHED -> resources.getString(R.string.records_unfinished);
      case PARTIAL ->
          isDamaged(match)
              ? resources.getString(R.string.records_damaged)
              : resources.getString(R.string.records_partial, signed, players);
    };
  }

  /** What the result is worth, in full. */
  String meaning(MatchRecord match) {
    return resources.getString(
        switch (match.verdict().state()) {
          case COMPLETE -> R.string.records_complete_means;
          case PROVEN -> R.string.records_proven_means;
          case UNFINISHED -> R.string.records_unfinished_means;
          case PARTIAL ->
              isDamaged(match) ? R.string.records_damaged_means : R.string.records_partial_means;
        });
  }

  /** Whether it counts on a leaderboard, and whether a station has it. */
  String ranked(MatchRecord match) {
    String ranking = ranking(match);
    return match.receipted()
        ? ranking + "\n" + resources.getString(R.string.records_receipted)
        : ranking;
  }

  private String ranking(MatchRecord match) {
    if (!Household.of(context).kits().games().ranked(match.sheet().game())) {
      return resources.getString(R.string.records_no_ranking);
    }
    Optional<String> station = match.sheet().get("STATION");
    return match.sheet().get("TICKET").isPresent() && station.isPresent()
        ? resources.getString(R.string.records_ranked, station.get())
        : resources.getString(R.string.records_unranked);
  }

  static boolean isDamaged(MatchRecord match) {
    return match.verdict().flaws().stream()
        .anyMatch(flaw -> flaw.kind() != Flaw.Kind.SIGNATURE_MISSING);
  }

  String signature(MatchRecord match, int number) {
    if (match.verdict().signers().contains(number)) {
      return resources.getString(R.string.records_signed);
    }
    boolean missing = match.result().signatures().get(number) == null;
    return resources.getString(missing ? R.string.records_unsigned : R.string.records_forged);
  }

  String whose(Leaderboard board) {
    return board.station().equals(RecordBook.NO_STATION)
        ? resources.getString(R.string.records_boards_line)
        : resources.getString(R.string.records_boards_of, board.station());
  }

  /** What somebody lacks to be listed. */
  String lacks(Leaderboard.Waiting waiting) {
    int games = waiting.games();
    int others = waiting.opponents();
    String more = resources.getQuantityString(R.plurals.records_more_games, games, games);
    String people = resources.getQuantityString(R.plurals.records_more_opponents, others, others);
    String lacks =
        others == 0
            ? more
            : games == 0 ? people : resources.getString(R.string.records_more_both, more, people);
    return resources.getString(R.string.records_to_be_listed, lacks);
  }

  String wins(Leaderboard.Row row) {
    if (row.together()) {
      return resources.getString(R.string.records_together, row.games(), row.wins(), row.best());
    }
    String wins = resources.getString(R.string.records_wins, row.wins(), row.losses());
    return row.unfinished() == 0 ? wins : wins + " · " + unfinished(row);
  }

  private String unfinished(Leaderboard.Row row) {
    return resources.getString(R.string.records_row_unfinished, row.unfinished());
  }

  String rate(Leaderboard.Row row) {
    NumberFormat percent = NumberFormat.getPercentInstance(locale);
    return percent.format(row.winRate() / 1000.0);
  }

  /** A row as TalkBack says it. */
  String spoken(Leaderboard.Row row) {
    String spoken =
        resources.getString(
            R.string.records_row_spoken,
            row.rank(),
            row.callsign(),
            row.wins(),
            row.losses(),
            rate(row));
    if (row.together()) {
      return spoken + ", " + resources.getString(R.string.records_best, row.best());
    }
    return row.unfinished() == 0 ? spoken : spoken + ", " + unfinished(row);
  }
}
