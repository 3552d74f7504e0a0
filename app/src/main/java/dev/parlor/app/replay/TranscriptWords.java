package dev.parlor.app.replay;

import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.p2p.audit.BrokenTranscript;

/** What is wrong with a file that should be a transcript, in a sentence. */
public final class TranscriptWords {
  private TranscriptWords() {}

  public static String of(Resources resources, BrokenTranscript broken) {
    return switch (broken.where()) {
      case NO_TRANSCRIPT -> resources.getString(R.string.replay_no_transcript);
      case TOO_LARGE -> resources.getString(R.string.replay_too_large);
      case ROSTER -> resources.getString(R.string.replay_damaged_roster);
      case ENTRIES ->
          resources.getString(R.string.replay_damaged_entries, broken.read(), broken.all());
      case BEHIND -> resources.getString(R.string.replay_damaged_behind, broken.all());
    };
  }
}
