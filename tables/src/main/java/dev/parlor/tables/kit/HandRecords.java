package dev.parlor.tables.kit;

import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import java.util.List;
import java.util.function.Consumer;

/**
 * Writes and reads the hands of a game in a form that other programs study.
 *
 * @param <S> what the rules know of a table
 */
public interface HandRecords<S> {
  /**
   * The lines of a file with the hands of a match, as a stranger with its transcript knows them.
   */
  List<String> of(Transcript transcript, Audit audit);

  /** Reads the hands of such a file one after the other, each played again by the rules. */
  void read(String file, Consumer<RecordedHand<S>> each);
}
