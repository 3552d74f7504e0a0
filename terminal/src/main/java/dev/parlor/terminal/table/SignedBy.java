package dev.parlor.terminal.table;

import dev.parlor.p2p.table.TableView;

/** Who has signed the result of a finished match. */
public enum SignedBy {
  /** Everybody who played has signed. */
  ALL,
  /** All who stayed have signed. A player who is gone for good will hardly sign. */
  STAYED,
  /** Somebody who is there has not signed. */
  MISSING;

  /** What this phone knows of it by now. */
  public static SignedBy of(TableView<?> table) {
    boolean closed = table.stage() == TableView.Stage.FINISHED;
    return table.isSignedByAll() ? ALL : closed ? STAYED : MISSING;
  }
}
