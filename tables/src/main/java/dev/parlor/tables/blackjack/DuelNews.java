package dev.parlor.tables.blackjack;

import dev.parlor.games.blackjack.DuelView;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.List;

/** What happened between two views: bets, cards, what was done with hands, how a round ended. */
final class DuelNews {
  private DuelNews() {}

  static List<Phrase> between(DuelView before, DuelView now) {
    List<Phrase> news = new ArrayList<>();
    if (!now.last().equals(before.last())) {
      now.last().ifPresent(round -> ended(round, news));
      return news;
    }
    for (DuelView.SeatView seat : now.seats()) {
      DuelView.SeatView old = before.seats().get(seat.seat());
      bet(old, seat, news);
      hands(old, seat, now.seat(), news);
    }
    int known = before.dealer().size();
    for (int i = Math.min(known, now.dealer().size()); i < now.dealer().size(); i++) {
      String key = i == 0 ? "blackjack.news.dealer.shows" : "blackjack.news.dealer.draws";
      news.add(Phrase.of(key, now.dealer().get(i), HandNames.of(now.dealerTotal())));
    }
    return news;
  }

  private static void bet(DuelView.SeatView old, DuelView.SeatView seat, List<Phrase> news) {
    boolean own = seat.bet().isPresent() && !old.betPlaced();
    boolean revealed = seat.bet().isPresent() && old.betPlaced() && !old.bet().isPresent();
    if (own || revealed) {
      int chips = seat.bet().get();
      news.add(Phrase.of("blackjack.news.bets", Phrase.who(seat.seat()), Phrase.amount(chips)));
    } else if (seat.betPlaced() && !old.betPlaced()) {
      news.add(Phrase.of("blackjack.news.placed", Phrase.who(seat.seat())));
    }
  }

  private static void hands(
      DuelView.SeatView old, DuelView.SeatView seat, int viewer, List<Phrase> news) {
    Phrase.Who who = Phrase.who(seat.seat());
    if (seat.hands().size() == 2 && old.hands().size() == 1) {
      news.add(Phrase.of("blackjack.news.splits", who));
      return;
    }
    for (int i = 0; i < Math.min(old.hands().size(), seat.hands().size()); i++) {
      boolean own = seat.seat() == viewer;
      new HandNews(seat.seat(), own, old.hands().get(i), seat.hands().get(i))
          .told()
          .ifPresent(news::add);
    }
  }

  private static void ended(DuelView.RoundView round, List<Phrase> news) {
    news.add(
        Phrase.of(
            "blackjack.news.round",
            round.round(),
            HandNames.of(round.dealerTotal()),
            List.copyOf(round.dealer())));
    for (DuelView.RoundSeatView seat : round.seats()) {
      Phrase.Who who = Phrase.who(seat.seat());
      seat.violation()
          .ifPresent(what -> news.add(Phrase.of("blackjack.news.lied", who, Phrase.of(what))));
      news.add(net(who, seat.net(), HandNames.of(seat.hands())));
    }
  }

  private static Phrase net(Phrase.Who who, int net, List<Phrase> hands) {
    String key = "blackjack.news." + (net > 0 ? "wins" : net < 0 ? "loses" : "even");
    Phrase.Amount chips = Phrase.amount(Math.abs(net));
    return hands.isEmpty()
        ? Phrase.of(key, who, chips)
        : Phrase.of(key + "With", who, chips, hands);
  }
}
