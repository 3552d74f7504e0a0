package dev.parlor.p2p.station;

/**
 * What a station lets others cost it.
 *
 * @param messagesPerMinute of one link, parts of files not counted
 * @param filesPerDay results and transcripts of one npub
 * @param transcriptBytes of one transcript
 * @param diskBytes of everything taken in since it was started
 * @param unranked how many results of a game that it does not rank are kept from relays
 * @param unrankedPerDay how many of those whose winner is one npub come in on one day
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
