package dev.parlor.p2p.station;

import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.ResultSheet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Results on the shelf that can't be true together with a given one. */
final class Rivals {
  private final StationBook book;

  Rivals(StationBook book) {
    this.book = book;
  }

  enum Kind {
    /**
     * The two contradict each other, and transcripts are still to decide between them. For the same
     * text, whoever brings a transcript decides; for ends by other players, the transcripts may
     * show which was cut off.
     */
    OPEN,
    WITNESSED
  }

  /**
   * Whether a text on the shelf contradicts this one: another end with the same uuid, or another
   * match under the same ticket.
   */
  Optional<Kind> of(ResultSheet sheet, Signatures signatures) {
    Optional<Kind> rival = Optional.empty();
    for (Judged judged : book.results(sheet.game(), signatures)) {
      ResultSheet other = judged.result().sheet();
      boolean same = other.id().equals(sheet.id());
      boolean sameEnd = other.standings().equals(sheet.standings());
      if ((same ? !sameEnd : sharesTicket(other, sheet))
          && !judged.overruled()
          && judged.verification().stands()
          && stands(other, signatures)) {
        boolean closed = judged.witnessed() && !(same && areSame(other, sheet));
        boolean before = rival.filter(Kind.WITNESSED::equals).isPresent();
        rival = Optional.of(closed || before ? Kind.WITNESSED : Kind.OPEN);
      }
    }
    return rival;
  }

  private static boolean areSame(ResultSheet one, ResultSheet other) {
    return npubs(one).equals(npubs(other));
  }

  private static Set<String> npubs(ResultSheet sheet) {
    Set<String> npubs = new TreeSet<>();
    sheet.players().forEach(player -> npubs.add(player.npub()));
    return npubs;
  }

  /** Whether the ticket of this result was used for another match before. */
  boolean haveUsedTicket(ResultSheet sheet, Signatures signatures) {
    return book.results(sheet.game(), signatures).stream()
        .filter(judged -> judged.verification().stands())
        .map(judged -> judged.result().sheet())
        .anyMatch(
            other ->
                !other.id().equals(sheet.id())
                    && sharesTicket(other, sheet)
                    && stands(other, signatures));
  }

  /** Whether it would be taken in, so that it is not just copied by a stranger. */
  private boolean stands(ResultSheet sheet, Signatures signatures) {
    return !book.rules().againstKeeping(sheet, signatures).isPresent();
  }

  private boolean sharesTicket(ResultSheet one, ResultSheet other) {
    Optional<String> ticket = one.get("TICKET");
    return !book.rules().open() && ticket.isPresent() && ticket.equals(other.get("TICKET"));
  }
}
