package dev.parlor.app.felt;

import dev.parlor.tables.scene.Plate;
import java.util.ArrayList;
import java.util.List;

/** Places a person's plate on the felt: the name, and what is said below it. */
final class PlateLayout {
  private static final float BADGE = 20;
  private static final float GAP = 3; // between a face and words
  private static final float STEP = 0.94f;

  /** The width of a face on a plate with enough room for it. */
  private static final float FACE = 30;

  private static final float ROOM_FOR_A_FACE = 104;
  private static final float SMALL_FACE = 22;
  private static final float ROOM_FOR_A_SMALL_FACE = 84;

  private PlateLayout() {}

  static void lay(Laying laying, Plate plate, Box box, boolean brief) {
    lay(laying, plate, box, brief, "");
  }

  /**
   * @param bet in figures, where there is no room for chips; else empty
   */
  static void lay(Laying laying, Plate told, Box box, boolean brief, String bet) {
    Plate plate = laying.discreet(told);
    List<String> badges = new ArrayList<>();
    plate.badges().stream()
        .sorted()
        .forEach(
            badge -> {
              String letter = laying.sayer.badge(badge);
              if (!letter.isEmpty()) {
                badges.add(letter);
              }
            });
    float room = box.width() - laying.dp(8);
    float face = face(laying, plate, box);
    float said = PlateWords.widest(laying, plate);
    float gap = laying.dp(GAP);
    face = said > room - face - gap && said <= room ? 0 : face;
    room -= face > 0 ? face + gap : 0;
    while (badges.size() > 1 && badges.size() * laying.dp(BADGE) > room / 2) {
      badges.remove(badges.size() - 1);
    }
    String name = plate.person().name();
    if (name.isEmpty() || plate.seat() == laying.scene.viewer()) {
      name = laying.sayer.own(name);
    }
    float letters = letters(laying, name, room - badges.size() * laying.dp(BADGE));
    String fitting = fit(laying, name, letters, room - badges.size() * laying.dp(BADGE));
    while (fitting.isEmpty() && !badges.isEmpty()) { // nobody is without a name
      badges.remove(badges.size() - 1);
      fitting = fit(laying, name, letters, room - badges.size() * laying.dp(BADGE));
    }
    PlateWords words = PlateWords.of(laying, plate, brief, bet, room);
    laying.plates.add(
        new Laid.PlateAt(plate, box, fitting, letters, words.lines(), words.size(), badges, face));
    laying.nodes.add(Laid.Node.of(plate.at(), box, laying.sayer.spoken(plate), plate.target()));
  }

  private static String fit(Laying laying, String name, float letters, float room) {
    return laying.ink.fit(name, letters, true, room);
  }

  /** The size of the letters of a name: smaller rather than not all of them. */
  private static float letters(Laying laying, String name, float room) {
    float least = Math.min(laying.name(), PlateWords.least(laying));
    float size = laying.name();
    while (laying.ink.width(name, size, true) > room && size > least) {
      size = Math.max(least, size * STEP);
    }
    return size;
  }

  /**
   * The width of the face. It is small on a narrow plate, and left out where the words need the
   * room.
   */
  private static float face(Laying laying, Plate plate, Box box) {
    float face = box.width() >= laying.dp(ROOM_FOR_A_FACE) ? FACE : SMALL_FACE;
    boolean fits =
        box.width() >= laying.dp(ROOM_FOR_A_SMALL_FACE) && box.height() >= laying.dp(face + 8);
    return plate.person().mask().isWorn() && fits ? laying.dp(face) : 0;
  }
}
