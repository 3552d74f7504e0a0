package dev.parlor.crypto.commit;

/** Why something that a peer sent is refused. */
public enum Reason {
  MALFORMED,
  // commitments
  NOT_A_MEMBER,
  DUPLICATE,
  SEEN_BEFORE,
  NOT_YET,
  PREIMAGE_DOES_NOT_MATCH,
  // keys
  NO_POSSESSION,
  COPIED_KEY,
  KEYS_CANCEL,
  // lists
  SHUFFLE_NOT_PROVEN,
  SHARE_NOT_PROVEN,
  SHARE_NOT_ASKED,
  STALE_VERSION,
  REMASK_NOT_PROVEN,
  REMASK_UNCHANGED,
  SEALED_FOR_ANOTHER,
  TOO_FEW_MEMBERS,
  UNKNOWN_VALUE,
  OPENED_TWICE,
  STALE_MEMBERS
}
