package dev.parlor.p2p.station;

import dev.parlor.games.GameId;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Callsign;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A phone at a station. It sends the results that the station lacks, then fetches leaderboards,
 * with one question at a time. It is told messages and answers with effects. Not thread-safe.
 */
public final class StationVisit {
  private static final int MOST_IDS = 50;
  private static final int MAX_BOARD = 1 << 20;

  private final String callsign;
  private final Signatures signatures;
  private final Map<String, SignedResult> results = new LinkedHashMap<>();
  private final Function<String, Optional<byte[]>> transcripts;
  private final Deque<Bytes> questions = new ArrayDeque<>();
  private final Deque<String> wanted = new ArrayDeque<>();
  private final Deque<GameId> boards;
  private final @Nullable Bytes tid;
  private final List<VisitEffect> out = new ArrayList<>();
  private final StationMessage.Cases hearing = new Heard();
  private byte[] sending = {};
  private String current = "";
  private Bytes station = Bytes.of(new byte[0]);
  private String name = "";
  private @Nullable FileInParts board;
  private @Nullable GameId asked;
  private boolean welcomed;
  private boolean over;

  /**
   * A visit with everything that there is to do.
   *
   * @param tid the table that wants a ticket; null when none does
   * @param mine the results to hand in
   * @param transcripts the transcript of a result by its uuid, where there is one
   * @param boards the games whose leaderboards are wanted
   */
  public StationVisit(
      String callsign,
      Signatures signatures,
      @Nullable Bytes tid,
      List<SignedResult> mine,
      Function<String, Optional<byte[]>> transcripts,
      List<GameId> boards) {
    this.callsign = callsign;
    this.signatures = signatures;
    this.tid = tid;
    this.transcripts = transcripts;
    this.boards = new ArrayDeque<>(boards);
    mine.forEach(result -> results.put(result.sheet().id(), result));
  }

  /** The link to the station stands. */
  public List<VisitEffect> begin() {
    send(StationVerb.STATION_HELLO);
    return taken();
  }

  /** A whole message of the station. */
  public List<VisitEffect> arrived(Bytes message) {
    if (over) {
      return List.of();
    }
    try {
      StationMessage.decode(message).to(hearing);
    } catch (Malformed malformed) {
      over = true;
      out.add(new VisitEnd.Failed(String.valueOf(malformed.getMessage())));
    }
    return taken();
  }

  /** Hears one message of the station. */
  private final class Heard implements StationMessage.Cases {
    @Override
    public void line(Line line) throws Malformed {
      StationVisit.this.line(line);
    }

    @Override
    public void part(Bytes bytes) throws Malformed {
      StationVisit.this.part(bytes);
    }
  }

  private void line(Line line) throws Malformed {
    StationVerb verb =
        StationVerb.of(line.verb()).orElseThrow(() -> new Malformed("unknown verb " + line.verb()));
    switch (verb) {
      case STATION -> greeted(line);
      case ADMIT -> admission(line.arg(0));
      case TICKET -> ticket(line);
      case RESULT_WANT -> wanted(line);
      case PUT -> put();
      case RECEIPT -> receipt(Receipt.read(line));
      case TRANSCRIPT_WANT -> transcript(line.arg(0));
      case RESULT_REFUSED -> refused(line.arg(1));
      case RESULT_LATER -> refused("LATER");
      case LEADERBOARD -> board = new FileInParts(line.number(1, 1, MAX_BOARD));
      case STATION_HELLO,
          ADMIT_GET,
          TICKET_GET,
          RESULT_HAVE,
          RESULT_PUT,
          TRANSCRIPT_PUT,
          LEADERBOARD_GET,
          ERROR ->
          throw new Malformed("no answer of a station: " + line.verb());
    }
  }

  private void greeted(Line line) throws Malformed {
    if (!name.isEmpty()) {
      throw new Malformed("a second greeting");
    }
    name = line.arg(0);
    if (!Callsign.is(name)) {
      // the host would put a wrong name into the log with the ticket
      throw new Malformed("not a station's name");
    }
    station = line.hex(1, 32);
    if (line.number(2, 0, 1) == 0) {
      send(StationVerb.ADMIT_GET, callsign);
    } else {
      welcome();
    }
  }

  private void admission(String answer) {
    if (!answer.equals("admitted")) {
      out.add(new VisitEnd.NeedsAdmission(name));
    } else if (!welcomed) {
      welcome();
    }
  }

  /** Asks everything that there is to ask. The ticket comes first, because a table waits for it. */
  private void welcome() {
    welcomed = true;
    if (tid != null) {
      questions.add(StationVerb.TICKET_GET.line(tid));
    }
    for (GameId game : games()) {
      List<Object> ids = new ArrayList<>();
      for (SignedResult result : results.values()) {
        if (result.sheet().game().equals(game)) {
          ids.add(MatchIds.ofText(result.sheet()));
        }
      }
      for (int at = 0; at < ids.size(); at += MOST_IDS) {
        List<Object> args = new ArrayList<>();
        args.add(game.id());
        args.addAll(ids.subList(at, Math.min(ids.size(), at + MOST_IDS)));
        questions.add(StationVerb.RESULT_HAVE.line(args.toArray()));
      }
    }
    next();
  }

  /** The games of the results that are handed in, each once. */
  private Set<GameId> games() {
    Set<GameId> games = new LinkedHashSet<>();
    results.values().forEach(result -> games.add(result.sheet().game()));
    return games;
  }

  private void next() {
    current = "";
    String id = wanted.poll();
    Bytes question = id == null ? questions.poll() : null;
    GameId game = id == null && question == null ? boards.poll() : null;
    if (id != null) {
      current = id;
      offer(results.get(id));
    } else if (question != null) {
      out.add(new VisitEffect.Send(question));
    } else if (game != null) {
      asked = game;
      send(StationVerb.LEADERBOARD_GET, game.id());
    } else {
      over = true;
      out.add(new VisitEnd.Done());
    }
  }

  private void offer(@Nullable SignedResult result) {
    if (result != null) {
      sending = result.text().getBytes(StandardCharsets.UTF_8);
      send(StationVerb.RESULT_PUT, sending.length);
    }
  }

  private void ticket(Line line) throws Malformed {
    Ticket ticket = Ticket.read(line.arg(1));
    if (tid == null || !ticket.station().equals(station) || !ticket.tid().equals(tid)) {
      throw new Malformed("a ticket for something else");
    }
    if (!ticket.valid(signatures)) {
      throw new Malformed("a ticket that its station has not signed");
    }
    out.add(new VisitAnswer.GotTicket(name, ticket));
    next();
  }

  private void wanted(Line line) {
    List<String> texts = line.args().subList(Math.min(1, line.args().size()), line.args().size());
    for (SignedResult result : results.values()) {
      String id = result.sheet().id();
      if (texts.contains(MatchIds.ofText(result.sheet())) && !wanted.contains(id)) {
        wanted.add(id);
      }
    }
    next();
  }

  private void put() {
    FileInParts.messages(sending).forEach(part -> out.add(new VisitEffect.Send(part)));
    sending = new byte[0];
  }

  private void receipt(Receipt receipt) throws Malformed {
    SignedResult result = results.get(current);
    if (result == null || !receipt.valid(result.sheet(), signatures)) {
      throw new Malformed("a receipt for something else");
    }
    if (!receipt.station().equals(station)) {
      throw new Malformed("a receipt of another station");
    }
    out.add(new VisitAnswer.Taken(receipt));
    next();
  }

  private void transcript(String id) {
    Optional<byte[]> transcript = id.equals(current) ? transcripts.apply(id) : Optional.empty();
    if (transcript.isPresent()) {
      sending = transcript.get();
      send(StationVerb.TRANSCRIPT_PUT, id, sending.length);
    } else {
      refused("NO_TRANSCRIPT");
    }
  }

  private void refused(String why) {
    out.add(new VisitAnswer.Refused(current, why));
    next();
  }

  private void part(Bytes bytes) throws Malformed {
    FileInParts parts = board;
    if (parts == null) {
      throw new Malformed("a part of no file");
    }
    Optional<byte[]> whole = parts.add(bytes);
    if (whole.isPresent()) {
      board = null;
      Leaderboard read = LeaderboardText.read(Reader.utf8(whole.get()));
      if (!read.game().equals(asked)) {
        throw new Malformed("a leaderboard of another game");
      }
      out.add(new VisitAnswer.Board(read));
      next();
    }
  }

  private void send(StationVerb verb, Object... args) {
    out.add(new VisitEffect.Send(verb.line(args)));
  }

  private List<VisitEffect> taken() {
    List<VisitEffect> effects = new ArrayList<>(out);
    out.clear();
    return effects;
  }
}
