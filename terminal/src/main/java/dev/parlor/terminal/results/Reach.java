package dev.parlor.terminal.results;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.GameId;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.station.StationVisit;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.p2p.station.VisitEnd;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.files.Inspection;
import dev.parlor.rim.station.StationCall;
import dev.parlor.rim.station.Visited;
import dev.parlor.terminal.home.OwnIdentity;
import dev.parlor.terminal.net.Route;
import dev.parlor.terminal.shell.Problem;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Visits to one station: hands results in, fetches leaderboards, asks for tickets. */
public record Reach(Route station, OwnIdentity me) {
  /** Hands in the results that the station lacks. */
  Visited submit(List<SignedResult> results, Function<String, Optional<byte[]>> transcripts) {
    return visit(
        new StationVisit(
            me.callsign(), Inspection.SIGNATURES, null, results, transcripts, List.of()));
  }

  /** Fetches leaderboards. */
  Visited boards(List<GameId> games) {
    return visit(
        new StationVisit(
            me.callsign(),
            Inspection.SIGNATURES,
            null,
            List.of(),
            none -> Optional.empty(),
            games));
  }

  /** Asks for the ticket of a table. */
  public VisitAnswer.GotTicket ticket(Bytes tid) {
    Visited visited =
        visit(
            new StationVisit(
                me.callsign(),
                Inspection.SIGNATURES,
                tid,
                List.of(),
                none -> Optional.empty(),
                List.of()));
    return visited.first(VisitAnswer.GotTicket.class).orElseThrow(() -> trouble(visited));
  }

  /** Why a visit did not come to its end. */
  Problem trouble(Visited visited) {
    Problem hungUp = new Problem("visit.hungUp", station.where());
    return visited
        .end()
        .map(
            end ->
                end.match(
                    new VisitEnd.Cases<>(
                        done -> hungUp,
                        needs -> new Problem("visit.needsAdmission", needs.station(), me.npub()),
                        failed -> new Problem("visit.noStation", station.where(), failed.why()))))
        .orElse(hungUp);
  }

  private Visited visit(StationVisit visit) {
    LinkIdentity link =
        new LinkIdentity(
            me.key(), me.callsign(), LinkKey.generate(Entropy.system()), Entropy.system());
    try {
      return StationCall.over(station::once, link, visit);
    } catch (IOException e) {
      throw new Problem("live.nobody", station.where(), String.valueOf(e.getMessage()));
    }
  }
}
