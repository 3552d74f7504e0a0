package dev.parlor.terminal.highlow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The seed's parlor, as visitors of a station hear it. */
class TalkTest {
  @TempDir private Path folder = Path.of("");

  private Parlor parlor() {
    return new Parlor(folder.resolve("parlor.txt"), Dice.seeded(4));
  }

  private static Talk visitor(Parlor parlor, String name) {
    Talk talk = new Talk(parlor, ParlorDoor.words(Locale.ENGLISH));
    assertTrue(talk.hello().get(0).startsWith("Welcome to the Game Parlor."));
    assertTrue(talk.hear(name).contains("[1] High-Low"));
    return talk;
  }

  /** Plays hands with the least bet until this many have been settled. */
  private static List<String> play(Talk talk, int hands) {
    List<String> heard = new ArrayList<>(talk.hear("play 1"));
    int settled = 0;
    while (settled < hands) {
      String last = heard.get(heard.size() - 1);
      boolean ace = last.contains("HIGH (2)");
      boolean goOn = last.startsWith("Press [Enter]");
      settled += goOn ? 1 : 0;
      heard.addAll(talk.hear(ace ? "2" : goOn ? (settled < hands ? "" : "end") : "10"));
    }
    return heard;
  }

  @Test
  void theWordsOfTheSeedPlayAGame() {
    Talk talk = visitor(parlor(), "Ann");
    assertTrue(talk.hear("read sign").contains("The High-Low pot is at 50gp."));
    assertTrue(talk.hear("rules 1").contains("OUTCOMES"));
    assertEquals(List.of("What?"), talk.hear("dance"));
    List<String> heard = play(talk, 3);
    assertTrue(
        heard.stream().anyMatch(line -> line.matches("Pot is at [0-9]+gp.  You have .*")),
        heard.toString());
    assertTrue(heard.contains("Press [Enter] to continue or type 'end' to stop."));
    assertTrue(heard.contains("Your game is over. Thank you for playing."), heard.toString());
    assertTrue(heard.stream().anyMatch(line -> line.matches(".* (WIN|MISS|HIT A POST).*gp\\)")));
    talk.hear("quit");
    assertTrue(talk.isOver());
  }

  @Test
  void coinsBelongToANameAndThePotToTheStation() throws Exception {
    Talk first = visitor(parlor(), "ANN");
    play(first, 2);
    first.leave();
    List<String> kept = Files.readAllLines(folder.resolve("parlor.txt"));
    int pot = Integer.parseInt(kept.get(0).substring("pot ".length()));
    int coins = Integer.parseInt(kept.get(1).substring("ANN ".length()));
    assertEquals(550, pot + coins);
    Talk again = visitor(parlor(), "ann");
    String purse = "Pot is at " + pot + "gp.  You have " + coins + " gold coins.";
    assertTrue(again.hear("play 1").contains(purse), purse);
  }

  @Test
  void tenPlayAtOnceAndNobodyUnderAnothersName() {
    Parlor parlor = parlor();
    List<Talk> talks = new ArrayList<>();
    for (int i = 0; i < 11; i++) {
      talks.add(visitor(parlor, "PLAYER" + i));
    }
    talks.subList(0, 10).forEach(talk -> assertTrue(talk.hear("play 1").size() > 1));
    assertEquals(
        List.of("Ten are playing. Wait until one of them leaves."), talks.get(10).hear("play 1"));
    talks.get(4).leave();
    assertTrue(talks.get(10).hear("play 1").size() > 1);
    Talk twin = new Talk(parlor, ParlorDoor.words(Locale.ENGLISH));
    assertEquals(
        List.of("PLAYER1 is here already. Another name?"),
        twin.hello().isEmpty() ? List.of() : twin.hear("player1"));
  }

  @Test
  void aVisitorComesInByLinesOfText() throws Exception {
    InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    try (ParlorDoor door = ParlorDoor.open(any, folder.resolve("parlor.txt"), Locale.ENGLISH);
        Socket socket = new Socket(any.getAddress(), door.port());
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
      assertTrue(in.readLine().startsWith("Welcome"));
      socket.getOutputStream().write("bob\r\nquit\r\n".getBytes(StandardCharsets.UTF_8));
      assertEquals("> GAME PARLOR", in.readLine());
      List<String> rest = in.lines().toList();
      assertTrue(rest.contains("The High-Low pot is at 50gp."), rest.toString());
    }
  }
}
