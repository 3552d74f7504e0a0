package dev.parlor.terminal.play.recall;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.recall.Faced;
import dev.parlor.games.recall.RecallView;
import dev.parlor.terminal.play.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The table in sentences. */
final class RecallWords {
  private RecallWords() {}

  static List<String> describe(Scene<RecallView> scene) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(table(scene));
    Map<Slot, String> names = CardNames.of(scene.view(), scene.seat());
    for (RecallView.SeatView seat : scene.view().seats()) {
      String cards =
          seat.hand().stream()
              .map(card -> names.get(card.slot()) + " " + face(scene, card.face()))
              .collect(Collectors.joining(", "));
      lines.add(title(scene, seat) + (cards.isEmpty() ? "" : " - " + cards));
      if (!seat.collection().isEmpty()) {
        lines.add("  " + collection(scene, seat));
      }
    }
    drawn(scene, lines);
    return lines;
  }

  private static void drawn(Scene<RecallView> scene, List<String> lines) {
    RecallView.CardView drawn = scene.view().drawn();
    if (drawn != null) {
      lines.add(drawn(scene, drawn));
    }
  }

  static String drawn(Scene<RecallView> scene, RecallView.CardView drawn) {
    return drawn.face() == null
        ? scene.say("recall.drawn.hidden")
        : scene.say("recall.drawn", drawn.face());
  }

  static String table(Scene<RecallView> scene) {
    Card top = scene.view().top();
    String shown = top == null ? "-" : scene.look().shortName(top);
    return scene.say("recall.table", scene.view().pile(), shown);
  }

  static String title(Scene<RecallView> scene, RecallView.SeatView seat) {
    String name = scene.name(seat.seat());
    String letter = seat.seat() == scene.seat() ? "" : CardNames.letter(seat.seat()) + "  ";
    String status = scene.say("recall.status." + seat.status().id());
    return letter
        + (seat.points() < 0
            ? scene.say("recall.seat", name, status)
            : scene.say("recall.seat.points", name, status, seat.points()));
  }

  private static String collection(Scene<RecallView> scene, RecallView.SeatView seat) {
    String cards =
        seat.collection().stream()
            .map(Faced::card)
            .map(scene.look()::spokenName)
            .collect(Collectors.joining(", "));
    return scene.say("recall.seat.collects", scene.name(seat.seat()), cards);
  }

  private static String face(Scene<RecallView> scene, @Nullable Card face) {
    return face == null ? scene.say("play.faceDown") : scene.look().spokenName(face);
  }

  static List<String> tell(RecallView before, Scene<RecallView> now) {
    RecallView view = now.view();
    List<String> news = new ArrayList<>();
    Card top = view.top();
    if (top != null && view.discards() > before.discards()) {
      news.add(now.say("recall.news.top", top));
    }
    if (view.claimMillis() > 0 && before.claimMillis() == 0) {
      news.add(now.say("recall.news.claim"));
    }
    if (view.caller() >= 0 && before.caller() < 0) {
      news.add(now.say("recall.news.called", now.name(view.caller())));
    }
    for (int seat = 0; seat < view.seats().size(); seat++) {
      changed(before.seats().get(seat), view.seats().get(seat), now, news);
    }
    if (view.ending() != null && before.ending() == null) {
      news.add(now.say("recall.ending." + view.ending().name()));
    }
    return news;
  }

  private static void changed(
      RecallView.SeatView before,
      RecallView.SeatView seat,
      Scene<RecallView> now,
      List<String> news) {
    String name = now.name(seat.seat());
    if (seat.collection().size() > before.collection().size()) {
      Faced last = seat.collection().get(seat.collection().size() - 1);
      news.add(now.say("recall.news.collected", name, last.card()));
    }
    if (seat.hand().size() > before.hand().size() && !before.hand().isEmpty()) {
      news.add(now.say("recall.news.cards", name, seat.hand().size()));
    }
    if (seat.points() >= 0 && before.points() < 0) {
      news.add(title(now, seat));
    }
  }
}
