package dev.parlor.app.records;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.util.AttributeSet;
import android.view.View;
import com.google.android.material.color.MaterialColors;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How somebody's matches went: a line that rises with each that is won. */
public final class CourseView extends View {
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint zero = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint dot = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path path = new Path();
  private List<Integer> course = List.of();

  public CourseView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    float dp = getResources().getDisplayMetrics().density;
    int colour = MaterialColors.getColor(this, androidx.appcompat.R.attr.colorPrimary);
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeWidth(3 * dp);
    line.setStrokeJoin(Paint.Join.ROUND);
    line.setColor(colour);
    dot.setColor(colour);
    zero.setStrokeWidth(dp);
    zero.setColor(MaterialColors.getColor(this, com.google.android.material.R.attr.colorOutline));
  }

  void show(List<Integer> matches) {
    course = List.copyOf(matches);
    trace();
    invalidate();
  }

  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    super.onSizeChanged(width, height, oldWidth, oldHeight);
    trace();
  }

  private void trace() {
    path.rewind();
    path.moveTo(x(0), y(0));
    for (int i = 0; i < course.size(); i++) {
      path.lineTo(x(i + 1), y(course.get(i)));
    }
  }

  /** The x of a match. The first match stands at the edge where reading begins. */
  private float x(int match) {
    float edge = dot();
    float part = course.isEmpty() ? 0 : match / (float) course.size();
    float along = edge + part * (getWidth() - 2 * edge);
    return getLayoutDirection() == LAYOUT_DIRECTION_RTL ? getWidth() - along : along;
  }

  private float y(int ahead) {
    int most = 1;
    for (int each : course) {
      most = Math.max(most, Math.abs(each));
    }
    return getHeight() / 2f - ahead * (getHeight() / 2f - dot()) / most;
  }

  private float dot() {
    return 5 * getResources().getDisplayMetrics().density;
  }

  @Override
  protected void onDraw(Canvas canvas) {
    canvas.drawLine(0, y(0), getWidth(), y(0), zero);
    canvas.drawPath(path, line);
    if (!course.isEmpty()) {
      int last = course.size();
      canvas.drawCircle(x(last), y(course.get(last - 1)), dot(), dot);
    }
  }
}
