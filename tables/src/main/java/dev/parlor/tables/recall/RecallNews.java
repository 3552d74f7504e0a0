package dev.parlor.tables.recall;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.recall.Faced;
import dev.parlor.games.recall.KnownCards;
import dev.parlor.games.recall.RecallView;
import dev.parlor.games.recall.Special;
import dev.parlor.games.recall.SpecialPower;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** What happened between two views: who did what. Each card is named by where it lay before. */
final class RecallNews {
  private final RecallView before;
  private final RecallView now;
  private final Map<Slot, Integer> was;
  private final List<Phrase> news = new ArrayList<>();

  RecallNews(RecallView before, RecallView now) {
    this.before = before;
    this.now = now;
    was = owners(before);
  }

  List<Phrase> told() {
    drawn();
    played();
    for (int seat = 0; seat < now.seats().size(); seat++) {
      changed(before.seats().get(seat), now.seats().get(seat));
    }
    special();
    if (now.claimMillis() > 0 && before.claimMillis() == 0) {
      news.add(Phrase.of("recall.news.claim"));
    }
    if (now.caller() >= 0 && before.caller() < 0) {
      news.add(Phrase.of("recall.news.called", Phrase.who(now.caller())));
    }
    if (now.ending() != null && before.ending() == null) {
      news.add(Phrase.of("recall.ending." + now.ending().name()));
    }
    if (before.known().isEmpty()) {
      now.known().forEach(this::knew);
    }
    return news;
  }

  private static Map<Slot, Integer> owners(RecallView view) {
    Map<Slot, Integer> owners = new HashMap<>();
    for (RecallView.SeatView seat : view.seats()) {
      seat.hand().forEach(card -> owners.put(card.slot(), seat.seat()));
    }
    RecallView.CardView drawn = view.drawn();
    if (drawn != null) {
      owners.put(drawn.slot(), view.turn());
    }
    return owners;
  }

  /** Tells what a player could have known. Nobody is shown this before the game is over. */
  private void knew(int seat, Map<Integer, Map<Slot, KnownCards.Known>> owners) {
    List<Object> cards = new ArrayList<>();
    owners.forEach(
        (owner, slots) -> {
          for (KnownCards.Known known : slots.values()) {
            Card face = known.face();
            if (face != null) {
              cards.add(
                  owner == seat
                      ? Phrase.of("recall.knows.own", face)
                      : Phrase.of("recall.knows.of", face, Phrase.who(owner)));
            }
          }
        });
    news.add(
        cards.isEmpty()
            ? Phrase.of("recall.news.knows.none", Phrase.who(seat))
            : Phrase.of("recall.news.knows", Phrase.who(seat), cards));
  }

  private void drawn() {
    if (now.drawn() != null && before.drawn() == null) {
      news.add(Phrase.of("recall.news.draws", Phrase.who(now.turn())));
    }
  }

  private void played() {
    Card top = now.top();
    if (now.topCard() == null || top == null || now.topCard().equals(before.topCard())) {
      return;
    }
    Integer seat = was.get(now.topCard().slot());
    if (seat != null) {
      news.add(Phrase.of("recall.news.plays", Phrase.who(seat), top));
    }
  }

  private void changed(RecallView.SeatView old, RecallView.SeatView seat) {
    Phrase.Who who = Phrase.who(seat.seat());
    if (seat.collection().size() > old.collection().size()) {
      Faced last = seat.collection().get(seat.collection().size() - 1);
      String key = RecallScene.isOpening(before) ? "collects.first" : "collects";
      news.add(Phrase.of("recall.news." + key, who, last.card()));
    }
    seat.hand().forEach(card -> tried(old, card, who));
    boolean dealt = now.drawn() == null && !old.hand().isEmpty();
    for (RecallView.CardView card : seat.hand()) {
      if (dealt && !was.containsKey(card.slot())) {
        news.add(Phrase.of("recall.news.penalty", who)); // for the attempt
      }
    }
    if (seat.points() >= 0 && old.points() < 0) {
      news.add(Phrase.of("recall.news.counts", who, Phrase.amount(seat.points())));
    }
  }

  private void tried(RecallView.SeatView old, RecallView.CardView card, Phrase.Who who) {
    Card face = card.face();
    boolean shown = find(old, card.slot()).filter(same -> same.face() == null).isPresent();
    boolean own = now.cardsToPeek().contains(card.slot());
    if (face != null && shown && !own && now.ending() == null && now.windowMillis() == 0) {
      news.add(Phrase.of("recall.news.wrong", who, face));
    }
  }

  private static Optional<RecallView.CardView> find(RecallView.SeatView seat, Slot slot) {
    return seat.hand().stream().filter(card -> card.slot().equals(slot)).findFirst();
  }

  /** Tells what came of a power that was in use at the view before. */
  private void special() {
    if (before.specials().isEmpty()) {
      return;
    }
    Special used = before.specials().get(0);
    Phrase.Who who = Phrase.who(used.seat());
    if (used.power() == SpecialPower.JACK_SWAP) {
      swapped(who);
      return;
    }
    boolean looks = !now.specials().isEmpty() && now.specials().get(0).seat() == used.seat();
    Slot peeked = looks ? now.specials().get(0).peeked() : null;
    if (peeked != null && used.peeked() == null) {
      Integer owner = was.get(peeked);
      if (owner != null) {
        boolean own = owner == used.seat();
        news.add(
            own
                ? Phrase.of("recall.news.peeks.own", who)
                : Phrase.of("recall.news.peeks", who, whose(owner)));
      }
    }
  }

  private void swapped(Phrase.Who who) {
    TreeSet<Integer> touched = new TreeSet<>();
    for (RecallView.SeatView seat : now.seats()) {
      for (RecallView.CardView card : seat.hand()) {
        Optional<RecallView.CardView> there =
            before.seats().get(seat.seat()).hand().stream()
                .filter(old -> old.place() == card.place())
                .findFirst();
        boolean another = there.isPresent() && !there.get().slot().equals(card.slot());
        if (another && was.containsKey(card.slot())) {
          touched.add(seat.seat());
        }
      }
    }
    if (touched.size() == 1) {
      Phrase.Who owner = Phrase.who(touched.first());
      news.add(Phrase.of("recall.news.swaps.one", who, Phrase.of("recall.whose.two", owner)));
    } else if (touched.size() == 2) {
      news.add(Phrase.of("recall.news.swaps", who, whose(touched.first()), whose(touched.last())));
    }
  }

  /**
   * The owner of a card in words. There are special words where the sentence speaks to the owner.
   */
  private static Phrase whose(int owner) {
    return Phrase.of("recall.whose", Phrase.who(owner));
  }
}
