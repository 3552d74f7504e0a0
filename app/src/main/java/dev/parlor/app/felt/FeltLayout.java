package dev.parlor.app.felt;

import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Puts a scene on the felt: the others at the top, what belongs to all in the middle, the own cards
 * at the bottom. Where the felt is wider than high, the own cards lie beside the middle.
 */
public final class FeltLayout {
  private static final float EDGE = 8;

  private FeltLayout() {}

  /**
   * @param opened whose cards are opened large, if they still have something to be tapped
   */
  public static Laid lay(
      Scene scene, Plan plan, Ground ground, Ink ink, Sayer sayer, OptionalInt opened) {
    Laid flat = lay(scene, plan, ground, ink, sayer);
    boolean opens =
        opened.isPresent()
            && flat.nodes().stream()
                .anyMatch(node -> node.opens() && node.at().owner() == opened.getAsInt());
    return opens
        ? OpenedLayout.over(flat, scene, plan, ground, ink, sayer, opened.getAsInt())
        : flat;
  }

  static Laid lay(Scene scene, Plan plan, Ground ground, Ink ink, Sayer sayer) {
    Laying laying = new Laying(scene, plan, ground, ink, sayer);
    Box felt = ground.box().inset(laying.dp(EDGE));
    if (plan.forAll()) {
      new BigLayout(laying).lay(felt);
      return laying.done();
    }
    boolean hands = plan.hands() && scene.viewer() != Scene.ONLOOKER;
    List<Plate> row = new ArrayList<>(scene.plates());
    if (hands) {
      row = after(scene);
    }
    OthersLayout others = new OthersLayout(laying, row);
    float head = others.height(felt);
    others.lay(felt.withBottom(felt.top() + head));
    Box rest = felt.withTop(felt.top() + head + laying.dp(6));
    if (!hands) {
      new MiddleLayout(laying).lay(rest);
    } else if (ground.isWide()) {
      float half = rest.left() + rest.width() * 0.46f;
      Box middle = rest.withRight(half - laying.dp(EDGE));
      Box own = rest.withLeft(half);
      new MiddleLayout(laying).lay(ground.mirrored() ? middle.mirroredIn(rest) : middle);
      new OwnLayout(laying).lay(ground.mirrored() ? own.mirroredIn(rest) : own);
    } else {
      float least = new MiddleLayout(laying).least(rest.height()) + laying.dp(6);
      float own = new OwnLayout(laying).height(felt, rest, least);
      Box middle = rest.withBottom(rest.bottom() - own - laying.dp(6));
      new MiddleLayout(laying).lay(middle);
      new OwnLayout(laying).lay(rest.withTop(rest.bottom() - own));
    }
    return laying.done();
  }

  /** The others from the left, in the order in which they follow the person who looks. */
  private static List<Plate> after(Scene scene) {
    List<Plate> others = new ArrayList<>();
    int seats = scene.plates().size();
    for (int i = 1; i < seats; i++) {
      others.add(scene.plates().get((scene.viewer() + i) % seats));
    }
    return others;
  }
}
