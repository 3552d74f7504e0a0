package dev.parlor.app.felt;

import dev.parlor.tables.scene.Gauge;
import java.util.ArrayList;
import java.util.List;

/** Places gauges on the felt: lines from which something is read off. */
final class GaugeLayout {
  private static final float STOP = 48;

  private GaugeLayout() {}

  static float height(Laying laying, Gauge gauge) {
    float words = Laying.high(laying.small());
    return switch (gauge.kind()) {
      case NUMBER_LINE -> words * 2 + laying.dp(30);
      case PROGRESS -> words + laying.dp(10);
      case ODDS -> words + laying.dp(16);
      case HISTORY -> words + laying.dp(STOP);
    };
  }

  static void lay(Laying laying, Gauge gauge, Box box) {
    String caption = caption(laying, gauge, box.width() - laying.dp(8));
    List<String> labels = new ArrayList<>();
    for (Gauge.Stop stop : gauge.stops()) {
      labels.add(laying.sayer.shown(stop.words()));
    }
    laying.lines.add(new Laid.Line(gauge, box, caption, labels));
    if (gauge.movable()) {
      stops(laying, gauge, box, labels);
    } else {
      laying.nodes.add(Laid.Node.of(gauge.at(), box, spoken(laying, gauge, labels), false));
    }
  }

  /**
   * The caption of a gauge. If there is no room for all of it, its name is left out; words are
   * never cut.
   */
  private static String caption(Laying laying, Gauge gauge, float room) {
    String text = laying.sayer.shown(gauge.caption());
    int colon = text.indexOf(": ");
    if (!fits(laying, text, room) && colon >= 0) {
      text = text.substring(colon + 2);
    }
    while (!fits(laying, text, room) && text.indexOf(' ') > 0) {
      text = text.substring(0, text.lastIndexOf(' '));
    }
    return laying.ink.fit(text, laying.small(), false, room);
  }

  private static boolean fits(Laying laying, String text, float room) {
    return laying.ink.width(text, laying.small(), false) <= room;
  }

  private static String spoken(Laying laying, Gauge gauge, List<String> labels) {
    String caption = laying.sayer.heard(gauge.caption());
    return gauge.kind() == Gauge.Kind.NUMBER_LINE
        ? caption
        : caption + " " + String.join(", ", labels);
  }

  private static void stops(Laying laying, Gauge gauge, Box box, List<String> labels) {
    int count = gauge.stops().size();
    float each = box.width() / count;
    Box strip = box.withTop(box.bottom() - laying.dp(STOP));
    for (int i = 0; i < count; i++) {
      Box stop = Box.sized(strip.left() + i * each, strip.top(), each, strip.height());
      laying.nodes.add(Laid.Node.of(gauge.at().card(i), stop, labels.get(i), true));
    }
  }

  /** The place of a value on a line, between 0 and 1. Lines of numbers are never mirrored. */
  static float place(Gauge gauge, float value) {
    return gauge.to() == gauge.from() ? 0.5f : (value - gauge.from()) / (gauge.to() - gauge.from());
  }
}
