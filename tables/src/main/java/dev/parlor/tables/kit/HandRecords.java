package dev.parlor.tables.kit;

import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import java.util.List;

/** The hands of a game in a form that programs read who study them. */
@FunctionalInterface
public interface HandRecords {
  /**
   * The lines of a file with the hands of a match, as a stranger with its transcript knows them.
   */
  List<String> of(Transcript transcript, Audit audit);
}
