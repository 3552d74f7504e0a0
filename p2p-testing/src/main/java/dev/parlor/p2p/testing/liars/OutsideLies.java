package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.ALL;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Liar.host;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.testing.sim.Prowler;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Lies from outside of the table: other phones that knock, one player on two phones, phones that
 * were set back.
 */
final class OutsideLies {
  private static final Bytes ZEROS = Bytes.of(new byte[32]);

  /** A time when a table is being set. {@link #LATER} is one when it plays. */
  private static final int EARLY = 450;

  private static final int LATER = 6_000;

  private OutsideLies() {}

  static List<Liar> all() {
    return List.of(
        guest("handshake-flood", ALL, NO_EFFECT, () -> flood(LATER, 200)),
        guest("handshake-flood-before-the-start", ALL, NO_EFFECT, () -> flood(EARLY, 40)),
        guest("one-npub-on-two-phones", ALL, NO_EFFECT, () -> new Knocking(LATER, true)),
        guest("one-npub-in-two-seats", ALL, NO_EFFECT, () -> new Knocking(EARLY, true)),
        guest("stranger-at-the-table", ALL, NO_EFFECT, () -> new Knocking(LATER, false)),
        guest("reflected-commitment", ALL, NO_EFFECT, Reflecting::new),
        guest("restored-journal", ALL, NO_EFFECT, () -> new Restored(20_000, 1, 12)),
        guest("restored-journal-of-the-start", ALL, NO_EFFECT, () -> new Restored(5_000, 2, 4)),
        guest("restored-again-and-again", ALL, NO_EFFECT, () -> new Restored(4_000, 5, 3)),
        guest("journal-lost-altogether", ALL, NO_EFFECT, () -> new Restored(9_000, 1, 100_000)),
        host("restored-journal-of-the-host", ALL, NO_EFFECT, () -> new Restored(12_000, 1, 9)));
  }

  private static LinkIdentity stranger(int number, LinkIdentity likeMe) {
    SeededEntropy entropy = new SeededEntropy("stranger " + number);
    try {
      SigningKey key = SigningKey.of(SecretBytes.copyOf(entropy.bytes(32), SecretAccess.granted()));
      return new LinkIdentity(key, "X8OUT", linkKey(entropy), entropy, likeMe.tunnels());
    } catch (BadInput impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static LinkKey linkKey(SeededEntropy entropy) {
    return LinkKey.of(SecretBytes.copyOf(entropy.bytes(32), SecretAccess.granted()));
  }

  /** Opens connections that never shake hands, faster than they are dropped. */
  private static Trick flood(int from, int times) {
    return new Trick() {
      private @Nullable Prowler prowler;

      @Override
      public void begin(Scene scene) {
        for (int i = 0; i < times; i++) {
          scene
              .world()
              .after(
                  from + 150L * i,
                  () -> {
                    Prowler one =
                        prowler == null
                            ? scene.world().prowler(stranger(1, scene.me())).silent()
                            : prowler;
                    prowler = one;
                    scene.tell();
                    one.knock();
                  });
        }
      }
    };
  }

  /** Another phone, with the liar's NOSTR key or a key of its own, that wants to take part. */
  private static final class Knocking implements Trick {
    private final int from;
    private final boolean asMe;
    private @Nullable Prowler prowler;

    Knocking(int from, boolean asMe) {
      this.from = from;
      this.asMe = asMe;
    }

    @Override
    public void begin(Scene scene) {
      for (int i = 0; i < 8; i++) {
        scene
            .world()
            .after(
                from + 2_000L * i,
                () -> {
                  Prowler one = prowler == null ? prowler(scene) : prowler;
                  prowler = one;
                  scene.tell();
                  one.knock();
                });
      }
    }

    private Prowler prowler(Scene scene) {
      LinkIdentity me = scene.me();
      LinkIdentity other = stranger(2, me);
      LinkIdentity likeMe =
          new LinkIdentity(me.key(), me.callsign(), other.linkKey(), other.entropy(), me.tunnels());
      return scene
          .world()
          .prowler(asMe ? likeMe : other)
          .says(new Message.Fetch(0, ZEROS).encode())
          .says(new Message.Text(Line.of("CARD_GAME_JOIN", "me", "too")).encode());
    }

    @Override
    public Optional<String> wrong(Match<?, ?> match, TableSeat liar) {
      Prowler knocking = prowler;
      if (knocking == null) {
        return Optional.empty();
      }
      for (Bytes heard : knocking.heard()) {
        if (LiarsDesk.decode(heard).orElse(null) instanceof Message.Place) {
          return Optional.of("a stranger is told what is played");
        }
      }
      return Optional.empty();
    }
  }

  /** Says as its own what the host has committed to, and later what the host has revealed. */
  private static final class Reflecting implements Trick {
    private @Nullable Line commitment;
    private @Nullable Line reveal;
    private final List<Bytes> held = new ArrayList<>();

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      Line line = lineOf(message);
      if (line == null || !line.verb().startsWith("SAS_")) {
        return List.of(message);
      }
      Line copied = line.verb().equals("SAS_COMMIT") ? commitment : reveal;
      if (copied == null) {
        held.add(message);
        return List.of();
      }
      desk.tell();
      return List.of(copy(line, copied));
    }

    private static Bytes copy(Line mine, Line theirs) {
      return new Message.Text(Tricks.with(mine, 1, theirs.args().get(1))).encode();
    }

    @Override
    public boolean hears(LiarsDesk desk, Bytes from, Bytes message) {
      Line line = lineOf(message);
      if (line != null && line.args().size() == 3 && line.args().get(0).equals("1")) {
        commitment = line.verb().equals("SAS_COMMIT") ? line : commitment;
        reveal = line.verb().equals("SAS_REVEAL") ? line : reveal;
      }
      return true;
    }

    @Override
    public void look(LiarsDesk desk) {
      for (Bytes message : new ArrayList<>(held)) {
        Line line = lineOf(message);
        Line copied = line != null && line.verb().equals("SAS_COMMIT") ? commitment : reveal;
        if (line != null && copied != null) {
          held.remove(message);
          desk.send(desk.host(), copy(line, copied));
        }
      }
    }

    @Override
    public Optional<String> wrong(Match<?, ?> match, TableSeat liar) {
      return match.hasBegun()
          ? Optional.of("a table has begun with a reflected commitment")
          : Optional.empty();
    }

    private static @Nullable Line lineOf(Bytes message) {
      return LiarsDesk.decode(message).orElse(null) instanceof Message.Text text
          ? text.line()
          : null;
    }
  }

  /** Lets the phone come back from backups that lack its newest records; nobody has lied. */
  private static final class Restored implements Trick {
    private final int from;
    private final int times;
    private final int records;

    Restored(int from, int times, int records) {
      this.from = from;
      this.times = times;
      this.records = records;
    }

    @Override
    public void begin(Scene scene) {
      for (int i = 0; i < times; i++) {
        scene
            .world()
            .after(
                (i + 1L) * from,
                () -> {
                  scene.tell();
                  scene.restore(records);
                });
      }
    }

    @Override
    public Optional<String> wrong(Match<?, ?> match, TableSeat liar) {
      return match.verdicts().isEmpty()
          ? Optional.empty()
          : Optional.of("somebody is convicted: " + match.verdicts());
    }
  }
}
