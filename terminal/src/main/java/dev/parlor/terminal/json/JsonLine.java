package dev.parlor.terminal.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.parlor.terminal.shell.Visible;
import java.util.List;

/** One object of {@code --json}, filled field by field in the order in which it is to be read. */
public final class JsonLine {
  private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

  private final JsonObject fields = new JsonObject();

  public JsonLine with(String name, String value) {
    fields.addProperty(name, value);
    return this;
  }

  public JsonLine with(String name, Number value) {
    fields.addProperty(name, value);
    return this;
  }

  public JsonLine with(String name, boolean value) {
    fields.addProperty(name, value);
    return this;
  }

  public JsonLine with(String name, List<JsonLine> values) {
    JsonArray array = new JsonArray();
    values.forEach(value -> array.add(value.fields));
    fields.add(name, array);
    return this;
  }

  public JsonLine withWords(String name, List<String> values) {
    JsonArray array = new JsonArray();
    values.forEach(array::add);
    fields.add(name, array);
    return this;
  }

  /** The line. Characters that a terminal would obey are escaped. */
  @Override
  public String toString() {
    return Visible.of(GSON.toJson((JsonElement) fields));
  }
}
