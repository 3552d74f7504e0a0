package dev.parlor.p2p.station;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.match.TableVerb;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Judges what is sent in, with the cheap checks first: size, form, ticket and uuid, then the
 * players' signatures. A whole transcript is asked for only when a result lacks nothing but
 * signatures. A game that is not ranked needs no ticket; otherwise its results have to meet the
 * same conditions.
 */
final class Intake {
  static final int MAX_RESULT = SignedResult.MAX_BYTES;

  private final StationBook book;
  private final Signatures signatures;
  private final Sealing sealing;
  private final Entropy entropy;
  private final long diskBytes;
  private final Map<Bytes, SignedResult> waiting = new HashMap<>();
  private long taken;

  /**
   * What became of a result.
   *
   * @param taken the sheet when it was taken in
   * @param why a reason in capitals when it was refused
   */
  record Answer(
      @Nullable ResultSheet taken, boolean wantsTranscript, String id, String why, long time) {}

  Intake(
      StationBook book, Signatures signatures, Sealing sealing, Entropy entropy, long diskBytes) {
    this.book = book;
    this.signatures = signatures;
    this.sealing = sealing;
    this.entropy = entropy;
    this.diskBytes = diskBytes;
  }

  private static Answer refused(String id, String why) {
    return new Answer(null, false, id, why, 0);
  }

  Answer result(Bytes npub, byte[] file, long now) {
    waiting.remove(npub);
    SignedResult result;
    try {
      result = SignedResult.parse(file);
    } catch (Unreadable unreadable) {
      return refused("", unreadable.why() + " " + unreadable.line());
    }
    ResultSheet sheet = result.sheet();
    if (!MatchIds.isUuid(sheet.id())) {
      return refused("", "UUID");
    }
    if (RankingRules.isFuture(sheet, now)) {
      return refused(sheet.id(), Uncounted.FUTURE.toString());
    }
    Optional<Uncounted> against = book.rules().againstKeeping(sheet, signatures);
    if (against.isPresent()) {
      return refused(sheet.id(), against.get().toString());
    }
    Optional<Rivals.Kind> rival = book.rivals().of(sheet, signatures);
    if (book.has(sheet) && (!rival.isPresent() || book.isWitnessed(sheet, signatures))) {
      return new Answer(sheet, false, sheet.id(), "", now);
    }
    if (rival.filter(Rivals.Kind.WITNESSED::equals).isPresent()) {
      boolean used = book.rivals().haveUsedTicket(sheet, signatures);
      Uncounted why = used ? Uncounted.USED_TICKET : Uncounted.TWO_TEXTS;
      return refused(sheet.id(), why.toString());
    }
    Verification verdict = Verification.of(book.rules().games(), result, signatures);
    if (verdict.stands() && !rival.isPresent()) {
      return keep(result, verdict, null, now);
    }
    if (verdict.stands() || verdict.lacksOnlySignatures()) {
      waiting.put(npub, result);
      return new Answer(null, true, sheet.id(), "", 0);
    }
    return refused(sheet.id(), Uncounted.PARTIAL.toString());
  }

  boolean awaits(Bytes npub, String id) {
    SignedResult result = waiting.get(npub);
    return result != null && result.sheet().id().equals(id);
  }

  /**
   * A job that audits a transcript that was asked for. It is heavy and pure, and may run on any
   * thread.
   */
  Supplier<Audited> transcript(Bytes npub, String id, byte[] file, long now) {
    SignedResult result = waiting.remove(npub);
    Games games = book.rules().games();
    CutOff others = result == null ? new CutOff() : book.witnesses(result.sheet().game(), id);
    return () -> {
      if (result == null) {
        return new Audited(() -> refused(id, "TRANSCRIPT_NOT_ASKED"));
      }
      String why = "NOT_PROVEN";
      try {
        Transcript transcript = Transcript.decode(file);
        Audit audit =
            Audit.of(games.of(result.sheet().game()), transcript, signatures, sealing, entropy);
        Verification verdict = audit.judge(games, result, signatures);
        if (verdict.stands() && isOf(result.sheet(), audit, transcript)) {
          return others.takes(result.sheet(), file)
              ? new Audited(() -> keep(result, verdict, file, now))
              : new Audited(() -> refused(id, Uncounted.TWO_TEXTS.toString()));
        }
      } catch (Malformed malformed) {
        why = "BAD_TRANSCRIPT";
      }
      String reason = why;
      return new Audited(() -> refused(id, reason));
    };
  }

  /**
   * Whether a transcript leads to exactly this text, and the text's ticket was not used for an
   * earlier match in it. The uuid follows from the seats of the table, so no other table has a
   * transcript for it.
   */
  private static boolean isOf(ResultSheet sheet, Audit audit, Transcript transcript) {
    String ticket = ":" + sheet.get("TICKET").orElse("none");
    return audit.result().filter(own -> own.sheet().equals(sheet)).isPresent()
        // nobody has signed for what stands behind a broken chain
        && audit.entries() == transcript.log().size()
        && transcript.log().subList(0, (int) audit.begunAt()).stream()
            .map(ordered -> ordered.entry().payload())
            .filter(Payload::isText)
            .map(text -> new String(text.bytes().toArray(), StandardCharsets.UTF_8))
            .noneMatch(line -> line.startsWith(TableVerb.TICKET + ":") && line.endsWith(ticket));
  }

  /** A complete result that this station ranks has been put together from a relay. */
  boolean relayed(SignedResult result, Verification verdict, long now) {
    return keep(result, verdict, null, now).taken() != null;
  }

  /**
   * A complete result that this station does not rank has been put together from a relay. It is
   * kept to be shown.
   */
  boolean relayedAside(SignedResult result, Verification verdict) {
    taken += MAX_RESULT;
    if (taken <= diskBytes) {
      book.keepAside(result, verdict, signatures);
    }
    return taken <= diskBytes;
  }

  private Answer keep(
      SignedResult result, Verification verdict, byte @Nullable [] transcript, long now) {
    ResultSheet sheet = result.sheet();
    taken += MAX_RESULT + (transcript == null ? 0 : transcript.length);
    if (taken > diskBytes) {
      return refused(sheet.id(), "FULL");
    }
    book.keep(result, verdict, transcript, signatures);
    return new Answer(sheet, false, sheet.id(), "", now);
  }
}
