package dev.parlor.crypto;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads just enough JSON for published vectors. */
public final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  public static Map<String, Object> object(String text) {
    return map(new Json(text).value());
  }

  @SuppressWarnings("unchecked") // the reader has made it so
  public static Map<String, Object> map(@Nullable Object value) {
    return (Map<String, Object>) Objects.requireNonNull(value);
  }

  @SuppressWarnings("unchecked") // the reader has made it so
  public static List<Object> list(@Nullable Object value) {
    return (List<Object>) Objects.requireNonNull(value);
  }

  public static List<Map<String, Object>> maps(@Nullable Object value) {
    return list(value).stream().map(Json::map).toList();
  }

  public static String text(Map<String, Object> map, String name) {
    return (String) Objects.requireNonNull(map.get(name), name);
  }

  public static int number(@Nullable Object value) {
    return ((BigDecimal) Objects.requireNonNull(value)).intValueExact();
  }

  private Object value() {
    space();
    char c = text.charAt(at);
    if (c == '{') {
      return object();
    }
    if (c == '[') {
      return array();
    }
    if (c == '"') {
      return string();
    }
    int from = at;
    while (at < text.length() && ",]} \n\r\t".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(from, at);
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      default -> new BigDecimal(word);
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> out = new LinkedHashMap<>();
    at++;
    while (!skip('}')) {
      String name = string();
      skip(':');
      out.put(name, value());
      skip(',');
    }
    return out;
  }

  private List<Object> array() {
    List<Object> out = new ArrayList<>();
    at++;
    while (!skip(']')) {
      out.add(value());
      skip(',');
    }
    return out;
  }

  private String string() {
    skip('"');
    StringBuilder out = new StringBuilder();
    while (text.charAt(at) != '"') {
      char c = text.charAt(at++);
      if (c == '\\') {
        c = text.charAt(at++);
        if (c == 'u') {
          c = (char) Integer.parseInt(text.substring(at, at + 4), 16);
          at += 4;
        } else {
          int escape = "nrtbf".indexOf(c);
          c = escape < 0 ? c : "\n\r\t\b\f".charAt(escape);
        }
      }
      out.append(c);
    }
    at++;
    return out.toString();
  }

  private boolean skip(char c) {
    space();
    if (text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private void space() {
    while (" \n\r\t".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }
}
