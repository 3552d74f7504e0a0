package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.ALL;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Liar.host;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.nostr.Draft;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.result.ResultEvent;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Good signatures of something else than the result to which all replays come; given at the table.
 */
final class ResultLies {
  private ResultLies() {}

  static List<Liar> all() {
    return List.of(
        signs("signs-reordered-p-tags", draft -> with(draft, reordered(draft.tags()))),
        signs("signs-without-p-tags", draft -> with(draft, draft.tags().subList(0, 4))),
        signs("signs-carriage-returns", d -> content(d, d.content().replace("\n", "\r\n"))),
        signs("signs-a-blank-line-less", d -> content(d, d.content().replaceFirst("\n\n", "\n"))),
        signs("signs-a-blank-line-more", d -> content(d, d.content() + "\n")),
        signs("signs-another-uuid", d -> content(d, d.content().replaceFirst("-8", "-4"))),
        signs("signs-another-place", d -> content(d, d.content().replace("PLACE:2", "PLACE:1"))),
        signs("signs-an-earlier-time", d -> at(d, d.createdAt() - 60)),
        signs("signs-another-kind", d -> new Draft(d.createdAt(), 1, d.tags(), d.content())),
        guest("signs-the-second-form", ALL, NAMED, () -> Tricks.change("SIGN", ResultLies::second)),
        host("ends-before-it-began", ALL, NAMED, () -> new Clock(-10_000, true)),
        host("backdates-the-end", ALL, NO_EFFECT, () -> new Clock(-3_600, false)),
        host("ends-tomorrow", ALL, NO_EFFECT, () -> new Clock(86_400, false)));
  }

  private static Draft with(Draft draft, List<List<String>> tags) {
    return new Draft(draft.createdAt(), draft.kind(), tags, draft.content());
  }

  private static Draft content(Draft draft, String content) {
    return new Draft(draft.createdAt(), draft.kind(), draft.tags(), content);
  }

  private static Draft at(Draft draft, long time) {
    return new Draft(time, draft.kind(), draft.tags(), draft.content());
  }

  private static List<List<String>> reordered(List<List<String>> tags) {
    List<List<String>> players = new ArrayList<>();
    List<List<String>> rest = new ArrayList<>();
    tags.forEach(tag -> (tag.get(0).equals("p") ? players : rest).add(tag));
    Collections.reverse(players);
    rest.addAll(players);
    return rest;
  }

  private static Liar signs(String name, UnaryOperator<Draft> change) {
    return guest(
        name,
        ALL,
        NAMED,
        () ->
            Tricks.change(
                "SIGN",
                (desk, entry) -> {
                  Draft draft = draft(desk).orElse(null);
                  Draft other = draft == null ? null : change.apply(draft);
                  // two who share the first place have no second
                  return other == null || other.equals(draft) ? null : signed(desk, other);
                }));
  }

  private static Optional<Draft> draft(LiarsDesk desk) {
    ResultSheet sheet = desk.session().result().map(SignedResult::sheet).orElse(null);
    String npub = Keys.npub(desk.identity().publicKey());
    for (int line = 0; sheet != null && line < sheet.players().size(); line++) {
      if (sheet.players().get(line).npub().equals(npub)) {
        return ResultEvent.of(sheet, line);
      }
    }
    return Optional.empty();
  }

  private static Payload signed(LiarsDesk desk, Draft draft) {
    try {
      PublicKey me = PublicKey.decode(desk.identity().publicKey().toArray());
      byte[] signature = desk.identity().sign(draft.id(me));
      return Payload.text(Line.of("SIGN", Bytes.of(signature)));
    } catch (BadInput impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** A good signature of the result without what this pattern finds; empty where there is none. */
  static Optional<Payload> signsWithout(LiarsDesk desk, String pattern) {
    Draft draft = draft(desk).orElse(null);
    String content = draft == null ? "" : draft.content().replaceAll(pattern, "");
    return draft == null || content.equals(draft.content())
        ? Optional.empty()
        : Optional.of(signed(desk, content(draft, content)));
  }

  private static @Nullable Payload second(LiarsDesk desk, Entry entry) {
    SignedResult result = desk.session().result().orElse(null);
    Draft draft = draft(desk).orElse(null);
    return result == null || draft == null
        ? null
        : signed(desk, content(draft, result.cardGameText()));
  }

  /** Sets the host's clock wrong, all the time or once the match has begun. */
  private static final class Clock implements Trick {
    private final long seconds;
    private final boolean later;

    Clock(long seconds, boolean later) {
      this.seconds = seconds;
      this.later = later;
    }

    @Override
    public long clock(LiarsDesk desk, long now) {
      if (later && !desk.hasBegun()) {
        return now;
      }
      desk.tell();
      return now + 1_000 * seconds;
    }

    /** Checks that nobody else has signed such an end. */
    @Override
    public Optional<String> wrong(Match<?, ?> match, TableSeat liar) {
      int out = match.seating().seatOf(liar).index();
      Set<Integer> signers =
          match.ending().closing().map(closing -> closing.signatures().keySet()).orElse(Set.of());
      return signers.stream().anyMatch(seat -> seat != out)
          ? Optional.of("somebody signs an end at a wrong time")
          : Optional.empty();
    }
  }
}
