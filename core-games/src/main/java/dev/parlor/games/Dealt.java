package dev.parlor.games;

import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A card on the table: where it came from and its face. A state has the face once it has been
 * turned over for all, a view once the viewer has seen it.
 */
public record Dealt(Slot slot, @Nullable Card face) {
  public static Dealt down(Slot slot) {
    return new Dealt(slot, null);
  }

  public Dealt turned(Card card) {
    return new Dealt(slot, card);
  }

  public boolean isOpen() {
    return face != null;
  }

  /**
   * The face as a seat with this private knowledge sees it; null while it is hidden from the seat.
   */
  public @Nullable Card seen(Knowledge knowledge) {
    return face != null ? face : knowledge.face(slot);
  }

  /** The hand as a seat with this private knowledge sees it. */
  public static List<Dealt> seenBy(List<Dealt> hand, Knowledge knowledge) {
    List<Dealt> seen = new ArrayList<>(hand.size());
    for (Dealt card : hand) {
      seen.add(new Dealt(card.slot(), card.seen(knowledge)));
    }
    return seen;
  }

  /** All faces of a hand as a seat sees them; empty while one of them is hidden from the seat. */
  public static Optional<List<Card>> faces(List<Dealt> hand, Knowledge knowledge) {
    List<Card> faces = new ArrayList<>(hand.size());
    for (int i = 0; i < hand.size(); i++) {
      Card face = hand.get(i).seen(knowledge);
      if (face == null) {
        return Optional.empty();
      }
      faces.add(face);
    }
    return Optional.of(faces);
  }

  /** The faces that have been turned over for all. */
  public static List<Card> openFaces(List<Dealt> hand) {
    List<Card> faces = new ArrayList<>(hand.size());
    for (int i = 0; i < hand.size(); i++) {
      Card face = hand.get(i).face();
      if (face != null) {
        faces.add(face);
      }
    }
    return faces;
  }

  public static boolean allOpen(List<Dealt> hand) {
    for (int i = 0; i < hand.size(); i++) {
      if (!hand.get(i).isOpen()) {
        return false;
      }
    }
    return true;
  }
}
