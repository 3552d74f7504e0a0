package dev.parlor.p2p.station;

import static dev.parlor.p2p.station.Friends.SIGNATURES;
import static dev.parlor.p2p.station.Friends.TIME;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.TestResults;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Every word of a link to a station is said at every moment, to the station and to a phone. */
class EveryStationWordTest {
  private static final SignedResult WHOLE = Friends.match("whole", TIME, 0, 1).result();
  private static final int LONG = Line.MAX_BYTES + 1;

  /** How far a phone has come with a station. */
  private enum At {
    STRANGER,
    WAITS_FOR_ADMISSION,
    GREETED,
    SENDS_A_RESULT,
    ASKED_FOR_A_TRANSCRIPT,
    SENDS_A_TRANSCRIPT,
    TRANSCRIPT_IS_JUDGED,
    TAKEN
  }

  /** A station with its files, and one phone that has come this far with it. */
  private static final class Desk {
    final Map<String, byte[]> files = new TreeMap<>();
    final Bytes phone;
    final Station station =
        new Station(
            "X3STATION01",
            Friends.STATION,
            SIGNATURES,
            new SealedCrypto(),
            Friends.ENTROPY,
            Friends.rules(1, 1, 5),
            StationLimits.usual(),
            new MapShelf(files));

    Desk(At at) {
      phone = TestResults.key(at == At.STRANGER || at == At.WAITS_FOR_ADMISSION ? 4 : 0);
      if (at == At.WAITS_FOR_ADMISSION) {
        says("ADMIT_GET", "X1P4");
      } else if (at != At.STRANGER) {
        says("STATION_HELLO");
        ResultSheet sheet = Friends.sheet("half", TIME, 0, 1);
        Map<Integer, String> one = Map.of(1, TestResults.by(sheet, 0, 1).signatures().get(1));
        byte[] half = new SignedResult(sheet, one).text().getBytes(StandardCharsets.UTF_8);
        if (at == At.TAKEN) {
          sends(WHOLE.text().getBytes(StandardCharsets.UTF_8));
        } else if (at == At.SENDS_A_RESULT) {
          says("RESULT_PUT", 5_000);
        } else if (at != At.GREETED) {
          sends(half);
        }
        if (at == At.SENDS_A_TRANSCRIPT || at == At.TRANSCRIPT_IS_JUDGED) {
          says("TRANSCRIPT_PUT", sheet.id(), at == At.TRANSCRIPT_IS_JUDGED ? 3 : 5_000);
        }
        if (at == At.TRANSCRIPT_IS_JUDGED) {
          arrives(new StationMessage.Part(Bytes.of(new byte[3])).encode());
        }
      }
    }

    private void sends(byte[] file) {
      says("RESULT_PUT", file.length);
      arrives(new StationMessage.Part(Bytes.of(file)).encode());
    }

    void says(String verb, Object... args) {
      arrives(StationMessage.line(verb, args));
    }

    List<StationEffect> arrives(Bytes message) {
      return station.arrived(phone, message, TIME + 60);
    }
  }

  /** All words in four ways: well made, bare, wrong and too long. And messages that are no line. */
  private static List<Bytes> words() {
    List<Bytes> words = new ArrayList<>();
    List<String> verbs = new ArrayList<>();
    for (StationVerb verb : StationVerb.values()) {
      verbs.add(verb.name());
      words.add(StationMessage.line(verb.name(), args(verb)));
    }
    verbs.add("NOBODY_SAYS_THIS");
    for (String verb : verbs) {
      words.add(StationMessage.line(verb));
      words.add(StationMessage.line(verb, "-1", "x", "../..", "99999999999"));
      words.add(StationMessage.line(verb, "poker", "0".repeat(LONG)));
    }
    words.add(Bytes.of(new byte[0]));
    words.add(Bytes.of(new byte[] {0}));
    words.add(Bytes.of(new byte[] {1}));
    words.add(Bytes.of(new byte[] {2, 'A'}));
    words.add(new StationMessage.Part(Bytes.of(new byte[1])).encode());
    words.add(new StationMessage.Part(Bytes.of(new byte[StationMessage.MAX_PART])).encode());
    words.add(new Writer().u8(1).bytes(new byte[StationMessage.MAX_PART + 1]).toBytes());
    return words;
  }

  /**
   * The words behind a verb. There is no default, so that a new verb needs words of its own here.
   */
  private static Object[] args(StationVerb verb) {
    ResultSheet sheet = WHOLE.sheet();
    List<Object> args =
        switch (verb) {
          case STATION_HELLO, PUT, RESULT_LATER -> List.of();
          case ADMIT_GET -> List.of("X1P0");
          case TICKET_GET -> List.of(Friends.tid("t"));
          case RESULT_HAVE, RESULT_WANT -> List.of("poker", MatchIds.ofText(sheet));
          case RESULT_PUT -> List.of(700);
          case TRANSCRIPT_PUT -> List.of(Friends.sheet("half", TIME, 0, 1).id(), 700);
          case LEADERBOARD_GET -> List.of("poker");
          case STATION -> List.of("X3STATION01", Friends.STATION.publicKey(), 1);
          case ADMIT -> List.of("admitted");
          case TICKET ->
              List.of(
                  "X3STATION01",
                  Ticket.sign(Friends.STATION, Friends.nonce(), TIME, Friends.tid("t")).hex());
          case RECEIPT -> new ArrayList<>(Receipt.sign(Friends.STATION, sheet, TIME).line().args());
          case TRANSCRIPT_WANT -> List.of(sheet.id());
          case RESULT_REFUSED -> List.of(sheet.id(), "PARTIAL");
          case LEADERBOARD -> List.of("poker", 90);
          case ERROR -> List.of("FULL");
        };
    return args.toArray();
  }

  @Test
  void aStationAnswersOrHangsUpAndKeepsItsFiles() {
    for (At at : At.values()) {
      for (Bytes word : words()) {
        for (int times = 1; times <= 2; times++) {
          Desk desk = new Desk(at);
          Map<String, byte[]> before = new TreeMap<>(desk.files);
          String what =
              at + " " + times + " times " + word.hex().substring(0, Math.min(60, word.length()));
          List<StationEffect> effects = new ArrayList<>();
          for (int time = 0; time < times; time++) {
            effects.addAll(desk.arrives(word));
          }
          for (StationEffect effect : effects) {
            assertTrue(
                !(effect instanceof StationEffect.Send send) || send.npub().equals(desk.phone),
                what);
          }
          assertEquals(before.keySet(), desk.files.keySet(), what);
          assertEquals(1, handsIn(desk), what);
        }
      }
    }
  }

  /**
   * After all that an admitted player hands in its result over another link. The answer is how many
   * receipts come.
   */
  private static int handsIn(Desk desk) {
    Bytes other = TestResults.key(1);
    byte[] file = WHOLE.text().getBytes(StandardCharsets.UTF_8);
    desk.station.arrived(other, StationMessage.line("RESULT_PUT", file.length), TIME + 61);
    List<StationEffect> answers =
        desk.station.arrived(other, new StationMessage.Part(Bytes.of(file)).encode(), TIME + 61);
    return (int)
        answers.stream()
            .filter(StationEffect.Send.class::isInstance)
            .map(answer -> ((StationEffect.Send) answer).message().toArray())
            .filter(bytes -> new String(bytes, StandardCharsets.UTF_8).startsWith("\0RECEIPT:"))
            .count();
  }

  /** All words that an honest station says on a visit that hands in one result, in their order. */
  private static List<Bytes> answers() {
    Desk desk = new Desk(At.GREETED);
    StationVisit visit = visit();
    List<Bytes> answers = new ArrayList<>();
    List<VisitEffect> todo = new ArrayList<>(visit.begin());
    while (!todo.isEmpty()) {
      VisitEffect effect = todo.remove(0);
      if (effect instanceof VisitEffect.Send send) {
        for (StationEffect back : desk.arrives(send.message())) {
          if (back instanceof StationEffect.Send said) {
            answers.add(said.message());
            todo.addAll(visit.arrived(said.message()));
          }
        }
      }
    }
    return answers;
  }

  private static StationVisit visit() {
    return new StationVisit(
        "X1P0",
        SIGNATURES,
        Friends.tid("t"),
        List.of(WHOLE),
        id -> Optional.of(new byte[100]),
        List.of(Holdem.ID));
  }

  @Test
  void aVisitGoesOnOrFailsOnceWhateverTheStationSays() {
    List<Bytes> honest = answers();
    assertTrue(honest.size() >= 6, honest.toString());
    for (int heard = 0; heard <= honest.size(); heard++) {
      for (Bytes word : words()) {
        StationVisit visit = visit();
        visit.begin();
        honest.subList(0, heard).forEach(visit::arrived);
        String what =
            heard + " words, then " + word.hex().substring(0, Math.min(60, word.length()));
        List<VisitEffect> effects = new ArrayList<>(visit.arrived(word));
        effects.addAll(visit.arrived(word));
        boolean over =
            effects.stream()
                .anyMatch(
                    effect -> effect instanceof VisitEnd.Failed || effect instanceof VisitEnd.Done);
        for (VisitEffect effect : effects) {
          assertTrue(
              !(effect instanceof VisitAnswer.Taken taken)
                  || taken.receipt().valid(WHOLE.sheet(), SIGNATURES),
              what);
        }
        assertTrue(!over || visit.arrived(honest.get(0)).isEmpty(), what);
      }
    }
  }
}
