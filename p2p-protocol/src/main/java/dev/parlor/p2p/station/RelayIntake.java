package dev.parlor.p2p.station;

import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.result.PlayerEvent;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Takes in what players have published on relays, where anybody may publish anything. Results that
 * this station would rank wait apart from those that it would not, so that a flood of the latter
 * does not crowd out the former. A relay carries no transcripts, so only complete results come this
 * way.
 */
final class RelayIntake {
  private static final int DAY = 86_400;
  private static final int MOST_RANKED = 2000;
  private static final int MOST_OTHERS = 500;

  private final StationBook book;
  private final Intake intake;
  private final Signatures signatures;
  private final StationLimits limits;
  private final Gathering ranked = new Gathering(MOST_RANKED);
  private final Gathering others = new Gathering(MOST_OTHERS);
  private final Quota perPlayer;

  RelayIntake(StationBook book, Intake intake, Signatures signatures, StationLimits limits) {
    this.book = book;
    this.intake = intake;
    this.signatures = signatures;
    this.limits = limits;
    this.perPlayer = new Quota(DAY, limits.unrankedPerDay());
  }

  List<StationEffect> event(NostrEvent event, long now) {
    Optional<PlayerEvent> read = PlayerEvent.of(event);
    if (!read.isPresent() || !worthALook(read.get().sheet(), now)) {
      return new ArrayList<>();
    }
    ResultSheet sheet = read.get().sheet();
    Optional<Uncounted> against = book.rules().against(sheet, signatures);
    if (!against.isPresent() && book.rivals().haveUsedTicket(sheet, signatures)) {
      against = Optional.of(Uncounted.USED_TICKET);
    }
    Optional<SignedResult> whole = (against.isPresent() ? others : ranked).add(read.get());
    List<StationEffect> effects = new ArrayList<>();
    if (whole.isPresent() && take(whole.get(), against.isPresent(), now)) {
      effects.add(new StationEffect.Relayed(sheet.game(), sheet.id(), against));
      effects.add(new StationEffect.Changed());
    }
    return effects;
  }

  private boolean worthALook(ResultSheet sheet, long now) {
    return MatchIds.isUuid(sheet.id()) && !RankingRules.isFuture(sheet, now) && !book.has(sheet);
  }

  private boolean take(SignedResult result, boolean unranked, long now) {
    Verification verdict = Verification.of(book.rules().games(), result, signatures);
    if (!verdict.stands()) {
      return false; // all signatures are there, so its form is wrong
    }
    if (!unranked) {
      return intake.relayed(result, verdict, now);
    }
    return book.aside(result.sheet().game()) < limits.unranked()
        && perPlayer.take(first(result.sheet()), now)
        && intake.relayedAside(result, verdict);
  }

  private static Bytes first(ResultSheet sheet) {
    return Keys.read(sheet.players().get(0).npub())
        .map(key -> Bytes.of(key.bytes()))
        .orElse(Bytes.of(new byte[0]));
  }
}
