package dev.parlor.terminal.table;

import dev.parlor.p2p.table.TableView;

/** Whose names stand below the result of a match that is over. */
public enum SignedBy {
  /** Everybody's who played. */
  ALL,
  /** Of all who stayed; whoever is gone for good will hardly sign. */
  STAYED,
  /** Somebody's who is there is missing. */
  MISSING;

  /** As a phone knows it by now. */
  public static SignedBy of(TableView<?> table) {
    boolean closed = table.stage() == TableView.Stage.FINISHED;
    return table.isSignedByAll() ? ALL : closed ? STAYED : MISSING;
  }
}
