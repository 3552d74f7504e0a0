package dev.parlor.app.table;

import android.content.res.Resources;
import dev.parlor.app.R;
import java.util.List;

/** Names in a sentence: "A", "A and B", "A, B and C". */
public final class NameList {
  private NameList() {}

  public static String of(Resources resources, List<String> names) {
    int last = names.size() - 1;
    if (last <= 0) {
      return String.join("", names);
    }
    String before = String.join(resources.getString(R.string.names_comma), names.subList(0, last));
    return resources.getString(R.string.names_and, before, names.get(last));
  }
}
