package dev.parlor.tables.blackjack;

import dev.parlor.games.blackjack.DuelView;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
      hands(old, seat, news);
    }
    int known = before.dealer().size();
    for (int i = Math.min(known, now.dealer().size()); i < now.dealer().size(); i++) {
      String key = i == 0 ? "blackjack.news.dealer.shows" : "blackjack.news.dealer.draws";
      news.add(Phrase.of(key, now.dealer().get(i), now.dealerTotal()));
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

  private static void hands(DuelView.SeatView old, DuelView.SeatView seat, List<Phrase> news) {
    Phrase.Who who = Phrase.who(seat.seat());
    if (seat.hands().size() == 2 && old.hands().size() == 1) {
      news.add(Phrase.of("blackjack.news.splits", who));
      return;
    }
    for (int i = 0; i < Math.min(old.hands().size(), seat.hands().size()); i++) {
      DuelView.HandView was = old.hands().get(i);
      DuelView.HandView is = seat.hands().get(i);
      done(was, is).ifPresent(word -> news.add(Phrase.of("blackjack.news." + word, who)));
    }
  }

  /** What was done with a hand; empty for nothing. */
  private static Optional<String> done(DuelView.HandView was, DuelView.HandView is) {
    boolean more = is.cards().size() > was.cards().size();
    if (more && is.bet() > was.bet()) {
      return Optional.of("doubles");
    } else if (more) {
      return Optional.of("hits");
    } else if (is.stateKey().equals(was.stateKey()) || is.toPlay()) {
      return Optional.empty();
    }
    return switch (is.stateKey()) {
      case "blackjack.state.stood" -> Optional.of("stands");
      case "blackjack.state.bust" -> Optional.of("busts");
      case "blackjack.state.blackjack" -> Optional.of("natural");
      default -> Optional.empty();
    };
  }

  private static void ended(DuelView.RoundView round, List<Phrase> news) {
    news.add(
        Phrase.of(
            "blackjack.news.round",
            round.round(),
            round.dealerTotal(),
            List.copyOf(round.dealer())));
    for (DuelView.RoundSeatView seat : round.seats()) {
      Phrase.Who who = Phrase.who(seat.seat());
      seat.violation()
          .ifPresent(what -> news.add(Phrase.of("blackjack.news.lied", who, Phrase.of(what))));
      news.add(net(who, seat.net()));
    }
  }

  static Phrase net(Phrase.Who who, int net) {
    String key = net > 0 ? "wins" : net < 0 ? "loses" : "even";
    return Phrase.of("blackjack.news." + key, who, Phrase.amount(Math.abs(net)));
  }
}
