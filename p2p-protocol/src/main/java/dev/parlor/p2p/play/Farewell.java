package dev.parlor.p2p.play;

import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Attendance;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.replica.SharedLog;
import dev.parlor.p2p.result.SheetSigning;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.Deque;
import java.util.function.LongSupplier;

/**
 * How one seat takes leave of a match: with its signature, a wish for another match, or a good-bye.
 */
public final class Farewell {
  private final Match<?, ?> match;
  private final int me;
  private final SharedLog log;
  private final SeatVoice voice;
  private final Signatures.Key identity;
  private final SheetSigning signing;
  private final Deque<Effect> out;
  private final LongSupplier now;
  private boolean signed;
  private boolean askedForRematch;
  private boolean gotUp; // whether this seat waits for no other match any more

  Farewell(Match<?, ?> match, int me, Common table, Place<?, ?> place) {
    this.match = match;
    this.me = me;
    this.log = table.log();
    this.voice = place.voice();
    this.identity = place.phone().identity();
    this.signing = table.signing();
    this.out = place.out();
    this.now = place.now();
  }

  /** Signs the result once the host has said when the match was over. */
  void sign() {
    if (match.ending().closing().isPresent()
        && log.comeback.isWhole()
        && !signed
        && !match.ending().hasSigned(me)
        && !match.attendance().isGone(me)) {
      signed = true;
      if (!SheetSigning.believes(match.ending().closing().get(), seconds())) {
        out.add(Effect.Tell.of("table.wrongFinishTime"));
        return;
      }
      byte[] signature = identity.sign(signing.eventId(match, me));
      voice.line(Line.of("SIGN", Bytes.of(signature)));
    }
  }

  /** Whether everybody who is still here has signed the result. */
  public boolean isSignedByAll() {
    return match
        .ending()
        .closing()
        .map(closing -> closing.signatures().keySet().containsAll(match.attendance().present()))
        .orElse(false);
  }

  public void leave() {
    log.comeback.onceWhole(this::signLeave);
  }

  private void signLeave() {
    Attendance attendance = match.attendance();
    boolean plays = match.hasBegun() && !match.outcome().isPresent();
    boolean may = plays ? !attendance.isLeaving(me) : match.ending().hasSigned(me);
    if (may && !attendance.isGone(me)) {
      voice.line(Line.of("LEAVE", me + 1));
    }
  }

  /** Whether another match is possible, with this seat. */
  public boolean mayHaveRematch() {
    return me >= 0 && !gotUp && match.rematch().isPossible() && !match.attendance().isGone(me);
  }

  /** Whether the player can ask for another match now. */
  public boolean mayAskForRematch() {
    return !log.comeback.isUnderWay()
        && !askedForRematch
        && mayHaveRematch()
        && match.ending().hasSigned(me)
        && !match.rematch().asked().contains(me);
  }

  public void askForRematch() {
    if (!mayAskForRematch()) {
      out.add(Effect.Tell.of("table.noRematch"));
      return;
    }
    askedForRematch = true;
    voice.line(Line.of("REMATCH", match.seating().number() + 1, seconds()));
    out.add(new Effect.Show());
  }

  /** Whether this phone has asked for another match and that word has no place in the log yet. */
  public boolean isRematchOnItsWay() {
    return askedForRematch && !match.rematch().asked().contains(me);
  }

  /** Gets up: this seat waits for nobody any longer. */
  public void getUp() {
    if (!gotUp) {
      gotUp = true;
      leave();
      out.add(new Effect.Show());
    }
  }

  private long seconds() {
    return now.getAsLong() / 1000;
  }
}
