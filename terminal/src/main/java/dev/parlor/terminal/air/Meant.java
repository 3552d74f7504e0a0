package dev.parlor.terminal.air;

import dev.parlor.p2p.link.HostCode;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.terminal.shell.Problem;
import java.util.Locale;
import java.util.Optional;

/**
 * The table that somebody has typed: where it is, and what is known of its host. A person who joins
 * by an invitation, the long or the short one, speaks with its host or with nobody.
 *
 * @param where an address, the four digits of a table in range, or nothing
 */
public record Meant(String where, Optional<Invitation> whole, Optional<HostCode> code) {
  /** What stands between a place and the short code of its host. */
  private static final String MARK = "/";

  /** Reads one line: a place, and behind a mark or a space the short code of its host. */
  public static Meant read(String text) {
    String typed = text.trim();
    try {
      if (typed.toUpperCase(Locale.ROOT).startsWith("CG01:")) {
        Invitation whole = Invitation.read(typed);
        return new Meant(whole.where().orElse(""), Optional.of(whole), Optional.empty());
      }
      String[] parts = typed.split("[/\\s]+", 2);
      return parts.length == 1
          ? new Meant(typed, Optional.empty(), Optional.empty())
          : new Meant(parts[0], Optional.empty(), Optional.of(HostCode.read(parts[1])));
    } catch (Malformed e) {
      throw new Problem("live.noInvitation");
    }
  }

  /** The short invitation to a place. */
  public static String text(String where, HostCode code) {
    return where + MARK + code.text();
  }

  /** Whether these keys belong to the host that was meant, as far as that is known. */
  public boolean isOf(Bytes npub, Bytes staticKey) {
    return whole.map(its -> its.isOf(npub, staticKey)).orElse(true)
        && code.map(its -> its.isOf(npub, staticKey)).orElse(true);
  }
}
