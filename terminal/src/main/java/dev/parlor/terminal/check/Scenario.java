package dev.parlor.terminal.check;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import dev.parlor.games.card.Card;
import dev.parlor.terminal.shell.Problem;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One JSON object of a scenario file. Every getter throws a {@link Problem} that names file, line
 * and field when the field is missing or of another kind; {@link #has} asks first.
 */
public final class Scenario {
  private static final Gson STRICT = new GsonBuilder().setStrictness(Strictness.STRICT).create();

  private final Where where;
  private final JsonObject object;

  private Scenario(Where where, JsonObject object) {
    this.where = where;
    this.object = object;
  }

  /** Reads one line. */
  public static Scenario parse(Where where, String line) {
    JsonElement element;
    try {
      element = STRICT.fromJson(line, JsonElement.class);
    } catch (JsonParseException e) {
      throw new Problem("check.malformed", where.file(), where.line());
    }
    if (element == null || !element.isJsonObject()) {
      throw new Problem("check.malformed", where.file(), where.line());
    }
    return new Scenario(where, element.getAsJsonObject());
  }

  /** The scenario's own id, or the place where it stands when it has none. */
  public String id() {
    if (!has("id")) {
      return where.toString();
    }
    if (!element("id").isJsonPrimitive()) {
      throw wrong("id");
    }
    return element("id").getAsString();
  }

  public Where where() {
    return where;
  }

  /** Whether the field is there and not null. */
  public boolean has(String field) {
    JsonElement value = object.get(field);
    return value != null && !value.isJsonNull();
  }

  public String text(String field) {
    return string(element(field), field);
  }

  public int number(String field) {
    return integer(element(field), field);
  }

  /** A number that means something only within these bounds, both included. */
  public int numberIn(String field, int least, int most) {
    int number = number(field);
    if (number < least || number > most) {
      throw wrong(field);
    }
    return number;
  }

  public boolean flag(String field) {
    JsonElement value = element(field);
    if (value.isJsonPrimitive() && value.getAsJsonPrimitive().isBoolean()) {
      return value.getAsBoolean();
    }
    throw wrong(field);
  }

  public Card card(String field) {
    return face(element(field), field);
  }

  /** Cards as a list of texts ({@code ["As","Td"]}) or written together ({@code "AsTd"}). */
  public List<Card> cards(String field) {
    JsonElement value = element(field);
    return value.isJsonArray() ? list(field, element -> face(element, field)) : faces(value, field);
  }

  /** Several hands, each with its cards written together. */
  public List<List<Card>> cardLists(String field) {
    return list(field, element -> faces(element, field));
  }

  public List<String> texts(String field) {
    return list(field, element -> string(element, field));
  }

  public List<Integer> numbers(String field) {
    return list(field, element -> integer(element, field));
  }

  public Scenario object(String field) {
    return nested(element(field), field);
  }

  public List<Scenario> objects(String field) {
    return list(field, element -> nested(element, field));
  }

  /** The members of a list, of any kind. */
  public List<JsonElement> elements(String field) {
    return list(field, element -> element);
  }

  /** The field as it stands in the file, for what no other getter covers. */
  public JsonElement element(String field) {
    @Nullable JsonElement value = object.get(field);
    if (value == null || value.isJsonNull()) {
      throw new Problem("check.field.missing", where.file(), where.line(), field);
    }
    return value;
  }

  private <T> List<T> list(String field, Function<JsonElement, T> each) {
    JsonElement value = element(field);
    if (!value.isJsonArray()) {
      throw wrong(field);
    }
    List<T> list = new ArrayList<>();
    value.getAsJsonArray().forEach(element -> list.add(each.apply(element)));
    return Collections.unmodifiableList(list);
  }

  private Scenario nested(JsonElement element, String field) {
    if (!element.isJsonObject()) {
      throw wrong(field);
    }
    return new Scenario(where, element.getAsJsonObject());
  }

  private Card face(JsonElement element, String field) {
    try {
      return Card.parse(string(element, field));
    } catch (IllegalArgumentException e) {
      throw wrong(field);
    }
  }

  private List<Card> faces(JsonElement element, String field) {
    try {
      return Card.parseAll(string(element, field));
    } catch (IllegalArgumentException e) {
      throw wrong(field);
    }
  }

  private String string(JsonElement element, String field) {
    if (element.isJsonPrimitive() && element.getAsJsonPrimitive().isString()) {
      return element.getAsString();
    }
    throw wrong(field);
  }

  private int integer(JsonElement element, String field) {
    if (element.isJsonPrimitive() && element.getAsJsonPrimitive().isNumber()) {
      try {
        return new BigDecimal(element.getAsString()).intValueExact();
      } catch (ArithmeticException | NumberFormatException e) {
        throw wrong(field);
      }
    }
    throw wrong(field);
  }

  /** The problem of a field that is there but makes no sense. */
  public Problem wrong(String field) {
    return new Problem("check.field.wrong", where.file(), where.line(), field);
  }
}
