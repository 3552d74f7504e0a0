package dev.parlor.bench.sheet;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.PrintStream;

/** What a measurement has found, line by line, and on the error stream what it is busy with. */
public final class Sheet {
  private static final Gson GSON = new Gson();

  private final String bench;
  private final boolean json;
  private final PrintStream out;
  private final PrintStream err;

  public Sheet(String bench, boolean json, PrintStream out, PrintStream err) {
    this.bench = bench;
    this.json = json;
    this.out = out;
    this.err = err;
  }

  /** A line that only people need, such as the head of a table. */
  public void head(String sentence) {
    if (!json) {
      out.println(sentence);
    }
  }

  /** A finding: in words, or as fields, each a name and then a number, a word or a boolean. */
  public void row(String sentence, Object... fields) {
    if (json) {
      out.println(GSON.toJson((JsonElement) object(fields)));
    } else {
      out.println(sentence);
    }
  }

  private JsonObject object(Object... fields) {
    JsonObject object = new JsonObject();
    object.addProperty("bench", bench);
    for (int i = 0; i < fields.length; i += 2) {
      String name = (String) fields[i];
      Object value = fields[i + 1];
      if (value instanceof Number number) {
        object.addProperty(name, Double.isFinite(number.doubleValue()) ? number : null);
      } else if (value instanceof Boolean yes) {
        object.addProperty(name, yes);
      } else {
        object.addProperty(name, value.toString());
      }
    }
    return object;
  }

  /** What will take a while now. */
  public void busy(String with) {
    err.println("bench " + bench + ": " + with + " ...");
  }

  /** Why nothing can be measured. */
  public void problem(String sentence) {
    err.println(sentence);
  }
}
