package dev.parlor.tables.classic;

import dev.parlor.games.Dealt;
import dev.parlor.games.Outcome;
import dev.parlor.games.card.Card;
import dev.parlor.games.classic.ClassicView;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.List;

/** What happened between two views: who took which card, who stayed, and the states after it. */
final class ClassicNews {
  private static final String PLAYERS_ROUND = "classic.state.playersRound";
  private static final String DEALERS_ROUND = "classic.state.dealersRound";
  private static final List<String> COMPARED =
      List.of(
          "classic.state.gameOverPlayerWins",
          "classic.state.gameOverDealerWins",
          "classic.state.gameOverDraw");
  private static final int PLAYER = 0;
  private static final int DEALER = 1;
  private static final int DEALT = 2;
  private static final String NATURAL = "21";

  private final ClassicView before;
  private final ClassicView now;
  private final List<Phrase> news = new ArrayList<>();

  ClassicNews(ClassicView before, ClassicView now) {
    this.before = before;
    this.now = now;
  }

  List<Phrase> all() {
    takes(PLAYER, before.current().player(), now.current().player());
    takes(DEALER, before.current().dealer(), now.current().dealer());
    List<ClassicView.MomentView> history = now.history();
    for (int i = Math.max(1, before.history().size() - 1); i < history.size(); i++) {
      String from = history.get(i - 1).stateKey();
      String to = history.get(i).stateKey();
      if (!from.equals(to) && !wasKnown(i, to)) {
        said(from, to, history.get(i));
        news.add(Phrase.of(to));
      }
    }
    if (now.outcome().isPresent() && !before.outcome().isPresent()) {
      now.violations().forEach(this::lied);
    }
    return news;
  }

  /**
   * Whether this state was known at the last moment. That moment may have been no state at all,
   * only cards on their way to one.
   */
  private boolean wasKnown(int moment, String state) {
    return moment < before.history().size()
        && before.history().get(moment).stateKey().equals(state);
  }

  /** Tells which card a side takes, once it lies open. */
  private void takes(int seat, ClassicView.HandView was, ClassicView.HandView is) {
    int last = is.cards().size() - 1;
    if (last < DEALT || (last < was.cards().size() && was.cards().get(last).isOpen())) {
      return;
    }
    Dealt dealt = is.cards().get(last);
    Card face = dealt.face();
    if (face != null) {
      news.add(Phrase.of("classic.news.takes", Phrase.who(seat), face, ClassicScene.total(is)));
    }
  }

  /**
   * Tells what a side must have said or held, because the machine would not have gone on like this
   * otherwise.
   */
  private void said(String from, String to, ClassicView.MomentView then) {
    boolean compared = COMPARED.contains(to);
    if (from.equals(PLAYERS_ROUND) && to.equals(DEALERS_ROUND)) {
      stays(PLAYER, then.player());
    } else if (from.equals(DEALERS_ROUND) && compared) {
      stays(DEALER, then.dealer());
    } else if (compared) {
      natural(PLAYER, then.player());
      natural(DEALER, then.dealer());
    }
  }

  private void stays(int seat, ClassicView.HandView hand) {
    news.add(
        hand.total().isEmpty()
            ? Phrase.of("classic.news.stays", Phrase.who(seat))
            : Phrase.of("classic.news.staysOn", Phrase.who(seat), hand.total()));
  }

  private void natural(int seat, ClassicView.HandView hand) {
    if (hand.cards().size() == DEALT && hand.total().equals(NATURAL)) {
      news.add(Phrase.of("classic.news.natural", Phrase.who(seat)));
    }
  }

  private void lied(Outcome.Violation each) {
    news.add(Phrase.of("classic.news.lied", Phrase.who(each.seat()), Phrase.of(each.what())));
  }
}
