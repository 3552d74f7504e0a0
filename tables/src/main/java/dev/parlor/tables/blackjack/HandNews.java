package dev.parlor.tables.blackjack;

import dev.parlor.games.Dealt;
import dev.parlor.games.blackjack.DuelView;
import dev.parlor.games.card.Card;
import dev.parlor.tables.scene.Phrase;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What was done with one hand between two views, by the name of the hand where the viewer sees it.
 */
final class HandNews {
  private static final int DEALT = 2;

  private final Phrase.Who who;
  private final boolean own;
  private final DuelView.HandView was;
  private final DuelView.HandView is;

  HandNews(int seat, boolean own, DuelView.HandView was, DuelView.HandView is) {
    this.who = Phrase.who(seat);
    this.own = own;
    this.was = was;
    this.is = is;
  }

  /** What was done with the hand; empty for nothing. */
  Optional<Phrase> told() {
    if (hasDrawn()) {
      return Optional.of(drawn());
    }
    boolean more = is.cards().size() > was.cards().size();
    if (more || is.stateKey().equals(was.stateKey()) || is.toPlay()) {
      return Optional.empty();
    }
    return switch (is.stateKey()) {
      case "blackjack.state.stood" -> Optional.of(named("stands", "standsOn"));
      case "blackjack.state.bust" -> Optional.of(named("busts", "bustsWith"));
      case "blackjack.state.blackjack" -> Optional.of(Phrase.of("blackjack.news.natural", who));
      default -> Optional.empty();
    };
  }

  /**
   * Whether a card was drawn that the viewer can see. Between phones an own card comes face down
   * first, and is told only when it is seen.
   */
  private boolean hasDrawn() {
    if (!own) {
      return is.cards().size() > was.cards().size();
    }
    boolean more = is.cards().size() > was.cards().size() || was.total().isEmpty();
    return more && !is.total().isEmpty() && is.cards().size() > DEALT;
  }

  private Phrase drawn() {
    boolean doubled = is.bet() > was.bet() || is.stateKey().equals("blackjack.state.doubled");
    Card card = last();
    if (card == null || is.total().isEmpty()) {
      return Phrase.of("blackjack.news." + (doubled ? "doubles" : "hits"), who);
    }
    String key = "blackjack.news." + (doubled ? "doublesTo" : "takes");
    return Phrase.of(key, who, card, HandNames.of(is.total()));
  }

  private @Nullable Card last() {
    Dealt dealt = is.cards().get(is.cards().size() - 1);
    return dealt.face();
  }

  private Phrase named(String hidden, String seen) {
    return is.total().isEmpty()
        ? Phrase.of("blackjack.news." + hidden, who)
        : Phrase.of("blackjack.news." + seen, who, HandNames.of(is.total()));
  }
}
