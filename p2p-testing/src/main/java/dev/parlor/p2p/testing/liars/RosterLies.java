package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.ALL;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.host;
import static dev.parlor.p2p.testing.liars.Tricks.once;

import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** Lies of the host about who sits at the table, and about what is played there. */
final class RosterLies {
  private static final Bytes ZEROS = Bytes.of(new byte[32]);

  private RosterLies() {}

  static List<Liar> all() {
    return List.of(
        host("another-roster-later", ALL, NO_EFFECT, RosterLies::otherRoster),
        host("uncertified-roster", ALL, NO_EFFECT, RosterLies::uncertified),
        host("sybil-roster", ALL, NO_EFFECT, RosterLies::sybil),
        host("other-options-for-one", ALL, NO_EFFECT, RosterLies::otherOptions),
        host("other-code-for-one", ALL, NO_EFFECT, RosterLies::otherCode));
  }

  private static Trick otherRoster() {
    return once(
        desk -> desk.hasBegun() && desk.log().size() > 5,
        desk -> {
          List<Object> args = new ArrayList<>();
          args.add(1);
          args.addAll(desk.session().view().seats().get(0).line().args());
          desk.sendAll(new Message.Text(Line.of("GAME_READY", args.toArray())).encode());
        });
  }

  /** The closed roster with one argument changed. */
  private static Trick rosterWith(int arg, String value) {
    return lineTrick(
        "GAME_READY",
        (desk, line) -> line.args().size() <= arg ? line : Tricks.with(line, arg, value));
  }

  private static Trick uncertified() {
    return rosterWith(1 + 6 + 3, ZEROS.hex());
  }

  /** Tells a roster with one player in two seats. */
  private static Trick sybil() {
    return lineTrick(
        "GAME_READY",
        (desk, line) -> {
          List<String> args = new ArrayList<>(line.args());
          if (args.size() >= 13) {
            for (int field = 0; field < 6; field++) {
              args.set(7 + field, args.get(1 + field));
            }
          }
          return new Line(line.verb(), args);
        });
  }

  private static Trick otherOptions() {
    return lineTrick(
        "CARD_GAME_INVITE",
        (desk, line) -> {
          List<String> args = new ArrayList<>(line.args());
          args.add("zzz=1");
          return new Line(line.verb(), args);
        });
  }

  private static Trick otherCode() {
    return lineTrick("SAS_REVEAL", (desk, line) -> Tricks.with(line, 1, ZEROS.hex()));
  }

  private static boolean isLine(Bytes message, String verb) {
    return LiarsDesk.decode(message).orElse(null) instanceof Message.Text text
        && text.line().verb().equals(verb);
  }

  private static Trick lineTrick(String verb, BiFunction<LiarsDesk, Line, Line> change) {
    return new Trick() {
      @Override
      public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
        if (!isLine(message, verb)) {
          return List.of(message);
        }
        desk.tell();
        Line line =
            ((Message.Text) LiarsDesk.decode(message).orElseThrow(AssertionError::new)).line();
        return List.of(new Message.Text(change.apply(desk, line)).encode());
      }
    };
  }
}
