package dev.parlor.p2p.testing.liars;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.p2p.station.RankingRules;
import dev.parlor.p2p.station.Shelf;
import dev.parlor.p2p.station.Station;
import dev.parlor.p2p.station.StationLimits;
import dev.parlor.p2p.station.StationMessage;
import dev.parlor.p2p.station.Ticket;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.testing.sim.Node;
import dev.parlor.p2p.testing.sim.PassingNode;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.sim.SimPhone;
import dev.parlor.p2p.testing.sim.World;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.testing.standin.TransparentSealing;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A station, and a liar at its counter with the papers of a match for which the station has given a
 * ticket.
 */
final class Counter {
  static final String STATION = "X9STATION";

  /** The world's clock in seconds, some minutes before its matches begin and a day after. */
  private static final long BEFORE = 1_700_000_000L - 600;

  private static final long AFTER = 1_700_000_000L + 86_400;
  private static final int PART = 30_000;

  private final GameKit<?, ?> kit;
  private final Signatures signatures;
  private final boolean real;
  private final Signatures.Key key;
  private final SeededEntropy entropy;
  private final Set<Bytes> admitted = new HashSet<>();
  private @Nullable Station station;
  private @Nullable SignedResult result;
  private @Nullable Transcript transcript;
  private Signatures.@Nullable Key liar;

  Counter(Run run) {
    kit = run.bots().kit();
    real = run.real();
    entropy = new SeededEntropy("station " + run.seed());
    signatures = real ? new Bip340(entropy) : new FastSignatures();
    key = signatures.key(entropy.bytes(32));
  }

  Ticket ticket(Bytes tid) {
    return Ticket.sign(key, Bytes.of(entropy.bytes(16)), BEFORE, tid);
  }

  /** A host that hands the table's ticket in as soon as the match has begun. */
  <S, V> Node<S, V> ticketed(Node<S, V> host) {
    return new PassingNode<S, V>(host) {
      @Override
      protected List<Effect.OfRim> after(List<Effect.OfRim> effects, long now) {
        boolean begun = session().match().map(m -> m.hasBegun()).orElse(false);
        if (!begun || session().match().flatMap(m -> m.ending().ticket()).isPresent()) {
          return effects;
        }
        List<Effect.OfRim> more = new ArrayList<>(effects);
        Bytes tid = session().roster().orElseThrow(IllegalStateException::new).tid();
        more.addAll(good.on(new Input.Ticket(STATION, ticket(tid).hex()), now));
        return more;
      }
    };
  }

  /** The match is over. Answers whether there is a result to bring to the station. */
  boolean opens(World<?, ?> played, Signatures.Key liarKey) {
    SimPhone<?, ?> host = played.phones().get(0);
    result = host.session().flatMap(session -> session.result()).orElse(null);
    transcript = host.session().flatMap(Transcript::of).orElse(null);
    liar = liarKey;
    if (result == null || transcript == null) {
      return false;
    }
    admitted.addAll(transcript.roster().npubs());
    station =
        new Station(
            STATION,
            key,
            signatures,
            real ? new SealedCrypto() : new TransparentSealing(),
            entropy,
            new RankingRules(
                Games.of(kit), Set.of(key.publicKey()), admitted, 0, 5, 1, 1, 20, false),
            StationLimits.usual(),
            shelf(new TreeMap<>()));
    return true;
  }

  SignedResult result() {
    return Objects.requireNonNull(result);
  }

  Transcript transcript() {
    return Objects.requireNonNull(transcript);
  }

  /** The liar's NOSTR key. */
  Signatures.Key liar() {
    return Objects.requireNonNull(liar);
  }

  Bytes honest() {
    return transcript().roster().npubs().get(0);
  }

  private Station station() {
    return Objects.requireNonNull(station);
  }

  /** The key of somebody else whom the liar controls. */
  Signatures.Key puppet(boolean isAdmitted) {
    Signatures.Key puppet = signatures.key(entropy.bytes(32));
    if (isAdmitted) {
      station().admit(puppet.publicKey());
    }
    return puppet;
  }

  /** The last answer of the station to a message; {@code EXPELLED} when it hung up. */
  String says(Bytes npub, Bytes message) {
    return says(npub, message, AFTER);
  }

  String says(Bytes npub, Bytes message, long now) {
    LastWord last = new LastWord(station());
    last.hears(station().arrived(npub, message, now));
    return last.word();
  }

  static Bytes line(String verb, Object... args) {
    return new StationMessage.Text(Line.of(verb, args)).encode();
  }

  /** Hands in a result, and a transcript if the station wants one. */
  String hands(Bytes npub, String file, byte[] withTranscript) {
    byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
    String answer = sends(npub, line("RESULT_PUT", bytes.length), bytes);
    if (answer.startsWith("TRANSCRIPT_WANT:")) {
      String id = answer.substring(answer.indexOf(':') + 1);
      return sends(npub, line("TRANSCRIPT_PUT", id, withTranscript.length), withTranscript);
    }
    return answer;
  }

  private String sends(Bytes npub, Bytes announced, byte[] file) {
    String answer = says(npub, announced);
    for (int at = 0; at < file.length && answer.equals("PUT"); at += PART) {
      byte[] part = java.util.Arrays.copyOfRange(file, at, Math.min(file.length, at + PART));
      String next = says(npub, new StationMessage.Part(Bytes.of(part)).encode());
      answer = next.isEmpty() ? answer : next;
    }
    return answer;
  }

  /** Hands a file in as the liar, with the true transcript. */
  String hands(String file) {
    return hands(liar().publicKey(), file, transcript().encode());
  }

  String handsHonest() {
    return hands(honest(), result().text(), transcript().encode());
  }

  Leaderboard board() {
    return station().leaderboard(kit.id());
  }

  /** How many games count, over all players. */
  int counted() {
    return board().rows().stream().mapToInt(row -> row.wins() + row.losses()).sum();
  }

  private static Shelf shelf(Map<String, byte[]> files) {
    return new Shelf() {
      @Override
      public Optional<byte[]> read(String path) {
        return Optional.ofNullable(files.get(path));
      }

      @Override
      public void write(String path, byte[] bytes) {
        files.put(path, bytes);
      }

      @Override
      public List<String> list(String folder) {
        List<String> paths = new ArrayList<>(files.keySet());
        paths.removeIf(path -> !path.startsWith(folder + "/"));
        return paths;
      }
    };
  }
}
