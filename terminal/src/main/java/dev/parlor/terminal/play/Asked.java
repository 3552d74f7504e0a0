package dev.parlor.terminal.play;

import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.rim.table.AskInvite;
import dev.parlor.rim.table.Device;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.air.Meant;
import dev.parlor.terminal.net.Route;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What is played at a table, and which host has said so. */
record Asked(Invite invite, LinkEvent.Opened host) {
  /**
   * How long a host may take to answer; a slow computer that has just started needs long for its
   * first handshake.
   */
  private static final int ANSWER_MILLIS = 30_000;

  /**
   * An invitation to the same host, so that a guest who came with an address alone listens to
   * nobody else from here on.
   */
  Invitation sameHost() {
    return Invitation.met(invite.nonce(), host.npub(), host.staticKey());
  }

  /** Asks at this table, and waits for the answer. */
  static Asked of(Route route, Meant meant, Device device, Rim rim) {
    return Progress.during(rim, () -> ask(route, meant, device), "live.asking", route.where());
  }

  /** Asks once. If somebody answers under another's sign, it hangs up and asks the right one. */
  private static Asked ask(Route route, Meant meant, Device device) {
    AtomicReference<LinkEvent.@Nullable Opened> host = new AtomicReference<>();
    Predicate<LinkEvent.Opened> right =
        opened -> {
          host.set(opened);
          return route.isRight(opened.npub(), opened.staticKey())
              && meant.isOf(opened.npub(), opened.staticKey());
        };
    try {
      for (int i = 0; i < route.tries(); i++) {
        Optional<Invite> invite = AskInvite.over(route.once(), device, right, ANSWER_MILLIS);
        if (invite.isPresent()) {
          return new Asked(invite.get(), Objects.requireNonNull(host.get()));
        }
      }
    } catch (IOException e) {
      throw new Problem("live.nobody", route.where(), String.valueOf(e.getMessage()));
    }
    throw new Problem(
        wrong(host.get(), right) ? "live.notThisHost" : "live.noTable", route.where());
  }

  /** Whether a host answered there that is not the one that was meant. */
  private static boolean wrong(
      LinkEvent.@Nullable Opened answered, Predicate<LinkEvent.Opened> right) {
    return answered != null && !right.test(answered);
  }

  /** Says to what it is, and on which terms. */
  void tell(Rim rim, DisplayOptions display) {
    Texts texts = rim.texts();
    TableKit<?, ?> kit = Kits.named(rim, invite.game().id());
    List<String> rules = new OptionWords(kit, texts).chosen(invite.options());
    if (invite.isOpenToOnlookers()) {
      rules.add(texts.text("options.onlookers"));
    }
    new Voice(rim, display.json())
        .say(
            Voice.event("invited")
                .with("game", invite.game().id())
                .with("seats", invite.seats())
                .with("rules", invite.rules()),
            rules.isEmpty() ? "live.invited" : "live.invited.with",
            GameTitles.words(kit, texts).title(),
            String.join(", ", rules));
  }
}
