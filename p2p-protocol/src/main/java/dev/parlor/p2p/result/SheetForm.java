package dev.parlor.p2p.result;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.result.Flaw.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whether a sheet says what every result of its game says. */
final class SheetForm {
  private static final Pattern UUID =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}");
  private static final Pattern ANY_UUID =
      Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");
  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

  private SheetForm() {}

  static void check(Games games, ResultSheet sheet, List<Flaw> flaws) {
    boolean plain = isAsDesigned(sheet);
    if (!(plain ? ANY_UUID : UUID).matcher(sheet.id()).matches()) {
      flaws.add(new Flaw(Kind.UUID, 0, sheet.id()));
    }
    if (!HASH.matcher(sheet.seed()).matches()) {
      flaws.add(new Flaw(Kind.SEED, 0, sheet.seed()));
    }
    Optional<GameKit<?, ?>> kit = games.find(sheet.game());
    if (kit.isPresent()) {
      check(kit.get(), sheet, flaws);
    } else {
      flaws.add(new Flaw(Kind.GAME, 0, sheet.game().id()));
    }
    if (plain) {
      flaws.add(new Flaw(Kind.NO_TRANSCRIPT, 0, ""));
    }
    absent(sheet, flaws);
  }

  /** Whether it has none of the lines that were added to the original design. */
  private static boolean isAsDesigned(ResultSheet sheet) {
    return sheet.head().isEmpty();
  }

  private static void check(GameKit<?, ?> kit, ResultSheet sheet, List<Flaw> flaws) {
    for (String key : needed(kit, sheet)) {
      if (!sheet.get(key).isPresent()) {
        flaws.add(new Flaw(Kind.LINE_MISSING, 0, key));
      }
    }
    int players = sheet.players().size();
    if (!kit.phones().holds(players)) {
      flaws.add(new Flaw(Kind.PLAYERS, 0, String.valueOf(players)));
    }
    scores(kit.sheet().score(), sheet, flaws);
  }

  private static void absent(ResultSheet sheet, List<Flaw> flaws) {
    List<String> callsigns = new ArrayList<>();
    sheet.players().forEach(player -> callsigns.add(player.callsign()));
    for (Field field : fields(sheet)) {
      if (!field.key().equals(AbsentLine.KEY)) {
        continue;
      }
      Optional<AbsentLine> line = AbsentLine.read(field.value());
      boolean known = line.isPresent() && callsigns.remove(line.get().callsign());
      if (!known || callsigns.contains(line.get().callsign()) || !sheet.head().contains(field)) {
        flaws.add(new Flaw(Kind.ABSENT, 0, field.value()));
      }
    }
  }

  private static List<Field> fields(ResultSheet sheet) {
    List<Field> all = new ArrayList<>(sheet.head());
    all.addAll(sheet.before());
    all.addAll(sheet.after());
    return all;
  }

  private static List<String> needed(GameKit<?, ?> kit, ResultSheet sheet) {
    List<String> keys = new ArrayList<>();
    if (!isAsDesigned(sheet)) {
      keys.add("TRANSCRIPT");
    }
    keys.addAll(kit.sheet().lines());
    return keys;
  }

  private static void scores(String key, ResultSheet sheet, List<Flaw> flaws) {
    for (int i = 0; i < sheet.players().size(); i++) {
      Optional<String> score = sheet.players().get(i).get(key);
      if (!key.isEmpty() && !score.isPresent()) {
        flaws.add(new Flaw(Kind.SCORE, i + 1, key));
      }
    }
  }
}
