package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.Refusal;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A caller that has no business at a table hears why, and calls no more. */
class TurnedAwayTest {
  private static final int CALL = 1_000_000; // no number is used twice

  private final PlayingPhones<PilesState, PilesView> table =
      new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 11, Map.of());
  private int calls;

  @Test
  void whoseKeySitsThereAlreadyIsToldSo() {
    for (int door = 0; door < 3; door++) {
      for (int seat = 0; seat < 3; seat++) {
        if (seat != door) {
          Caller caller = new Caller(table.keyOf(seat));
          caller.calls(door);
          assertEquals(ended("table.noSeat.elsewhere"), caller.ended(), seat + " at " + door);
          assertTrue(caller.closedInGoodOrder);
        }
      }
    }
  }

  @Test
  void whoComesToAGuestOfAMatchIsToldThatNobodySitsDownAnyMore() {
    Caller caller = new Caller(SigningKey.generate(new SeededEntropy(99)));
    caller.calls(1);
    assertEquals(ended("table.noSeat.begun"), caller.ended());
    assertTrue(caller.closedInGoodOrder);
  }

  @Test
  void theTableGoesOnWithItsOwnPhones() {
    new Caller(table.keyOf(1)).calls(0);
    new Caller(SigningKey.generate(new SeededEntropy(99))).calls(1);
    table.play(1_000);
    assertEquals(List.of(), table.told);
    assertEquals(TableView.Stage.FINISHED, table.session(0).view().stage());
  }

  private static Optional<Refusal> ended(String key) {
    return Optional.of(new Refusal(key, List.of()));
  }

  /** A phone that has just been started and wants a seat. */
  private final class Caller {
    private final TableNode<PilesState, PilesView> node;
    private boolean closedInGoodOrder;

    Caller(SigningKey key) {
      Entropy entropy = new SeededEntropy(500 + ++calls);
      Bip340 signatures = new Bip340(entropy);
      LinkKey link = LinkKey.generate(entropy);
      Phone phone = new Phone(signatures.of(key), "X1NEW", entropy, signatures, new SealedCrypto());
      node =
          new TableNode<>(
              TableSession.guest(phone, PilesKit.KIT, Bytes.of(link.publicKey())),
              new Switchboard(new LinkIdentity(key, "X1NEW", link, entropy)));
    }

    void calls(int door) {
      int connection = CALL + calls;
      List<Effect.OfRim> there =
          table.nodes.get(door).accepted(connection, PlayingPhones.NONCE, table.now());
      List<Effect.OfRim> here =
          node.connected(connection, Callee.host(Bytes.of(PlayingPhones.NONCE)), table.now());
      while (!there.isEmpty() || !here.isEmpty()) {
        List<Effect.OfRim> answered = carry(there, node);
        there = carry(here, table.nodes.get(door));
        here = answered;
      }
    }

    private List<Effect.OfRim> carry(
        List<Effect.OfRim> effects, TableNode<PilesState, PilesView> to) {
      List<Effect.OfRim> answer = new ArrayList<>();
      for (Effect.OfRim effect : effects) {
        if (effect instanceof Effect.Write write) {
          answer.addAll(to.received(write.connection(), write.bytes().toArray(), table.now()));
        } else if (effect instanceof Effect.Drop drop && to == node) {
          closedInGoodOrder = drop.orderly();
        }
      }
      return answer;
    }

    Optional<Refusal> ended() {
      return node.session().view().gathering().ended();
    }
  }
}
