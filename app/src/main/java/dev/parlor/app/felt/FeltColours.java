package dev.parlor.app.felt;

import android.content.Context;
import dev.parlor.app.R;

/** The colours of the felt: the same by day and by night. */
final class FeltColours {
  final int brass;
  final int ivory;
  final int quiet;
  final int shade;
  final int ink;
  final int warn;
  final int light;

  FeltColours(Context context) {
    brass = context.getColor(R.color.brass);
    ivory = context.getColor(R.color.ivory);
    quiet = context.getColor(R.color.ivory_quiet);
    shade = context.getColor(R.color.felt_shade);
    ink = context.getColor(R.color.ink);
    warn = context.getColor(R.color.felt_warn);
    light = context.getColor(R.color.felt_light);
  }
}
