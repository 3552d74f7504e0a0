package dev.parlor.p2p.station;

import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.GameId;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Callsign;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * A station: it gives tickets, takes in results and their transcripts, and answers with receipts
 * and leaderboards. It is told the messages of authenticated links and the time, and answers with
 * effects. It owns no thread, link or clock, and its files lie behind a {@link Shelf}. Not
 * thread-safe.
 */
public final class Station {
  private static final int MINUTE = 60;
  private static final int DAY = 86_400;
  private static final int MOST_IDS = 50;

  private final String callsign;
  private final Signatures.Key key;
  private final Signatures signatures;
  private final Entropy entropy;
  private final StationLimits limits;
  private final StationBook book;
  private final Intake intake;
  private final RelayIntake relayed;
  private final Quota messages;
  private final Quota files;
  private final Map<Bytes, Upload> uploads = new HashMap<>();
  private final Map<Long, Bytes> jobs = new HashMap<>();
  private final Set<Bytes> busy = new TreeSet<>();
  private final List<StationEffect> out = new ArrayList<>();
  private long nextJob;

  /** A file that a peer is sending; {@code id} names the result that a transcript belongs to. */
  private record Upload(boolean transcript, String id, FileInParts parts) {}

  public Station(
      String callsign,
      Signatures.Key key,
      Signatures signatures,
      Sealing sealing,
      Entropy entropy,
      RankingRules rules,
      StationLimits limits,
      Shelf shelf) {
    this.callsign = callsign;
    this.key = key;
    this.signatures = signatures;
    this.entropy = entropy;
    this.limits = limits;
    this.book = new StationBook(shelf, rules);
    this.intake = new Intake(book, signatures, sealing, entropy, limits.diskBytes());
    this.relayed = new RelayIntake(book, intake, signatures, limits);
    this.messages = new Quota(MINUTE, limits.messagesPerMinute());
    this.files = new Quota(DAY, limits.filesPerDay());
  }

  /** The owner admits a player, by a tap or by a code shown at the station. */
  public List<StationEffect> admit(Bytes npub) {
    book.admit(npub);
    out.add(new StationEffect.Changed());
    send(npub, StationVerb.ADMIT, "admitted");
    return taken();
  }

  /** Whether the owner has admitted this player. */
  public boolean isAdmitted(Bytes npub) {
    return book.isAdmitted(npub);
  }

  /** The owner has written other rules, or another list of players. */
  public List<StationEffect> reread(RankingRules rules) {
    book.reread(rules);
    out.add(new StationEffect.Changed());
    return taken();
  }

  /**
   * An event that a relay has sent.
   *
   * @param now seconds since 1970
   */
  public List<StationEffect> relayed(NostrEvent event, long now) {
    return relayed.event(event, now);
  }

  /** The link to a peer is gone, and what it was sending with it. */
  public void disconnected(Bytes npub) {
    uploads.remove(npub);
  }

  /**
   * A whole message of a peer whose identity the link has proven.
   *
   * @param now seconds since 1970
   */
  public List<StationEffect> arrived(Bytes npub, Bytes message, long now) {
    try {
      StationMessage.decode(message).to(new Heard(npub, now));
    } catch (Malformed malformed) {
      uploads.remove(npub);
      out.add(new StationEffect.Expel(npub, String.valueOf(malformed.getMessage())));
    }
    return taken();
  }

  /** Hears one message of a peer that came at one time. */
  private final class Heard implements StationMessage.Cases {
    private final Bytes npub;
    private final long now;

    Heard(Bytes npub, long now) {
      this.npub = npub;
      this.now = now;
    }

    @Override
    public void line(Line line) throws Malformed {
      if (messages.take(npub, now)) {
        Station.this.line(npub, line, now);
      } else {
        out.add(new StationEffect.Expel(npub, "too many messages"));
      }
    }

    @Override
    public void part(Bytes bytes) throws Malformed {
      Station.this.part(npub, bytes, now);
    }
  }

  /** The result of a {@link StationEffect.Compute}. */
  public List<StationEffect> computed(long job, Audited result) {
    Bytes npub = jobs.remove(job);
    if (npub != null) {
      busy.remove(npub);
      answer(npub, result.settle());
    }
    return taken();
  }

  /** The present leaderboard of a game. */
  public Leaderboard leaderboard(GameId game) {
    return Leaderboard.of(callsign, game, book.results(game, signatures), book.rules(), signatures);
  }

  /** How many matches of a game that is not ranked its players have handed in. */
  public int unranked(GameId game) {
    Set<String> ids = new TreeSet<>();
    for (Judged judged :
        book.rules().games().ranked(game) ? List.<Judged>of() : book.results(game, signatures)) {
      ResultSheet sheet = judged.result().sheet();
      if (judged.verification().counts()
          && !book.rules().againstKeeping(sheet, signatures).isPresent()) {
        ids.add(sheet.id());
      }
    }
    return ids.size();
  }

  private void line(Bytes npub, Line line, long now) throws Malformed {
    switch (StationVerb.of(line.verb()).orElse(StationVerb.ERROR)) {
      case STATION_HELLO ->
          send(npub, StationVerb.STATION, callsign, key.publicKey(), book.isAdmitted(npub) ? 1 : 0);
      case TICKET_GET -> ticket(npub, line.hex(0, 32), now);
      case ADMIT_GET -> askAdmission(npub, line.arg(0));
      case RESULT_HAVE -> have(npub, line);
      case RESULT_PUT -> upload(npub, false, "", line.number(0, 1, Intake.MAX_RESULT), now);
      case TRANSCRIPT_PUT ->
          upload(npub, true, line.arg(0), line.number(1, 1, limits.transcriptBytes()), now);
      case LEADERBOARD_GET -> leaderboard(npub, line.arg(0));
      case STATION,
          ADMIT,
          TICKET,
          RESULT_WANT,
          PUT,
          RECEIPT,
          TRANSCRIPT_WANT,
          RESULT_REFUSED,
          RESULT_LATER,
          LEADERBOARD,
          ERROR ->
          send(npub, StationVerb.ERROR, line.verb());
    }
  }

  private void ticket(Bytes npub, Bytes tid, long now) {
    if (!book.isAdmitted(npub)) {
      send(npub, StationVerb.ADMIT, "needed");
      return;
    }
    Bytes nonce = Bytes.of(entropy.bytes(Ticket.NONCE_BYTES));
    send(npub, StationVerb.TICKET, callsign, Ticket.sign(key, nonce, now, tid).hex());
  }

  private void askAdmission(Bytes npub, String name) throws Malformed {
    if (!Callsign.is(name)) {
      throw new Malformed("a callsign has 3 to 18 letters and digits");
    }
    if (book.isAdmitted(npub)) {
      send(npub, StationVerb.ADMIT, "admitted");
    } else {
      out.add(new StationEffect.AsksAdmission(npub, name));
      send(npub, StationVerb.ADMIT, "waiting");
    }
  }

  /**
   * {@code RESULT_HAVE:<game>:<text>...}: a peer tells what it has, and needs to send only what is
   * missing here.
   */
  private void have(Bytes npub, Line line) throws Malformed {
    GameId game = game(line.arg(0));
    boolean known = isKnown(game);
    List<Object> missing = new ArrayList<>();
    missing.add(game.id());
    if (line.args().size() > MOST_IDS + 1) {
      throw new Malformed("at most " + MOST_IDS + " results at once");
    }
    for (String id : line.args().subList(1, line.args().size())) {
      if (known && !book.has(game, id, signatures)) {
        missing.add(id);
      }
    }
    send(npub, StationVerb.RESULT_WANT, missing.toArray());
  }

  private void upload(Bytes npub, boolean transcript, String id, int length, long now) {
    if (!book.isAdmitted(npub)) {
      send(npub, StationVerb.ADMIT, "needed");
    } else if (busy.contains(npub) || !files.take(npub, now)) {
      send(npub, StationVerb.RESULT_LATER);
    } else if (transcript && !intake.awaits(npub, id)) {
      send(npub, StationVerb.RESULT_REFUSED, id, "TRANSCRIPT_NOT_ASKED");
    } else {
      uploads.put(npub, new Upload(transcript, id, new FileInParts(length)));
      send(npub, StationVerb.PUT);
    }
  }

  private void part(Bytes npub, Bytes bytes, long now) throws Malformed {
    Upload upload = uploads.get(npub);
    if (upload == null) {
      throw new Malformed("a part of no file");
    }
    Optional<byte[]> whole = upload.parts.add(bytes);
    if (!whole.isPresent()) {
      return;
    }
    uploads.remove(npub);
    if (upload.transcript) {
      compute(npub, intake.transcript(npub, upload.id, whole.get(), now));
    } else {
      answer(npub, intake.result(npub, whole.get(), now));
    }
  }

  private void compute(Bytes npub, Supplier<Audited> work) {
    jobs.put(nextJob, npub);
    busy.add(npub);
    out.add(new StationEffect.Compute(nextJob++, work));
  }

  private void answer(Bytes npub, Intake.Answer answer) {
    if (answer.taken() != null) {
      Receipt receipt = Receipt.sign(key, answer.taken(), answer.time());
      out.add(new StationEffect.Send(npub, new StationMessage.Text(receipt.line()).encode()));
      out.add(new StationEffect.Changed());
    } else if (answer.wantsTranscript()) {
      send(npub, StationVerb.TRANSCRIPT_WANT, answer.id());
    } else {
      send(npub, StationVerb.RESULT_REFUSED, answer.id(), answer.why());
    }
  }

  /**
   * Answers with the leaderboard of a game. Nobody has handed in results of a game that this
   * station does not know.
   */
  private void leaderboard(Bytes npub, String name) throws Malformed {
    GameId game = game(name);
    Leaderboard board =
        isKnown(game)
            ? leaderboard(game)
            : new Leaderboard(callsign, game, 0, List.of(), List.of());
    byte[] text = board.text().getBytes(StandardCharsets.UTF_8);
    send(npub, StationVerb.LEADERBOARD, name, text.length);
    for (Bytes part : FileInParts.messages(text)) {
      out.add(new StationEffect.Send(npub, part));
    }
  }

  private static GameId game(String name) throws Malformed {
    return GameId.of(name).orElseThrow(() -> new Malformed("no name of a game"));
  }

  private boolean isKnown(GameId game) {
    return book.rules().games().named(game.id()).isPresent();
  }

  private void send(Bytes npub, StationVerb verb, Object... args) {
    out.add(new StationEffect.Send(npub, verb.line(args)));
  }

  private List<StationEffect> taken() {
    List<StationEffect> effects = new ArrayList<>(out);
    out.clear();
    return effects;
  }
}
