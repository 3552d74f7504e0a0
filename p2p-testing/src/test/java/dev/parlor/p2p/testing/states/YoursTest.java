package dev.parlor.p2p.testing.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView.Stage;
import dev.parlor.p2p.testing.bare.Letter;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.verdict.Breakage;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The guest has chosen and the host has ordered that. The order comes for an entry that its author
 * has already.
 */
class YoursTest {
  private static final int HOST = 0;
  private static final int GUEST = 1;

  private final StoryRoom<?, ?> room = new StoryRoom<>(Troupe.of(Piles.ID), 5);
  private final TableSession<?, ?> guest = room.session(GUEST);
  private Order order = new Order(Bytes.of(new byte[32]), 0, NONE, NONE, NONE);
  private static final Bytes NONE = Bytes.of(new byte[64]);

  @BeforeEach
  void theGuestHasChosenAndTheHostHasOrdered() {
    Story story = new Story(room, () -> {}).gather();
    story.playUntil(() -> guest.view().pending() != null);
    story.playUntil(() -> room.mail().stream().anyMatch(YoursTest::isYours));
    order =
        ((Message.Yours) read(room.mail().stream().filter(YoursTest::isYours).findFirst().get()))
            .order();
    room.mail().clear(); // this message is lost, and all that the host has ordered since
    assertNotNull(guest.view().pending());
  }

  private static boolean isYours(Letter letter) {
    return letter.to() == GUEST
        && letter.message() != null
        && read(letter) instanceof Message.Yours;
  }

  private static Message read(Letter letter) {
    try {
      return Message.decode(java.util.Objects.requireNonNull(letter.message()));
    } catch (Malformed impossible) {
      throw new AssertionError(impossible);
    }
  }

  private List<Effect> arrives(int from, Order said) {
    return room.give(GUEST, new Input.Arrived(room.npub(from), new Message.Yours(said).encode()));
  }

  private Signatures.Key key(int seat) {
    return FastSignatures.keyOf(guest.roster().orElseThrow().sessionKeys().get(seat));
  }

  private static boolean asks(List<Effect> effects) {
    return effects.stream()
        .filter(Effect.Send.class::isInstance)
        .map(effect -> ((Effect.Send) effect).message())
        .anyMatch(message -> message.head(1).equals(Bytes.of(new byte[] {Message.FETCH})));
  }

  @Test
  void itIsTheKindAndTheOrderAndNothingElse() throws Malformed {
    Bytes message = new Message.Yours(order).encode();
    assertEquals(new Writer().u8(5).bytes(order.encode()).toBytes(), message);
    assertEquals(1 + 32 + 4 + 32 + 32 + 64, message.length());
    assertEquals(message, Message.decode(message).encode());
    Bytes cut = message.head(message.length() - 1);
    assertThrows(Malformed.class, () -> Message.decode(cut));
    Bytes longer = new Writer().bytes(message).u8(0).toBytes();
    assertThrows(Malformed.class, () -> Message.decode(longer));
  }

  @Test
  void thePendingEntryTakesItsPlaceUnderIt() {
    int before = guest.log().size();
    arrives(HOST, order);
    assertNull(guest.view().pending());
    assertEquals(order.entry(), guest.log().get(before).entry().hash());
    assertEquals(room.session(HOST).log().subList(0, before + 1), guest.log());
  }

  @Test
  void sayingItAgainIsNothing() {
    arrives(HOST, order);
    int size = guest.log().size();
    arrives(HOST, order);
    assertEquals(List.of(), guest.verdicts());
    assertEquals(size, guest.log().size());
    assertEquals(Stage.PLAYING, guest.stage());
  }

  @Test
  void whoDoesNotKnowTheEntryAnyMoreFetchesIt() {
    room.restart(GUEST);
    TableSession<?, ?> again = room.session(GUEST);
    Order unknown =
        Order.sign(key(HOST), order.tid(), order.index(), order.previous(), order.head());
    assertTrue(asks(arrives(HOST, unknown)));
    room.linkUp(HOST, GUEST);
    while (room.deliver()) {
      // goes on until all is quiet
    }
    assertEquals(room.session(HOST).log(), again.log());
  }

  @Test
  void whoseLogLagsBehindAsksForTheRest() {
    Order ahead =
        Order.sign(key(HOST), order.tid(), order.index() + 3, order.previous(), order.entry());
    assertTrue(asks(arrives(HOST, ahead)));
    assertNotNull(guest.view().pending());
  }

  @Test
  void onAnotherHeadOrForTwoPlacesItConvictsTheHost() {
    Order fork = Order.sign(key(HOST), order.tid(), order.index(), order.head(), order.entry());
    arrives(HOST, fork);
    assertEquals(Offence.BROKEN_CHAIN, guest.verdicts().get(0).kind());
    assertEquals(Optional.of(Breakage.by(guest.verdicts().get(0))), guest.view().broken());
    assertEquals(Stage.BROKEN, guest.stage());
  }

  @Test
  void aSecondOrderForAPlaceThatIsTakenConvictsTheHost() {
    arrives(HOST, order);
    Order second =
        Order.sign(
            key(HOST),
            order.tid(),
            order.index(),
            order.previous(),
            guest.log().get(0).order().entry());
    arrives(HOST, second);
    assertEquals(Offence.TWO_ORDERS, guest.verdicts().get(0).kind());
  }

  @Test
  void underNobodysSignatureOrForAnotherTableItIsNothing() {
    int size = guest.log().size();
    Order forged = new Order(order.tid(), order.index(), order.previous(), order.entry(), NONE);
    Order foreign =
        Order.sign(key(HOST), order.entry(), order.index(), order.previous(), order.entry());
    Order byGuest = Order.sign(key(2), order.tid(), order.index(), order.previous(), order.entry());
    for (Order bad : List.of(forged, foreign, byGuest)) {
      arrives(HOST, bad);
      assertEquals(size, guest.log().size());
      assertNotNull(guest.view().pending());
      assertEquals(Stage.PLAYING, guest.stage());
    }
    arrives(HOST, order);
    assertEquals(size + 1, guest.log().size());
  }

  @Test
  void guestsHaveNoOrdersForEachOther() {
    int size = guest.log().size();
    arrives(2, order);
    assertEquals(size, guest.log().size());
  }

  @Test
  void theHostHearsOfNoOrders() {
    int size = room.session(HOST).log().size();
    Order own = room.session(HOST).log().get(size - 1).order();
    List<Effect> effects =
        room.give(HOST, new Input.Arrived(room.npub(GUEST), new Message.Yours(own).encode()));
    assertTrue(effects.stream().noneMatch(Effect.Save.class::isInstance), effects::toString);
    assertEquals(size, room.session(HOST).log().size());
  }
}
