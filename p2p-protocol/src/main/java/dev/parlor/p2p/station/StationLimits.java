package dev.parlor.p2p.station;

/**
 * What a station lets others cost it.
 *
 * @param messagesPerMinute of one link; parts of files are not counted
 * @param filesPerDay results and transcripts of one npub
 * @param transcriptBytes of one transcript
 * @param diskBytes of everything that was taken in since the station was started
 * @param unranked how many results of a game that it does not rank are kept from relays
 * @param unrankedPerDay how many results of such a game with the same winner come in on one day
 */
public record StationLimits(
    int messagesPerMinute,
    int filesPerDay,
    int transcriptBytes,
    long diskBytes,
    int unranked,
    int unrankedPerDay) {
  public static StationLimits usual() {
    return new StationLimits(120, 200, 16 << 20, 2L << 30, 1000, 20);
  }
}
