package dev.parlor.terminal.table;

import dev.parlor.games.card.Card;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.tables.scene.Zone;
import dev.parlor.terminal.shell.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A scene of any game in lines of text that can be read aloud. */
public final class Spoken {
  private final Scene scene;
  private final Sentences sentences;
  private final Texts texts;

  private Spoken(Scene scene, Sentences sentences) {
    this.scene = scene;
    this.sentences = sentences;
    texts = sentences.texts();
  }

  public static List<String> lines(Scene scene, Sentences sentences) {
    return new Spoken(scene, sentences).all();
  }

  /** The comparison after a round, where that is what is held to be seen. */
  static List<String> comparison(Scene scene, Sentences sentences) {
    List<String> lines = new ArrayList<>();
    scene
        .sheet()
        .filter(sheet -> sheet instanceof Sheet.Compare && scene.beat().isPresent())
        .ifPresent(sheet -> new Spoken(scene, sentences).sheet(sheet, lines));
    return lines;
  }

  private List<String> all() {
    List<String> lines = new ArrayList<>();
    if (sentences.shared() && scene.viewer() >= 0) {
      lines.add(texts.text("play.turn.person", sentences.name(scene.viewer(), scene)));
    }
    lines.add(say(scene.title()));
    scene.plates().forEach(plate -> lines.add(plate(plate)));
    scene.stacks().forEach(stack -> lines.add(stack(stack)));
    scene.chips().forEach(chips -> lines.add(chips(chips)));
    for (At.Kind kind : At.Kind.values()) {
      if (kind != At.Kind.OWN) {
        zones(kind).forEach(lines::add);
      }
    }
    lines.addAll(zones(At.Kind.OWN));
    scene.gauges().forEach(gauge -> lines.add(gauge(gauge)));
    scene.sheet().ifPresent(sheet -> sheet(sheet, lines));
    lines.add(say(scene.prompt()));
    lines.removeIf(String::isBlank);
    return lines;
  }

  private String say(Phrase phrase) {
    return sentences.say(phrase, scene);
  }

  /** {@code Ada: 980 chips, waiting}. */
  private String plate(Plate plate) {
    List<String> parts = new ArrayList<>();
    for (Phrase phrase :
        List.of(plate.score(), plate.state(), plate.lastAct(), plate.person().badge())) {
      String part = say(phrase);
      if (!part.isEmpty() && !parts.contains(part)) {
        parts.add(part);
      }
    }
    for (Chips chips : scene.chips()) {
      if (chips.at().owner() == plate.seat()) {
        parts.add(
            chips.amount().isPresent()
                ? texts.text("table.bet", chips.amount().getAsInt())
                : texts.text("table.bet.hidden"));
      }
    }
    plate.badges().stream()
        .sorted()
        .map(badge -> texts.text("badge.spoken." + badge.name()))
        .filter(words -> !words.isEmpty())
        .forEach(parts::add);
    String name = sentences.name(plate.seat(), scene);
    return parts.isEmpty() ? name : name + ": " + String.join(", ", parts);
  }

  private String stack(Stack stack) {
    String caption = say(stack.caption());
    String top = stack.top().map(this::card).orElse("");
    String typed = stack.target() && !stack.typed().isEmpty() ? " (" + stack.typed() + ")" : "";
    return caption.isEmpty() || (stack.count() == 0 && top.isEmpty())
        ? ""
        : texts.text("table.stack", caption, stack.count(), top.isEmpty() ? 0 : 1, top) + typed;
  }

  private String chips(Chips chips) {
    if (chips.at().owner() != At.NOBODY || !chips.amount().isPresent()) {
      return "";
    }
    String amount = say(Phrase.of("number", Phrase.amount(chips.amount().getAsInt())));
    return say(chips.caption()) + ": " + amount;
  }

  private List<String> zones(At.Kind kind) {
    return scene.zones().stream()
        .filter(zone -> zone.at().kind() == kind)
        .map(zone -> kind == At.Kind.GRID ? say(zone.caption()) : zone(zone))
        .filter(line -> !line.isEmpty())
        .collect(Collectors.toList());
  }

  /** {@code Dealer: 10 of Hearts, face down - shows 10}. */
  private String zone(Zone zone) {
    List<String> cards =
        zone.spots().stream()
            .filter(spot -> !spot.isGap())
            .map(this::card)
            .collect(Collectors.toList());
    if (cards.isEmpty()) {
      return "";
    }
    String whose = whose(zone);
    String caption = say(zone.caption());
    List<String> after = new ArrayList<>();
    if (!say(zone.total()).isEmpty()) {
      after.add(say(zone.total()));
    }
    zone.bet().ifPresent(bet -> after.add(texts.text("table.bet", bet)));
    String before = caption.isEmpty() ? whose : whose.isEmpty() ? caption : whose + ", " + caption;
    return before
        + ": "
        + String.join(", ", cards)
        + (after.isEmpty() ? "" : " - " + String.join(", ", after));
  }

  private String whose(Zone zone) {
    int owner = zone.at().owner();
    if (owner == At.NOBODY) {
      return zone.caption().isNone() ? texts.text("table.middle") : "";
    } else if (zone.at().kind() == At.Kind.OWN && !sentences.shared()) {
      return texts.text("table.own");
    }
    return sentences.name(owner, scene);
  }

  /** What names a card when typing, the card, and what is to be known of it. */
  private String card(Spot spot) {
    Card face = spot.face();
    Card standsFor = spot.standsFor();
    String card = face == null ? texts.text("play.faceDown") : sentences.card(face);
    if (standsFor != null) {
      card = texts.text("table.standsFor", card, sentences.card(standsFor));
    }
    String typed = spot.typed().isEmpty() ? "" : spot.typed() + " ";
    String marks =
        spot.marks().stream()
            .sorted()
            .map(this::mark)
            .filter(words -> !words.isEmpty())
            .collect(Collectors.joining(", "));
    return typed + card + (marks.isEmpty() ? "" : " (" + marks + ")");
  }

  private String mark(Mark mark) {
    return texts.text("mark." + mark.name());
  }

  private String gauge(Gauge gauge) {
    String caption = say(gauge.caption());
    List<String> stops = new ArrayList<>();
    int all = Math.max(1, gauge.to() - gauge.from());
    for (Gauge.Stop stop : gauge.stops()) {
      String words = say(stop.words());
      stops.add(
          gauge.kind() == Gauge.Kind.ODDS
              ? words + " " + Math.round(100.0 * stop.value() / all) + "%"
              : words);
    }
    boolean line = gauge.kind() == Gauge.Kind.NUMBER_LINE;
    return stops.isEmpty() || line ? caption : caption + ": " + String.join(", ", stops);
  }

  private void sheet(Sheet sheet, List<String> lines) {
    lines.addAll(sentences.lines(sheet.title(), scene));
    lines.addAll(sheet.match(new Sheet.Cases<>(this::presets, this::options, this::compared)));
  }

  private List<String> presets(Sheet.Amount amount) {
    return List.of(
        amount.presets().stream()
            .map(each -> SheetBlock.typed(amount, each.amount()) + " " + say(each.label()))
            .collect(Collectors.joining("   ")));
  }

  private List<String> options(Sheet.Options options) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < options.moves().size(); i++) {
      lines.add(i + 1 + " " + say(options.moves().get(i).label()));
    }
    return lines;
  }

  private List<String> compared(Sheet.Compare compare) {
    List<String> lines = new ArrayList<>();
    for (Sheet.Row row : compare.rows()) {
      List<String> cells = new ArrayList<>();
      row.cells().forEach(cell -> cells.add(say(cell)));
      lines.add(sentences.name(row.seat(), scene) + ": " + String.join(", ", cells));
    }
    return lines;
  }
}
