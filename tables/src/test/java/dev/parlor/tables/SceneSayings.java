package dev.parlor.tables;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Says everything that a scene has to say, in every language. */
final class SceneSayings {
  private final List<Words> languages = new ArrayList<>();

  SceneSayings(TableKit<?, ?> kit) {
    for (String language : List.of("en", "de")) {
      languages.add(new Words(Locale.forLanguageTag(language), Bundles.of(kit)));
    }
  }

  void say(Scene scene) {
    Speaker speaker = Speaker.of(scene);
    for (Phrase phrase : phrases(scene)) {
      for (Words words : languages) {
        check(words.shown(phrase, speaker));
        check(words.spoken(phrase, speaker));
      }
    }
  }

  /** Checks that no gap in this sentence was left unfilled. */
  private static void check(String sentence) {
    if (sentence.contains("{")
        || sentence.contains("null")
        || sentence.contains("[key=")
        || sentence.contains("[seat=")) {
      throw new AssertionError(sentence);
    }
  }

  static List<Phrase> phrases(Scene scene) {
    List<Phrase> all = new ArrayList<>(List.of(scene.title(), scene.prompt(), scene.refusal()));
    all.add(scene.link());
    scene
        .plates()
        .forEach(plate -> all.addAll(List.of(plate.state(), plate.score(), plate.lastAct())));
    scene.zones().forEach(zone -> all.addAll(List.of(zone.caption(), zone.total())));
    scene.stacks().forEach(stack -> all.add(stack.caption()));
    scene.chips().forEach(chips -> all.add(chips.caption()));
    scene.gauges().forEach(gauge -> all.add(gauge.caption()));
    scene.gauges().forEach(gauge -> gauge.stops().forEach(stop -> all.add(stop.words())));
    scene.clocks().forEach(clock -> all.add(clock.what()));
    scene.moves().forEach(move -> all.add(move.label()));
    scene.sheet().ifPresent(sheet -> sheet(sheet, all));
    all.addAll(scene.news().told());
    scene.beat().ifPresent(beat -> all.add(beat.said()));
    all.addAll(scene.trust().verdicts());
    scene
        .finale()
        .ifPresent(
            finale -> {
              all.add(finale.won());
              finale.standings().forEach(each -> all.add(each.score()));
            });
    return all;
  }

  private static void sheet(Sheet sheet, List<Phrase> all) {
    all.add(sheet.title());
    if (sheet instanceof Sheet.Amount amount) {
      amount.presets().forEach(preset -> all.add(preset.label()));
      all.add(amount.done().label());
    } else if (sheet instanceof Sheet.Options options) {
      options.moves().forEach(move -> all.add(move.label()));
    } else if (sheet instanceof Sheet.Compare compare) {
      all.addAll(compare.heads());
      compare.rows().forEach(row -> all.addAll(row.cells()));
    }
  }
}
