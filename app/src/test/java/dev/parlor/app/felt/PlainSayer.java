package dev.parlor.app.felt;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.util.Locale;

/** Says the words of the tables without a phone. */
final class PlainSayer implements Sayer {
  /** Letters of about the width that they have on a phone. */
  static final Ink INK = (text, size, bold) -> text.length() * size * (bold ? 0.58f : 0.54f);

  private final Words words;
  private final Speaker speaker;

  PlainSayer(TableKit<?, ?> kit, Scene scene, String language) {
    words = new Words(Locale.forLanguageTag(language), Bundles.of(kit));
    speaker = Speaker.of(scene);
  }

  @Override
  public String shown(Phrase phrase) {
    return words.shown(phrase, speaker);
  }

  @Override
  public String own(String name) {
    return shown(Phrase.of("you"));
  }

  @Override
  public String heard(Phrase phrase) {
    return words.spoken(phrase, speaker);
  }

  @Override
  public String spoken(Spot spot) {
    return spot.face() == null ? "face down" : words.name(spot.face());
  }

  @Override
  public String spoken(Plate plate) {
    return plate.person().name();
  }

  @Override
  public String badge(Plate.Badge badge) {
    return badge == Plate.Badge.HOLDS_TABLE ? "" : "D";
  }

  @Override
  public String amount(int amount) {
    return String.format(Locale.ROOT, "%,d", amount);
  }

  @Override
  public String hiddenAmount() {
    return "hidden";
  }

  @Override
  public boolean opens() {
    return true;
  }

  @Override
  public String hiddenTotal() {
    return "Hold to look";
  }

  @Override
  public String cardsLeft(int count) {
    return count + " cards";
  }
}
