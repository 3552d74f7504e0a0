package dev.parlor.bench.sheet;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.PrintStream;

/**
 * Tells what a measurement has found, line by line. On the error stream it tells what takes its
 * time.
 */
public final class MeasurementSheet {
  private static final Gson GSON = new Gson();

  private final String bench;
  private final boolean json;
  private final PrintStream out;
  private final PrintStream err;

  public MeasurementSheet(String bench, boolean json, PrintStream out, PrintStream err) {
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

  /**
   * Tells a finding: in words, or as fields, each a name and then a number, a word or a boolean.
   */
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

  /** Tells what will take a while now. */
  public void busy(String with) {
    err.println("bench " + bench + ": " + with + " ...");
  }

  /** Tells why nothing can be measured. */
  public void problem(String sentence) {
    err.println(sentence);
  }
}
