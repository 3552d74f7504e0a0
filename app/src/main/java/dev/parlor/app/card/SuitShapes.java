package dev.parlor.app.card;

import android.graphics.Path;
import dev.parlor.games.card.Suit;

/** The four suits as outlines, 100 units high around the origin; told apart by shape alone. */
final class SuitShapes {
  private final Path spade = spade();
  private final Path heart = heart();
  private final Path diamond = diamond();
  private final Path club = club();

  Path of(Suit suit) {
    return switch (suit) {
      case SPADES -> spade;
      case HEARTS -> heart;
      case DIAMONDS -> diamond;
      case CLUBS -> club;
    };
  }

  private static Path heart() {
    Path path = new Path();
    path.moveTo(0, 48);
    path.cubicTo(-12, 28, -46, 8, -46, -18);
    path.cubicTo(-46, -36, -34, -46, -22, -46);
    path.cubicTo(-11, -46, -3, -39, 0, -28);
    path.cubicTo(3, -39, 11, -46, 22, -46);
    path.cubicTo(34, -46, 46, -36, 46, -18);
    path.cubicTo(46, 8, 12, 28, 0, 48);
    path.close();
    return path;
  }

  private static Path spade() {
    Path path = new Path();
    path.moveTo(0, -50);
    path.cubicTo(10, -30, 45, -10, 45, 14);
    path.cubicTo(45, 28, 35, 36, 24, 36);
    path.cubicTo(14, 36, 7, 31, 4, 24);
    path.cubicTo(5, 36, 9, 43, 18, 50);
    path.lineTo(-18, 50);
    path.cubicTo(-9, 43, -5, 36, -4, 24);
    path.cubicTo(-7, 31, -14, 36, -24, 36);
    path.cubicTo(-35, 36, -45, 28, -45, 14);
    path.cubicTo(-45, -10, -10, -30, 0, -50);
    path.close();
    return path;
  }

  private static Path diamond() {
    Path path = new Path();
    path.moveTo(0, -50);
    path.quadTo(14, -22, 38, 0);
    path.quadTo(14, 22, 0, 50);
    path.quadTo(-14, 22, -38, 0);
    path.quadTo(-14, -22, 0, -50);
    path.close();
    return path;
  }

  private static Path club() {
    Path path = new Path();
    path.addCircle(0, -27, 22, Path.Direction.CW);
    path.addCircle(-24, 9, 22, Path.Direction.CW);
    path.addCircle(24, 9, 22, Path.Direction.CW);
    Path stem = new Path();
    stem.moveTo(-8, -12);
    stem.lineTo(8, -12);
    stem.cubicTo(4, 10, 5, 38, 18, 50);
    stem.lineTo(-18, 50);
    stem.cubicTo(-5, 38, -4, 10, -8, -12);
    stem.close();
    path.op(stem, Path.Op.UNION);
    return path;
  }
}
