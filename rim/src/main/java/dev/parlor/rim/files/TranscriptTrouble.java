package dev.parlor.rim.files;

import dev.parlor.p2p.audit.BrokenTranscript;
import dev.parlor.rim.Trouble;
import java.nio.file.Path;

/** A file that should be a transcript and is none, or is damaged. */
public final class TranscriptTrouble extends Trouble {
  private static final long serialVersionUID = 1;

  private final BrokenTranscript broken;

  TranscriptTrouble(Path file, BrokenTranscript broken) {
    super("transcript." + broken.where(), file, broken.read(), broken.all());
    this.broken = broken;
  }

  public BrokenTranscript broken() {
    return broken;
  }
}
