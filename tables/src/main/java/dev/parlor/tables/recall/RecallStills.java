package dev.parlor.tables.recall;

import dev.parlor.games.recall.RecallView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Still;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import java.util.ArrayList;
import java.util.List;

/** What must be seen: what a window brought, card by card, and the end with all cards open. */
final class RecallStills {
  private static final int WRONG_MILLIS = 1800;
  private static final int PLAYED_MILLIS = 700;
  private static final int END_MILLIS = 4000;

  private RecallStills() {}

  static List<Still> of(RecallView before, Glimpse<RecallView> now) {
    List<Still> stills = new ArrayList<>();
    for (Phrase said : new RecallNews(before, now.view()).told()) {
      int millis = millis(said.key());
      if (millis > 0) {
        stills.add(new Still(new RecallScene(now, Picks.NONE).scene(), said, millis));
      }
    }
    return stills;
  }

  private static int millis(String key) {
    if (key.equals("recall.news.wrong")) {
      return WRONG_MILLIS;
    } else if (key.equals("recall.news.plays")) {
      return PLAYED_MILLIS;
    }
    return key.startsWith("recall.ending.") ? END_MILLIS : 0;
  }
}
