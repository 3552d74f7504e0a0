package dev.parlor.p2p.testing.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.channel.SeatKey;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.link.Tunnel;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.fuzz.OpenTunnel;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Three kinds of peers connect to a node in every state and say everything: a seat, another phone
 * with the key of a seat, and a stranger.
 */
class EveryPeerTest {
  private static final long SEED = 3;
  private static final byte[] NONCE = {1, 2, 3, (byte) SEED};
  private static final byte[] PREAMBLE =
      new Writer()
          .bytes("CG03".getBytes(StandardCharsets.US_ASCII))
          .bytes(new byte[SeatKey.TOKEN_BYTES])
          .toArray();
  private static final int CHUNK = 16_000;

  /** The peer at the other end of a link. */
  private enum Who {
    SEAT,
    ANOTHER_PHONE,
    STRANGER
  }

  /** A node in some state, and the connections of one peer with it. */
  private static final class Desk {
    final StoryRoom<?, ?> room;
    final TableNode<?, ?> node;
    final Set<Integer> dropped = new HashSet<>();
    final List<Effect> effects = new ArrayList<>();
    private int connection;
    private int frames;

    Desk(SeatInState scene, Who who) {
      room = scene.room().at(scene.still(), scene.seat());
      Bytes npub = who == Who.STRANGER ? Speech.STRANGER : room.npub(1 - scene.seat());
      Bytes key = who == Who.ANOTHER_PHONE ? Speech.STRANGER : npub;
      SeededEntropy entropy = new SeededEntropy("node");
      LinkIdentity me =
          new LinkIdentity(
              SigningKey.generate(entropy),
              "X1ME",
              LinkKey.generate(entropy),
              entropy,
              (identity, role, prologue) -> new OpenTunnel(new Tunnel.Peer(npub, "X1PEER", key)));
      node = new TableNode<>(room.session(scene.seat()), new Switchboard(me));
      note(node.on(new Input.Tick(), room.now()));
    }

    boolean isUp() {
      return connection > 0 && !dropped.contains(connection);
    }

    boolean isHeard() {
      return isUp() && !node.peers().isEmpty();
    }

    /** Waits for the second that a peer has to hear why it must go. */
    void waitsUntilItIsClosed() {
      note(node.on(new Input.Tick(), room.now() + 1_000));
    }

    void connect() {
      connection++;
      frames = 0;
      note(node.accepted(connection, NONCE, room.now()));
      note(node.received(connection, PREAMBLE, room.now()));
      note(node.received(connection, new byte[] {0, 1, 0}, room.now())); // the introduction
    }

    void says(Bytes message) {
      byte[] bytes = message.toArray();
      for (int at = 0; isUp() && (at == 0 || at < bytes.length); at += CHUNK) {
        int length = Math.min(CHUNK, bytes.length - at);
        Writer frame = new Writer().u8(1).u8(at + length < bytes.length ? 1 : 0);
        frame.u32(++frames).u32(0).bytes(bytes, at, length);
        byte[] content = frame.toArray();
        byte[] chunk = new Writer().u16(content.length).bytes(content).toArray();
        note(node.received(connection, chunk, room.now()));
      }
    }

    private void note(List<Effect.OfRim> all) {
      for (Effect.OfRim effect : all) {
        if (effect instanceof Effect.Drop drop) {
          assertTrue(dropped.add(drop.connection()), "dropped twice");
        } else if (effect instanceof Effect.Write write) {
          assertTrue(!dropped.contains(write.connection()), "written to a dropped link");
        } else if (!(effect instanceof Effect.WakeAt)) {
          effects.add(effect);
        }
      }
    }
  }

  @Test
  void whoHasNoSeatHereIsSentAwayAndWhoHasIsHeard() {
    StoryRoom<?, ?> foreign = new StoryRoom<>(Troupe.of(Piles.ID), SEED + 100);
    new Story(foreign, () -> {}).gather().twoMatches(20);
    for (SeatInState scene : SeatInState.all(Piles.ID, SEED)) {
      TableSession<?, ?> session = new Desk(scene, Who.SEAT).node.session();
      boolean closed = session.roster().isPresent();
      boolean invited = !scene.isHost() && session.view().invite().isPresent();
      List<Speech> all = Speech.all(scene, foreign);
      all.removeIf(speech -> speech.voice() != 0);
      for (Who who : Who.values()) {
        String what = scene + ", " + who + ", seed " + SEED;
        Desk desk = new Desk(scene, who);
        desk.connect();
        boolean mayStay =
            switch (who) {
              case SEAT -> true;
              case ANOTHER_PHONE -> !closed;
              case STRANGER ->
                  scene.isHost() || !(closed || invited); // a host says itself that it is full
            };
        assertEquals(mayStay, desk.isHeard(), what);
        if (!mayStay) {
          desk.effects.clear();
          all.forEach(speech -> desk.says(speech.message()));
          assertEquals(List.of(), desk.effects, what);
          desk.waitsUntilItIsClosed();
          assertTrue(!desk.isUp(), what);
          continue;
        }
        for (Speech speech : all) {
          if (!desk.isUp()) {
            desk.connect();
          }
          desk.says(speech.message());
        }
        assertTrue(desk.dropped.size() > 10, what + ": " + desk.dropped.size());
        assertTrue(desk.node.peers().size() <= 1, what);
      }
    }
  }
}
