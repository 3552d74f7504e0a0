package dev.parlor.app.lobby;

import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.app.nearby.Ranking;

/** Whether a match counts on a leaderboard, in a sentence. */
final class RankingWords {
  private RankingWords() {}

  /** The sentence; empty for games that are never ranked. */
  static String of(Resources resources, Ranking ranking) {
    return switch (ranking.kind()) {
      case NEVER -> "";
      case OPEN -> resources.getString(R.string.ranking_open);
      case RANKED -> resources.getString(R.string.ranking_at, ranking.station());
      case UNRANKED -> resources.getString(R.string.ranking_none);
    };
  }
}
