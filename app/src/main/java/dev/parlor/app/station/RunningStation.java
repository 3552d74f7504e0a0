package dev.parlor.app.station;

import dev.parlor.app.identity.Identity;
import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.GameId;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.station.Charter;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.p2p.station.RankingRules;
import dev.parlor.p2p.station.Station;
import dev.parlor.p2p.station.StationLimits;
import dev.parlor.p2p.station.Uncounted;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Door;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Guests;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioLink;
import dev.parlor.rim.station.StationLoop;
import dev.parlor.rim.station.StationNews;
import dev.parlor.rim.table.Strand;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A station while it is open: its loop behind a door of the radio. */
final class RunningStation implements StationNews, Guests {
  private static final int MOST_ASKING = 100;

  private final NearbyRadio radio;
  private final StationFiles files;
  private volatile Charter charter;
  private final Station station;
  private final StationLoop loop;
  private final TableSign sign;
  private final Consumer<StationView> shown;
  private final Map<Bytes, Asking> asking = new LinkedHashMap<>();
  private StationView view;
  private @Nullable Door door;

  private RunningStation(
      NearbyRadio radio,
      StationFiles files,
      Charter charter,
      Identity identity,
      Strand strand,
      Consumer<StationView> shown) {
    this.radio = radio;
    this.files = files;
    this.charter = charter;
    this.shown = shown;
    Bip340 signatures = new Bip340(Entropy.system());
    station =
        new Station(
            charter.callsign(),
            signatures.of(identity.key()),
            signatures,
            new SealedCrypto(),
            Entropy.system(),
            files.owner().rules(charter),
            StationLimits.usual(),
            files.shelf());
    LinkKey linkKey = LinkKey.generate(Entropy.system());
    loop =
        new StationLoop(
            station,
            new LinkIdentity(identity.key(), charter.callsign(), linkKey, Entropy.system()),
            strand,
            this);
    sign =
        TableSign.ofStation(
            charter.callsign(),
            Bytes.of(loop.nonce()),
            Bytes.of(linkKey.publicKey()),
            charter.npub());
    view =
        new StationView(
            StationView.State.OPEN,
            charter.callsign(),
            Set.of(),
            List.of(),
            0,
            0,
            List.of(),
            listing(),
            List.of());
  }

  /** Reads what it has on disk. */
  static RunningStation open(
      NearbyRadio radio, StationFiles files, Strand strand, Consumer<StationView> shown) {
    Identity identity = files.identity();
    return new RunningStation(radio, files, files.charter(identity), identity, strand, shown);
  }

  void begin() {
    loop.start();
    door = radio.open(sign, this);
  }

  @Override
  public void came(RadioLink link) {
    loop.accept(link);
  }

  @Override
  public void changed(DoorStatus status) {
    show(now -> now.with(status.troubles()));
  }

  void admit(Bytes npub) {
    loop.admit(npub);
    show(
        now -> {
          asking.remove(npub);
          return now.asked(new ArrayList<>(asking.values()));
        });
  }

  private StationView.Listing listing() {
    return new StationView.Listing(charter.minGames(), charter.minOpponents());
  }

  /** The owner sets what it takes to be listed. The station reads that with its charter. */
  void list(int games, int opponents) {
    charter = charter.listing(games, opponents);
    files.owner().write(charter);
    show(now -> now.listing(listing()));
  }

  @Override
  public void asksAdmission(Bytes npub, String callsign) {
    show(
        now -> {
          if (asking.size() < MOST_ASKING) {
            asking.put(npub, new Asking(npub, callsign));
          }
          return now.asked(new ArrayList<>(asking.values()));
        });
  }

  @Override
  public void expelled(Bytes npub, String why) {
    // the owner can do nothing about it
  }

  @Override
  public void relayed(GameId game, String id, Optional<Uncounted> unranked) {
    // a phone listens to no relays
  }

  @Override
  public Optional<RankingRules> newRules() {
    return files.owner().changed(charter);
  }

  /** Called on the station's thread. */
  @Override
  public void changed() {
    List<Leaderboard> boards = new ArrayList<>();
    List<StationView.Unranked> unranked = new ArrayList<>();
    int results = 0;
    for (GameId game : files.games().ids()) {
      Leaderboard board = station.leaderboard(game);
      if (!board.isEmpty()) {
        boards.add(board);
      }
      int played = station.unranked(game);
      if (played > 0 && board.rows().isEmpty()) {
        unranked.add(new StationView.Unranked(game, played));
      }
      results += files.shelf().list("results/" + game.id()).size();
    }
    int admitted = files.owner().admitted().size();
    int all = results;
    show(now -> now.holding(admitted, all, boards, unranked));
  }

  /** Changes the view. Changes come one after the other, whatever thread makes them. */
  private synchronized void show(UnaryOperator<StationView> change) {
    view = change.apply(view);
    shown.accept(view);
  }

  void close() {
    Door open = door;
    if (open != null) {
      open.close();
    }
    loop.close(() -> {});
  }
}
