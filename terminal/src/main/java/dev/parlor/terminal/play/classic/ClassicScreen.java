package dev.parlor.terminal.play.classic;

import dev.parlor.games.Choice;
import dev.parlor.games.Dealt;
import dev.parlor.games.Refusal;
import dev.parlor.games.card.Card;
import dev.parlor.games.classic.ClassicChoice;
import dev.parlor.games.classic.ClassicView;
import dev.parlor.games.classic.Play;
import dev.parlor.terminal.play.GameScreen;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.SidePanel;
import dev.parlor.terminal.play.Typed;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.CardArt;
import dev.parlor.terminal.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The dealer above, the player below, and every state of the machine to the right. */
public final class ClassicScreen implements GameScreen<ClassicView> {
  private static final int ROW_WIDTH = 38;

  @Override
  public void paint(Canvas canvas, Scene<ClassicView> scene) {
    ClassicView.MomentView now = scene.view().current();
    hand(canvas, scene, 1, now.dealer(), 1);
    hand(canvas, scene, 0, now.player(), 10);
    List<ClassicView.MomentView> history = scene.view().history();
    List<String> states = new ArrayList<>();
    for (ClassicView.MomentView moment : history) {
      String state = scene.say(moment.stateKey());
      if (states.isEmpty() || !states.get(states.size() - 1).equals(state)) {
        states.add(state);
      }
    }
    int y = 1;
    for (String hint : hints(scene)) {
      y += canvas.putWrapped(SidePanel.LEFT, y, SidePanel.WIDTH, hint, Style.TURN);
    }
    canvas.put(SidePanel.LEFT, ++y, scene.say("classic.soFar"), Style.QUIET);
    int first = Math.max(0, states.size() - canvas.height() + y + 2);
    for (String state : states.subList(first, states.size())) {
      canvas.put(SidePanel.LEFT + 2, ++y, state, Style.TEXT);
    }
  }

  /** Whose turn it is, and what a hidden hand has to say before anything else. */
  private static List<String> hints(Scene<ClassicView> scene) {
    List<String> hints = new ArrayList<>();
    scene.view().turn().ifPresent(seat -> hints.add(scene.turn(seat)));
    if (scene.choices().stream().anyMatch(choice -> play(choice) == Play.PASS)) {
      hints.add(scene.say("classic.declare"));
    }
    return hints;
  }

  private static void hand(
      Canvas canvas, Scene<ClassicView> scene, int seat, ClassicView.HandView hand, int y) {
    boolean turn = scene.view().turn().equals(Optional.of(seat));
    canvas.put(2, y, name(scene, seat, hand), turn ? Style.TURN : Style.STRONG);
    CardArt.row(canvas, 2, y + 1, ROW_WIDTH, faces(hand), scene.look());
  }

  /** Who it is and what the hand counts: of a hidden hand, what it shows. */
  private static String name(Scene<ClassicView> scene, int seat, ClassicView.HandView hand) {
    String role = scene.say(seat == 0 ? "classic.player" : "classic.dealer", scene.name(seat));
    return hand.cards().isEmpty()
        ? role
        : role + ": " + (hand.total().isEmpty() ? hand.shows() + " + ?" : hand.total());
  }

  private static List<Optional<Card>> faces(ClassicView.HandView hand) {
    return hand.cards().stream().map(Dealt::face).map(Optional::ofNullable).toList();
  }

  @Override
  public List<String> describe(Scene<ClassicView> scene) {
    ClassicView.MomentView now = scene.view().current();
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(spoken(scene, 1, now.dealer()));
    lines.add(spoken(scene, 0, now.player()));
    lines.addAll(hints(scene));
    return lines;
  }

  private static String spoken(Scene<ClassicView> scene, int seat, ClassicView.HandView hand) {
    String cards =
        faces(hand).stream()
            .map(face -> face.map(scene.look()::spokenName).orElse(scene.say("play.faceDown")))
            .collect(Collectors.joining(", "));
    return name(scene, seat, hand) + (cards.isEmpty() ? "" : " - " + cards);
  }

  @Override
  public List<String> tell(ClassicView before, Scene<ClassicView> now) {
    List<String> news = new ArrayList<>();
    List<ClassicView.MomentView> history = now.view().history();
    for (int i = Math.min(before.history().size(), history.size()); i < history.size(); i++) {
      news.add(now.say(history.get(i).stateKey()));
    }
    if (now.view().outcome().isPresent() && !before.outcome().isPresent()) {
      news.add(spoken(now, 1, now.view().current().dealer()));
      news.add(spoken(now, 0, now.view().current().player()));
      now.view().violations().forEach(each -> news.add(violation(now, each.what())));
    }
    return news;
  }

  private static String violation(Scene<ClassicView> scene, Refusal what) {
    return scene.look().sentence(what.key(), what.args());
  }

  @Override
  public String keys(Scene<ClassicView> scene) {
    return scene.choices().stream()
        .map(choice -> play(choice))
        .map(play -> letter(play) + " " + scene.say(play.key()))
        .collect(Collectors.joining("   "));
  }

  @Override
  public Typed read(String text, Scene<ClassicView> scene) {
    for (Choice choice : scene.choices()) {
      if (text.equals(letter(play(choice)))) {
        return new Typed.Move(play(choice), true);
      }
    }
    return new Typed.NotYet(new Refusal("play.typeKey", List.of(keys(scene))));
  }

  private static Play play(Choice choice) {
    return ((ClassicChoice) choice).play();
  }

  /** The first letter on the wire, but for show, whose letter stay has. */
  private static String letter(Play play) {
    return play == Play.SHOW ? "o" : play.word().substring(0, 1);
  }
}
