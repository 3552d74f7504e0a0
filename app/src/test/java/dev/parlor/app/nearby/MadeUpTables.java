package dev.parlor.app.nearby;

import dev.parlor.games.GameId;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tables that a test makes up. */
public final class MadeUpTables {
  private MadeUpTables() {}

  /** A table at which these people sit. The first is the host, the second this phone. */
  public static <V> TableView<V> of(
      TableView.Stage stage,
      GameId game,
      @Nullable V picture,
      Set<Integer> awaited,
      String... who) {
    List<Join> seats = new ArrayList<>();
    for (String callsign : who) {
      seats.add(seat(callsign, seats.size() + 1));
    }
    Invite invite = new Invite(game, 4, bytes(4, 7), seats.get(0).npub(), Map.of());
    int me = stage == TableView.Stage.LOBBY ? -1 : 1;
    return new TableView<>(
        stage,
        new TableView.Circle(
            Optional.of(invite),
            seats,
            TableSeat.HOST,
            Optional.empty(),
            TableView.Gathering.NONE,
            0),
        new TableView.Board<>(1, seats, me, picture, List.of(), null, true),
        new TableView.Missed(awaited, Set.of(), Set.of()),
        Optional.empty(),
        Set.of(),
        new TableView.Rematch(false, false, Set.of()),
        List.of(),
        Optional.empty(),
        List.of());
  }

  private static Join seat(String callsign, int number) {
    return new Join(
        bytes(32, number),
        callsign,
        bytes(16, number),
        bytes(32, number),
        bytes(32, number),
        bytes(64, number));
  }

  private static Bytes bytes(int length, int value) {
    byte[] bytes = new byte[length];
    java.util.Arrays.fill(bytes, (byte) value);
    return Bytes.of(bytes);
  }
}
