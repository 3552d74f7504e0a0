package dev.parlor.p2p.result;

/**
 * Something that keeps a result from being complete.
 *
 * @param player the number of the player it is about, from 1; 0 when it is about the whole
 * @param detail the text or number that is wrong
 */
public record Flaw(Kind kind, int player, String detail) {
  /** What can be wrong with a result that is a well-formed text. */
  public enum Kind {
    /** Not a uuid of version 8. */
    UUID,
    /** Not the hash of the seeds: 64 hexadecimal digits. */
    SEED,
    /** Nobody here knows this game. */
    GAME,
    /** A line that belongs into every result of the game is missing; the detail is its key. */
    LINE_MISSING,
    /**
     * The result has the form of the original design, which names no transcript that could prove
     * it.
     */
    NO_TRANSCRIPT,
    /** More or fewer players than the game has seats. */
    PLAYERS,
    /** A score is missing or stands where none belongs. */
    SCORE,
    /** A line of an absence names no player, names one twice, or does not stand in the head. */
    ABSENT,
    /** Not the text of a NOSTR key. */
    NPUB,
    /** The key of another player as well; the detail is that player's number. */
    NPUB_TWICE,
    SIGNATURE_MISSING,
    /** Not 64 bytes as hexadecimal digits. */
    SIGNATURE_FORM,
    /** Not this player's signature of this text. */
    SIGNATURE_WRONG,
    /** A good signature at the wrong number; the detail is the number of the player who made it. */
    SIGNATURE_OF_ANOTHER
  }
}
