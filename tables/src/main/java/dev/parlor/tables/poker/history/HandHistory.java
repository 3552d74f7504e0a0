package dev.parlor.tables.poker.history;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A record of a hand with the fields that matter for playing it again. Amounts that are unknown are
 * empty.
 *
 * @param blinds in the order of the record: p1 small blind, p2 big blind
 * @param finishing the stacks at the end of the record, if it tells them
 */
public record HandHistory(
    String variant,
    boolean anteTrimming,
    List<BigDecimal> antes,
    List<BigDecimal> blinds,
    Optional<BigDecimal> minBet,
    List<Optional<BigDecimal>> stacks,
    List<String> actions,
    Optional<List<Optional<BigDecimal>>> finishing,
    List<String> players,
    String hand) {
  public static final String NO_LIMIT_HOLDEM = "NT";

  /**
   * Reads a record.
   *
   * @throws BrokenRecord when a field is missing or of another kind
   */
  public static HandHistory of(PhhReader.Fields fields) {
    fields
        .broken()
        .ifPresent(
            broken -> {
              throw broken;
            });
    Map<String, Object> values = fields.values();
    List<Optional<BigDecimal>> stacks = amounts(values, "starting_stacks");
    int seats = stacks.size();
    return new HandHistory(
        variant(values),
        Boolean.TRUE.equals(values.get("ante_trimming_status")),
        values.containsKey("antes")
            ? known(values, "antes", seats)
            : Collections.nCopies(seats, BigDecimal.ZERO),
        known(values, "blinds_or_straddles", seats),
        values.get("min_bet") instanceof BigDecimal bet ? Optional.of(bet) : Optional.empty(),
        stacks,
        texts(values, "actions"),
        values.containsKey("finishing_stacks")
            ? Optional.of(sized("finishing_stacks", amounts(values, "finishing_stacks"), seats))
            : Optional.empty(),
        values.containsKey("players") ? texts(values, "players") : List.of(),
        String.valueOf(values.getOrDefault("hand", "")));
  }

  /** The variant alone. The rest of such a record may have fields that nobody here knows. */
  public static String variant(Map<String, Object> values) {
    if (values.get("variant") instanceof String variant) {
      return variant;
    }
    throw new BrokenRecord("phh.field", "variant");
  }

  private static List<BigDecimal> known(Map<String, Object> values, String field, int seats) {
    List<BigDecimal> known = new ArrayList<>();
    for (Optional<BigDecimal> amount : sized(field, amounts(values, field), seats)) {
      known.add(amount.orElseThrow(() -> new BrokenRecord("phh.field", field)));
    }
    return Collections.unmodifiableList(known);
  }

  private static <T> List<T> sized(String field, List<T> list, int seats) {
    if (list.size() != seats) {
      throw new BrokenRecord("phh.length", field, seats, list.size());
    }
    return list;
  }

  private static List<Optional<BigDecimal>> amounts(Map<String, Object> values, String field) {
    List<Optional<BigDecimal>> amounts = new ArrayList<>();
    for (Object value : list(values, field)) {
      if (value instanceof BigDecimal amount) {
        amounts.add(Optional.of(amount));
      } else if (value.equals(TomlValue.UNKNOWN)) {
        amounts.add(Optional.empty());
      } else {
        throw new BrokenRecord("phh.field", field);
      }
    }
    return Collections.unmodifiableList(amounts);
  }

  private static List<String> texts(Map<String, Object> values, String field) {
    List<String> texts = new ArrayList<>();
    for (Object value : list(values, field)) {
      texts.add(value.toString());
    }
    return Collections.unmodifiableList(texts);
  }

  private static List<?> list(Map<String, Object> values, String field) {
    @Nullable Object value = values.get(field);
    if (value instanceof List<?> list) {
      return list;
    }
    throw new BrokenRecord("phh.field", field);
  }
}
