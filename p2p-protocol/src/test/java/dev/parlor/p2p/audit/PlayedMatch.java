package dev.parlor.p2p.audit;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.result.ResultEvent;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seat.Secrets;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.PlayingPhones;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A match that real phones have played to its end. The keys are there to go on from it dishonestly.
 */
public final class PlayedMatch {
  public final Transcript transcript;
  public final SignedResult result;
  private final Signatures signatures;
  private final List<Signatures.Key> sessionKeys = new ArrayList<>();
  private final List<Signatures.Key> identities = new ArrayList<>();

  private PlayedMatch(Transcript transcript, SignedResult result, Signatures signatures) {
    this.transcript = transcript;
    this.result = result;
    this.signatures = signatures;
  }

  public static <S, V> PlayedMatch match(
      GameKit<S, V> kit,
      ComputerPlayer<S> computer,
      int seats,
      long seed,
      Map<String, String> options,
      Signatures signatures) {
    return match(kit, computer, seats, seed, options, signatures, null);
  }

  /**
   * Such a match with a station's ticket. The host brings the ticket into the log when it knows the
   * tid.
   */
  public static <S, V> PlayedMatch match(
      GameKit<S, V> kit,
      ComputerPlayer<S> computer,
      int seats,
      long seed,
      Map<String, String> options,
      Signatures signatures,
      @Nullable Function<Bytes, Input> ticket) {
    PlayingPhones<S, V> table = new PlayingPhones<>(kit, computer, seats, seed, options);
    if (ticket != null) {
      table.input(0, ticket.apply(table.session(0).roster().orElseThrow().tid()));
    }
    table.play(3000);
    TableSession<S, V> host = table.session(0);
    PlayedMatch played =
        new PlayedMatch(Transcript.of(host).orElseThrow(), host.result().orElseThrow(), signatures);
    for (int seat = 0; seat < seats; seat++) {
      played.identities.add(table.identity(seat));
      try {
        Secrets secrets = JournalRecord.read(table.journals.get(seat)).secrets;
        if (secrets == null) {
          throw new AssertionError("a journal without secrets");
        }
        played.sessionKeys.add(signatures.key(secrets.sessionSecret()));
      } catch (Malformed e) {
        throw new AssertionError(e);
      }
    }
    return played;
  }

  /** The index of the first entry of this kind. */
  public int find(java.util.function.Predicate<Entry> wanted) {
    for (int i = 0; i < transcript.log().size(); i++) {
      if (wanted.test(transcript.log().get(i).entry())) {
        return i;
      }
    }
    throw new AssertionError("no such entry");
  }

  /** The transcript up to this index, followed by another word of this seat. */
  public Transcript goesOn(int index, int seat, Payload payload) {
    Chain chain = chain(index);
    append(chain, new TableSeat(seat), payload);
    return new Transcript(transcript.roster(), chain.all());
  }

  /**
   * The transcript with another payload in one entry. All later entries are said again behind it.
   */
  public Transcript retold(int index, Payload payload) {
    Chain chain = chain(index);
    append(chain, transcript.log().get(index).entry().seat(), payload);
    for (Ordered later : transcript.log().subList(index + 1, transcript.log().size())) {
      append(chain, later.entry().seat(), later.entry().payload());
    }
    return new Transcript(transcript.roster(), chain.all());
  }

  /**
   * The transcript up to this index, followed by an earlier entry that the host orders once more.
   */
  public Transcript orderedAgain(int earlier, int index) {
    Chain chain = chain(index);
    chain.order(transcript.log().get(earlier).entry(), sessionKeys.get(0));
    return new Transcript(transcript.roster(), chain.all());
  }

  /** The transcript up to this index, followed by the succession for which these seats vote. */
  public Transcript succeeded(int index, int epoch, Integer... voters) {
    Chain chain = chain(index);
    List<Vote> votes = new ArrayList<>();
    for (int voter : voters) {
      votes.add(Vote.sign(sessionKeys.get(voter), chain, new TableSeat(voter), epoch));
    }
    Signatures.Key next = sessionKeys.get(epoch % sessionKeys.size());
    chain.take(chain.firstOrder(new Succession(epoch, votes), chain.size(), next));
    return new Transcript(transcript.roster(), chain.all());
  }

  /** A transcript, followed by one more word of a seat. */
  public Transcript more(Transcript before, int seat, Payload payload) {
    Chain chain = chain(before.log());
    append(chain, new TableSeat(seat), payload);
    return new Transcript(transcript.roster(), chain.all());
  }

  /** A transcript, followed by an order of an entry that was signed elsewhere. */
  public Transcript more(Transcript before, Entry entry) {
    Chain chain = chain(before.log());
    chain.order(entry, orderer(chain));
    return new Transcript(transcript.roster(), chain.all());
  }

  /** The result with the signatures of these seats, in the order of the table. */
  public SignedResult signed(ResultSheet sheet, int... seats) {
    Map<Integer, String> all = new TreeMap<>();
    for (int seat : seats) {
      Signatures.Key key = identities.get(seat);
      for (int number = 1; number <= sheet.players().size(); number++) {
        String npub = sheet.players().get(number - 1).npub();
        if (npub.equals(Keys.npub(key.publicKey()))) {
          byte[] event =
              ResultEvent.of(sheet, number - 1).orElseThrow().id(Keys.read(npub).orElseThrow());
          all.put(number, Bytes.of(key.sign(event)).hex());
        }
      }
    }
    return new SignedResult(sheet, all);
  }

  private Chain chain(int size) {
    return chain(transcript.log().subList(0, size));
  }

  private Signatures.Key orderer(Chain chain) {
    return sessionKeys.get(chain.orderer().index());
  }

  private Chain chain(List<Ordered> log) {
    Roster roster = transcript.roster();
    Chain chain = new Chain(roster.tid(), roster.sessionKeys(), signatures);
    log.forEach(chain::take);
    return chain;
  }

  private void append(Chain chain, TableSeat seat, Payload payload) {
    chain.order(
        Entry.sign(
            sessionKeys.get(seat.index()),
            chain.tid(),
            seat,
            chain.nextCounter(seat),
            chain.size(),
            chain.head(),
            payload),
        orderer(chain));
  }
}
