package dev.parlor.p2p.result;

import dev.parlor.games.GameId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a result says, without its signatures. There is exactly one text of every sheet, and a text
 * that is not exactly that of a sheet is no result.
 *
 * @param id the uuid, as it stands in the text
 * @param time seconds since 1970
 * @param seed as it stands in the text
 * @param head the lines after PLAYER_COUNT: TRANSCRIPT, STATION, TICKET and unknown ones
 * @param before the lines before the players
 * @param players by place, then seat
 * @param after the lines behind the players
 */
public record ResultSheet(
    GameId game,
    String id,
    long time,
    String seed,
    List<Field> head,
    List<Field> before,
    List<PlayerLine> players,
    List<Field> after) {
  public ResultSheet {
    head = List.copyOf(head);
    before = List.copyOf(before);
    players = List.copyOf(players);
    after = List.copyOf(after);
  }

  /** The value of a line, wherever it stands. */
  public Optional<String> get(String key) {
    for (List<Field> block : List.of(head, before, after)) {
      Optional<String> value = Fields.get(block, key);
      if (value.isPresent()) {
        return value;
      }
    }
    return Optional.empty();
  }

  /** Who was called away in the match, as far as the lines can be read. */
  public List<AbsentLine> absent() {
    List<AbsentLine> absent = new ArrayList<>();
    for (Field field : head) {
      if (field.key().equals(AbsentLine.KEY)) {
        AbsentLine.read(field.value()).ifPresent(absent::add);
      }
    }
    return absent;
  }

  /** Whether all win or lose together, so that a place says nothing. */
  public boolean isTogether() {
    return players.stream().noneMatch(player -> player.score().isPresent());
  }

  /** Whether this player was called away and never came back, so that nobody has won the match. */
  public boolean isOut(PlayerLine player) {
    return absent().stream()
        .anyMatch(line -> line.out() && line.callsign().equals(player.callsign()));
  }

  /**
   * What the match comes to: the places and scores, who never came back, and what the game says of
   * it. The time and the log of the signing are not part of it.
   */
  public String standings() {
    StringBuilder out = new StringBuilder();
    lines(out, before);
    lines(out, after);
    for (PlayerLine player : players) {
      out.append(player.npub()).append(' ').append(player.place());
      player.score().ifPresent(score -> out.append(' ').append(score));
      line(out, isOut(player) ? " OUT" : "");
    }
    return out.toString();
  }

  /** The text that is signed, up to and including the blank line before the signatures. */
  public String content() {
    StringBuilder out = new StringBuilder();
    line(out, "# " + ResultShape.heading(game) + ": " + id);
    line(out, "");
    line(out, "TIMESTAMP: " + Utc.text(time));
    line(out, "SEED: " + seed);
    line(out, "PLAYER_COUNT: " + players.size());
    lines(out, head);
    line(out, "");
    lines(out, before);
    line(out, "RESULTS:");
    for (PlayerLine player : players) {
      StringBuilder text = new StringBuilder("  - PLAYER:").append(player.callsign());
      text.append(" NPUB:").append(player.npub()).append(" PLACE:").append(player.place());
      player.more().forEach(f -> text.append(' ').append(f.key()).append(':').append(f.value()));
      line(out, text.toString());
    }
    line(out, "");
    if (!after.isEmpty()) {
      lines(out, after);
      line(out, "");
    }
    return out.toString();
  }

  private static void lines(StringBuilder out, List<Field> fields) {
    fields.forEach(field -> line(out, field.line()));
  }

  private static void line(StringBuilder out, String text) {
    out.append(text).append('\n');
  }
}
