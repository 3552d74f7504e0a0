package dev.parlor.tables.romme;

import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommePhase;
import dev.parlor.games.romme.RommeRoundResult;
import dev.parlor.games.romme.RommeView;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What happened between two views: draws, melds, lay-offs, swaps, discards, the end of a round. */
final class RommeNews {
  private RommeNews() {}

  static List<Phrase> between(RommeView before, RommeView now) {
    List<Phrase> news = new ArrayList<>();
    if (now.lastRound().isPresent() && !now.lastRound().equals(before.lastRound())) {
      ended(now, now.lastRound().get(), news);
    } else if (now.round() == before.round()) {
      before.turn().ifPresent(seat -> acted(before, now, seat, news));
    }
    return news;
  }

  private static void acted(RommeView before, RommeView now, int seat, List<Phrase> news) {
    Phrase.Who who = Phrase.who(seat);
    boolean drew = before.phase() == RommePhase.DRAW && now.phase() != RommePhase.DRAW;
    if (drew && now.discards() < before.discards() && now.phase() == RommePhase.PLAY) {
      before.topDiscard().ifPresent(card -> news.add(Phrase.of("romme.news.takes", who, card)));
    } else if (drew && now.phase() == RommePhase.PLAY) {
      news.add(Phrase.of("romme.news.draws", who));
    }
    for (RommeView.Player player : now.players()) {
      for (RommeView.Meld meld : player.melds()) {
        melded(old(before, meld.id()), meld, who, news);
      }
    }
    if (now.discards() > before.discards()) {
      now.topDiscard().ifPresent(card -> news.add(Phrase.of("romme.news.discards", who, card)));
    }
  }

  private static Optional<RommeView.Meld> old(RommeView before, int id) {
    return before.players().stream()
        .flatMap(player -> player.melds().stream())
        .filter(meld -> meld.id() == id)
        .findFirst();
  }

  private static void melded(
      Optional<RommeView.Meld> old, RommeView.Meld meld, Phrase.Who who, List<Phrase> news) {
    if (!old.isPresent()) {
      news.add(Phrase.of("romme.news.melds", who, cards(meld.cards()), meld.points()));
      return;
    }
    List<RommeView.MeldCard> added = new ArrayList<>();
    for (RommeView.MeldCard card : meld.cards()) {
      Optional<RommeView.MeldCard> there = at(old.get(), card.place());
      if (!there.isPresent()) {
        added.add(card);
      } else if (!there.get().slot().equals(card.slot())) {
        boolean back = card.face().isJoker();
        String key = back ? "romme.news.givesBack" : "romme.news.swaps";
        news.add(Phrase.of(key, who, card.place(), meld.id()));
      }
    }
    if (!added.isEmpty()) {
      news.add(Phrase.of("romme.news.laysOff", who, cards(added), meld.id()));
    }
  }

  private static Optional<RommeView.MeldCard> at(RommeView.Meld meld, Card place) {
    return meld.cards().stream().filter(card -> card.place().equals(place)).findFirst();
  }

  private static List<Object> cards(List<RommeView.MeldCard> cards) {
    List<Object> named = new ArrayList<>();
    for (RommeView.MeldCard card : cards) {
      named.add(card.face().isJoker() ? Phrase.of("romme.joker", card.place()) : card.place());
    }
    return named;
  }

  private static void ended(RommeView now, RommeRoundResult round, List<Phrase> news) {
    news.add(RoundEnd.said(round));
    for (RommeView.Player player : now.players()) {
      int points = round.points().get(player.seat());
      if (points > 0) {
        news.add(
            Phrase.of(
                "romme.news.scores",
                Phrase.who(player.seat()),
                Phrase.amount(points),
                Phrase.amount(player.total())));
      }
    }
  }
}
