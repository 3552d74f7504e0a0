package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Passage;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** An onlooker is heard in nothing. Whatever else it says, it is sent away, and nobody is named. */
class OnlookerLiesTest {
  private static final long SEED = 11;
  private static final int PLAYERS = 3;

  /** An onlooker that says something of its own whenever it says how far it has come. */
  private static final class Talking<S, V> extends Watched<S, V> {
    private static final int MOST = 3;
    private final Function<TableSession<S, V>, List<Bytes>> word;
    private int said;

    Talking(Function<TableSession<S, V>, List<Bytes>> word) {
      this.word = word;
    }

    @Override
    public boolean isLiar(int number) {
      return number == PLAYERS;
    }

    @Override
    public Node<S, V> node(
        SimPhone<S, V> phone, TableSession<S, V> session, Switchboard links, Passage ear) {
      if (!isLiar(phone.number())) {
        return Node.honest(new TableNode<>(session, links, ear));
      }
      Passage mouth =
          new Passage() {
            @Override
            public List<Bytes> says(Bytes to, Bytes message) {
              List<Bytes> all = new ArrayList<>(List.of(message));
              if (session.log().size() > PLAYERS && said++ < MOST) {
                all.addAll(word.apply(session));
              }
              return all;
            }
          };
      return Node.honest(new TableNode<>(session, links, mouth));
    }
  }

  private static List<Bytes> line(String verb, Object... args) {
    return said(new Message.Text(Line.of(verb, args)));
  }

  private static List<Bytes> said(Message message) {
    return List.of(message.encode());
  }

  private static byte[] noise() {
    byte[] noise = new byte[60_000];
    Arrays.fill(noise, (byte) 200);
    return noise;
  }

  private static Ordered last(TableSession<?, ?> session) {
    return session.log().get(session.log().size() - 1);
  }

  private static Join somebody(TableSession<?, ?> session) {
    return session.roster().orElseThrow().seats().get(1);
  }

  private static Map<String, Function<TableSession<?, ?>, List<Bytes>>> words() {
    Bytes none = Bytes.of(new byte[64]);
    Vote vote = new Vote(new TableSeat(1), 1, 0, 0, none.head(32), none);
    Map<String, Function<TableSession<?, ?>, List<Bytes>>> words = new LinkedHashMap<>();
    words.put("an entry", session -> said(new Message.Submit(last(session).entry())));
    words.put("an order", session -> said(new Message.Place(last(session))));
    words.put("half an order", session -> said(new Message.Yours(last(session).order())));
    words.put("a length", session -> said(new Message.Have(9)));
    words.put("a suspicion", session -> said(new Message.Suspect(1, 0)));
    words.put("a vote", session -> said(new Message.Ballot(vote)));
    words.put("a seat", session -> said(new Message.Text(somebody(session).line())));
    words.put("a good-bye", session -> line("CARD_GAME_LEAVE", somebody(session).npub(), "LEFT"));
    words.put("an emote", session -> line("CARD_GAME_EMOTE", 2, 1));
    words.put("silence", session -> line("SILENT", 2));
    words.put("a number", session -> line("WATCHING", 3));
    words.put("an error", session -> line("ERROR", "FULL"));
    words.put("a closed roster", session -> line("GAME_READY", 1));
    words.put("noise", session -> List.of(Bytes.of(noise())));
    return words;
  }

  @Test
  void whateverItSaysItIsSentAway() {
    words().forEach((name, word) -> isSentAway(Troupe.OPEN, name, word));
  }

  @Test
  void soItIsWhereCardsAreHidden() {
    isSentAway(
        Troupe.of(Holdem.ID),
        "an entry",
        session -> said(new Message.Submit(last(session).entry())));
  }

  @Test
  void aFloodOfWhatItMaySayIsCutOff() {
    Bytes fetch = new Message.Fetch(0, Bytes.of(new byte[32])).encode();
    isSentAway(Troupe.OPEN, "a flood", session -> Collections.nCopies(8_000, fetch));
  }

  private static <S, V> void isSentAway(
      Bots<S, V> bots, String name, Function<TableSession<?, ?>, List<Bytes>> word) {
    RunReport report =
        Watched.good(Watched.play(bots, PLAYERS, SEED, new Talking<S, V>(word::apply)));
    assertEquals(RunReport.Ending.FINISHED, report.ending(), name);
    assertTrue(
        report.trace().stream().anyMatch(OnlookerLiesTest::isDrop),
        () -> name + "\n" + Watched.told(report));
  }

  private static boolean isDrop(String line) {
    return line.contains("P1 drops connection")
        && (line.contains("only watches")
            || line.contains("unknown kind")
            || line.contains("says more than"));
  }
}
