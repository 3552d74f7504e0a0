package dev.parlor.tables.words;

import dev.parlor.tables.scene.Scene;
import java.util.ArrayList;
import java.util.List;

/**
 * The person to whom something is said, and what the others are called.
 *
 * @param viewer the seat that is spoken to, or {@link Scene#ONLOOKER}
 */
public record Speaker(List<String> names, int viewer) {
  public Speaker {
    names = List.copyOf(names);
  }

  public static Speaker of(Scene scene) {
    List<String> names = new ArrayList<>();
    scene.plates().forEach(plate -> names.add(plate.person().name()));
    return new Speaker(names, scene.viewer());
  }

  String name(int seat) {
    return names.get(seat);
  }
}
