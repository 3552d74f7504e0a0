package dev.parlor.games.classic;

import dev.parlor.games.Choice;
import dev.parlor.games.Dealt;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The table as one seat may see it; names ending in {@code Key} are message keys.
 *
 * @param history every state so far with the cards as this seat knows them now, to look back at; a
 *     hit that has not yet led to a state stands behind the last one
 * @param turn the side that hits or stays; empty while neither does
 * @param choices what the viewer may do now; if there is only one, his cards leave no other
 */
public record ClassicView(
    int seat,
    List<MomentView> history,
    Optional<Integer> turn,
    List<Choice> choices,
    List<Outcome.Violation> violations,
    Optional<Outcome> outcome) {
  public ClassicView {
    history = List.copyOf(history);
    choices = List.copyOf(choices);
    violations = List.copyOf(violations);
  }

  /** A state of the machine with both hands. */
  public record MomentView(String stateKey, HandView player, HandView dealer) {}

  /**
   * A hand, the down card first.
   *
   * @param total of all cards, empty while one is hidden from the viewer
   * @param shows the total of the cards that everybody sees
   */
  public record HandView(List<Dealt> cards, String total, int shows) {
    public HandView {
      cards = List.copyOf(cards);
    }
  }

  /** The current state. */
  public MomentView current() {
    return history.get(history.size() - 1);
  }

  static ClassicView of(ClassicState whole, int seat, Knowledge knowledge) {
    ClassicState state = whole.seenFrom(seat);
    Knowledge now = slot -> openFace(state, slot, knowledge);
    List<MomentView> history = new ArrayList<>();
    for (Moment moment : state.history()) {
      history.add(moment(moment.node(), moment.player(), moment.dealer(), now));
    }
    Side player = state.side(ClassicState.PLAYER);
    Side dealer = state.side(ClassicState.DEALER);
    Moment last = state.history().get(state.history().size() - 1);
    if (!player.cards().equals(last.player()) || !dealer.cards().equals(last.dealer())) {
      history.add(moment(state.node(), player.cards(), dealer.cards(), now));
    }
    boolean plays = state.stage() == ClassicStage.PLAYER || state.stage() == ClassicStage.DEALER;
    return new ClassicView(
        seat,
        history,
        plays ? Optional.of(state.turn()) : Optional.empty(),
        ClassicChoices.choices(state, seat, knowledge),
        state.violations(),
        state.stage() == ClassicStage.OVER
            ? Optional.of(Classic.outcomeOf(state))
            : Optional.empty());
  }

  private static @Nullable Card openFace(ClassicState state, Slot slot, Knowledge knowledge) {
    for (Side side : state.sides()) {
      for (Dealt card : side.cards()) {
        if (card.slot().equals(slot)) {
          return card.seen(knowledge);
        }
      }
    }
    return null;
  }

  private static MomentView moment(
      ClassicNode node, List<Dealt> player, List<Dealt> dealer, Knowledge now) {
    return new MomentView(node.key(), hand(player, now), hand(dealer, now));
  }

  private static HandView hand(List<Dealt> cards, Knowledge now) {
    String total =
        Dealt.faces(cards, now)
            .filter(faces -> !faces.isEmpty())
            .map(faces -> Integer.toString(Side.total(faces)))
            .orElse("");
    return new HandView(Dealt.seenBy(cards, now), total, Side.total(Dealt.openFaces(cards)));
  }
}
