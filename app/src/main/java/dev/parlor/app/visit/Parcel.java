package dev.parlor.app.visit;

import dev.parlor.games.GameId;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.p2p.station.Receipt;
import dev.parlor.p2p.station.StationVisit;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.Inspection;
import dev.parlor.rim.station.Visited;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The results that are taken along to a station, and what is brought back. All methods are slow.
 */
final class Parcel {
  private final Games games;
  private final Archive archive;
  private final Map<String, Path> files = new LinkedHashMap<>();
  private final List<SignedResult> results = new ArrayList<>();

  Parcel(Games games, Path folder) {
    this.games = games;
    archive = Archive.in(folder);
  }

  /**
   * A visit with every result of a ranked game that was played under a ticket, and all results of
   * other games.
   */
  StationVisit visit(String callsign) {
    for (GameId game : games.ids()) {
      archive.results(game).forEach(this::pack);
    }
    return new StationVisit(
        callsign, Inspection.SIGNATURES, null, results, this::transcript, ranked());
  }

  private List<GameId> ranked() {
    return games.ids().stream().filter(games::ranked).collect(Collectors.toList());
  }

  private void pack(Path file) {
    try {
      SignedResult result = Inspection.result(file);
      boolean wanted =
          !games.ranked(result.sheet().game()) || result.sheet().get("TICKET").isPresent();
      if (wanted && files.put(result.sheet().id(), file) == null) {
        results.add(result);
      }
    } catch (Unreadable | Trouble broken) {
      // the place where the results are shown reports it
    }
  }

  private Optional<byte[]> transcript(String id) {
    Path file = files.get(id);
    return file == null
        ? Optional.empty()
        : Inspection.transcriptOf(file, id)
            .map(found -> Inspection.bytes(found, Transcript.MAX_BYTES));
  }

  /** Keeps receipts and leaderboards, and says what became of the results. */
  VisitReport unpack(String station, Visited visited) {
    Opened opened = new Opened(station);
    visited.answers().forEach(answer -> answer.to(opened));
    VisitReport.End end =
        visited.isWhole()
            ? VisitReport.End.DONE
            : visited.needsAdmission() ? VisitReport.End.NEEDS_ADMISSION : VisitReport.End.FAILED;
    int known = visited.isWhole() ? results.size() - opened.taken - opened.not : 0;
    return new VisitReport(end, station, opened.taken, known, opened.refused);
  }

  /** Takes out, piece by piece, what the station has said of the results. */
  private final class Opened implements VisitAnswer.Reader {
    private final String station;
    private final Set<String> refused = new TreeSet<>();
    private int taken;
    private int not;

    Opened(String station) {
      this.station = station;
    }

    @Override
    public void taken(VisitAnswer.Taken one) {
      keep(one.receipt());
      taken++;
    }

    @Override
    public void refused(VisitAnswer.Refused one) {
      refused.add(one.why());
      not++;
    }

    @Override
    public void board(VisitAnswer.Board one) {
      keep(station, one.leaderboard());
    }

    @Override
    public void gotTicket(VisitAnswer.GotTicket got) {
      // a visit with results asks for none
    }
  }

  private void keep(Receipt receipt) {
    Path file = files.get(receipt.id());
    if (file != null) {
      String mark = receipt.station().hex().substring(0, 8);
      write(file.resolveSibling(receipt.id() + "-" + mark + ".receipt"), receipt.line() + "\n");
    }
  }

  private void keep(String station, Leaderboard board) {
    write(archive.leaderboard(station, board.game()), board.text());
  }

  private static void write(Path file, String text) {
    Archive.write(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
