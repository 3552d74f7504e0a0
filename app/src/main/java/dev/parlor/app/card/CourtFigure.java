package dev.parlor.app.card;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Picture;
import dev.parlor.games.card.Rank;
import dev.parlor.games.card.Suit;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Jack, queen and king: a framed half figure and its mirror image. The silhouettes differ: a cap
 * with a feather, a round coronet over long hair, a pointed crown over a beard. Each is drawn as
 * one recorded picture, because it consists of some forty shapes.
 */
final class CourtFigure {
  private static final float FRAME_LEFT = 112;
  private static final float FRAME_TOP = 78;
  private static final int SUITS = Suit.values().length; // each call of values() makes a list
  private static final int WIDE = 500;
  private static final int HIGH = 700;
  private static final float MID = 250;
  private static final float FACE = 218;

  private final CardColours colours;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);

  private final Path broadShoulders = shoulders(134, 292);
  private final Path narrowShoulders = shoulders(150, 306);
  private final Path collar = collar();
  private final Path crown = crown();
  private final Path coronet = coronet();
  private final Path cap = cap();
  private final Path feather = feather();
  private final Path longHair = longHair();
  private final Path shortHair = shortHair();
  private final Path beard = beard();
  private final Path eyes = new Path();
  private final Path gems = new Path();
  private final Path pearls = new Path();
  private final @Nullable Picture[] made = new Picture[SUITS * Rank.values().length];

  CourtFigure(CardColours colours) {
    this.colours = colours;
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeWidth(5);
    dots();
    line.setStrokeJoin(Paint.Join.ROUND);
  }

  void draw(Canvas canvas, Rank rank, Suit suit) {
    canvas.drawPicture(of(rank, suit));
  }

  /** Makes a picture that would otherwise be made when it is drawn for the first time. */
  Picture of(Rank rank, Suit suit) {
    int at = rank.ordinal() * SUITS + suit.ordinal();
    Picture picture = made[at];
    if (picture == null) {
      picture = new Picture();
      tell(picture.beginRecording(WIDE, HIGH), rank, colours.of(suit));
      picture.endRecording();
      made[at] = picture;
    }
    return picture;
  }

  /** Forgets all pictures, because the suits have other colours now. */
  void forget() {
    Arrays.fill(made, null);
  }

  private void tell(Canvas canvas, Rank rank, int colour) {
    half(canvas, rank, colour);
    canvas.save();
    canvas.rotate(180, MID, 350);
    half(canvas, rank, colour);
    canvas.restore();
    line.setColor(colour);
    canvas.drawRoundRect(FRAME_LEFT, FRAME_TOP, 388, 622, 14, 14, line);
  }

  private void half(Canvas canvas, Rank rank, int colour) {
    canvas.save();
    canvas.clipRect(FRAME_LEFT, FRAME_TOP, 388, 350);
    Path hair = rank == Rank.QUEEN ? longHair : shortHair;
    shape(canvas, hair, colours.hair);
    shape(canvas, rank == Rank.KING ? broadShoulders : narrowShoulders, colour);
    shape(canvas, collar, colours.brass);
    face(canvas, rank);
    head(canvas, rank, colour);
    canvas.restore();
  }

  private void face(Canvas canvas, Rank rank) {
    fill.setColor(colours.skin);
    canvas.drawOval(210, 168, 290, 272, fill);
    line.setColor(colours.ink);
    canvas.drawOval(210, 168, 290, 272, line);
    if (rank == Rank.KING) {
      shape(canvas, beard, colours.hair);
    }
    fill.setColor(colours.ink);
    canvas.drawPath(eyes, fill);
    canvas.drawLine(MID, FACE + 2, MID, FACE + 16, line);
    if (rank == Rank.KING) {
      return;
    }
    fill.setColor(colours.joker());
    canvas.drawOval(239, FACE + 26, 261, FACE + 36, fill);
  }

  private void head(Canvas canvas, Rank rank, int colour) {
    if (rank == Rank.KING) {
      shape(canvas, crown, colours.brass);
      fill.setColor(colour);
      canvas.drawPath(gems, fill);
    } else if (rank == Rank.QUEEN) {
      shape(canvas, coronet, colours.brass);
      fill.setColor(colours.ivory);
      canvas.drawPath(pearls, fill);
      canvas.drawPath(pearls, line);
    } else {
      shape(canvas, feather, colours.brass);
      shape(canvas, cap, colour);
    }
  }

  private void shape(Canvas canvas, Path path, int colour) {
    fill.setColor(colour);
    canvas.drawPath(path, fill);
    line.setColor(colours.ink);
    canvas.drawPath(path, line);
  }

  private void dots() {
    eyes.addCircle(234, FACE - 4, 5, Path.Direction.CW);
    eyes.addCircle(266, FACE - 4, 5, Path.Direction.CW);
    gems.addCircle(MID, 162, 9, Path.Direction.CW);
    gems.addCircle(216, 164, 6, Path.Direction.CW);
    gems.addCircle(284, 164, 6, Path.Direction.CW);
    for (int x = 205; x <= 295; x += 30) {
      pearls.addCircle(x, 134, 9, Path.Direction.CW);
    }
  }

  private static Path shoulders(float left, float top) {
    Path path = new Path();
    path.moveTo(left - 40, 360);
    path.cubicTo(left - 20, top, 200, 268, MID, 262);
    path.cubicTo(300, 268, 520 - left, top, 540 - left, 360);
    path.close();
    return path;
  }

  private static Path collar() {
    Path path = new Path();
    path.moveTo(196, 272);
    path.lineTo(MID, 352);
    path.lineTo(304, 272);
    path.lineTo(278, 258);
    path.lineTo(MID, 300);
    path.lineTo(222, 258);
    path.close();
    return path;
  }

  private static Path crown() {
    Path path = new Path();
    path.moveTo(198, 180);
    path.lineTo(186, 108);
    path.lineTo(222, 142);
    path.lineTo(MID, 92);
    path.lineTo(278, 142);
    path.lineTo(314, 108);
    path.lineTo(302, 180);
    path.quadTo(MID, 164, 198, 180);
    path.close();
    return path;
  }

  private static Path coronet() {
    Path path = new Path();
    path.moveTo(200, 176);
    path.cubicTo(192, 150, 194, 138, 204, 136);
    path.quadTo(MID, 116, 296, 136);
    path.cubicTo(306, 138, 308, 150, 300, 176);
    path.quadTo(MID, 156, 200, 176);
    path.close();
    return path;
  }

  private static Path cap() {
    Path path = new Path();
    path.moveTo(192, 184);
    path.cubicTo(184, 130, 226, 118, 262, 122);
    path.cubicTo(300, 126, 322, 150, 312, 182);
    path.quadTo(MID, 162, 192, 184);
    path.close();
    return path;
  }

  private static Path feather() {
    Path path = new Path();
    path.moveTo(286, 150);
    path.cubicTo(300, 110, 330, 96, 366, 104);
    path.cubicTo(352, 124, 336, 150, 292, 164);
    path.close();
    return path;
  }

  private static Path longHair() {
    Path path = new Path();
    path.moveTo(206, 170);
    path.cubicTo(176, 210, 188, 262, 164, 306);
    path.lineTo(336, 306);
    path.cubicTo(312, 262, 324, 210, 294, 170);
    path.close();
    return path;
  }

  private static Path shortHair() {
    Path path = new Path();
    path.moveTo(202, 170);
    path.cubicTo(186, 206, 190, 240, 182, 258);
    path.cubicTo(204, 268, 218, 262, 226, 252);
    path.lineTo(274, 252);
    path.cubicTo(282, 262, 296, 268, 318, 258);
    path.cubicTo(310, 240, 314, 206, 298, 170);
    path.close();
    return path;
  }

  private static Path beard() {
    Path path = new Path();
    path.moveTo(210, 226);
    path.cubicTo(224, 246, 236, 240, MID, 240);
    path.cubicTo(264, 240, 276, 246, 290, 226);
    path.cubicTo(292, 268, 276, 300, MID, 308);
    path.cubicTo(224, 300, 208, 268, 210, 226);
    path.close();
    return path;
  }
}
