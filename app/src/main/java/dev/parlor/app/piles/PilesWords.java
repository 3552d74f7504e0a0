package dev.parlor.app.piles;

import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.app.card.CardNames;
import dev.parlor.app.table.Callsigns;
import dev.parlor.app.table.RuleTexts;
import dev.parlor.games.card.Card;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.Draw;

/** What the screen says. */
final class PilesWords {
  private final Resources resources;
  private final CardNames cards;
  private final Callsigns callsigns;
  private final RuleTexts rules;

  PilesWords(Resources resources) {
    this.resources = resources;
    cards = new CardNames(resources);
    callsigns = new Callsigns(resources);
    rules = new RuleTexts(resources);
  }

  /** Computer players sit around the person in seat 0. */
  String callsign(PilesScreen screen, int seat) {
    PilesScreen.Seat who = screen.seats().get(seat);
    return who.me()
        ? resources.getString(R.string.seat_me)
        : who.callsign().orElseGet(() -> callsigns.of(seat, 0));
  }

  String seatState(PilesScreen.Seat seat) {
    if (!seat.active()) {
      return resources.getString(R.string.seat_gone);
    }
    if (!seat.here()) {
      return resources.getString(R.string.seat_away);
    }
    if (!seat.inTurn()) {
      return resources.getString(R.string.seat_waiting);
    }
    return resources.getString(seat.me() ? R.string.seat_your_turn : R.string.seat_thinking);
  }

  /** One sentence: what went wrong, or what to do now. */
  String prompt(PilesScreen screen) {
    if (screen.refusal().isPresent()) {
      return rules.of(screen.refusal().get());
    }
    PilesScreen.Prompt prompt = screen.prompt();
    return switch (prompt.kind()) {
      case PICK -> resources.getString(R.string.piles_prompt_pick);
      case GUESS -> resources.getString(R.string.piles_prompt_guess, symbol(prompt));
      case OTHER ->
          resources.getString(R.string.piles_prompt_other, callsign(screen, prompt.seat()));
      case TURNING -> resources.getString(R.string.piles_prompt_turning);
      case PAUSED -> resources.getString(R.string.piles_prompt_paused);
      case OVER -> screen.bannerKey().map(key -> rules.of(key, java.util.List.of())).orElse("");
    };
  }

  /** The same with the card in words, for TalkBack. */
  String spokenPrompt(PilesScreen screen) {
    PilesScreen.Prompt prompt = screen.prompt();
    if (prompt.kind() == PilesScreen.Prompt.Kind.GUESS && !screen.refusal().isPresent()) {
      return resources.getString(
          R.string.piles_prompt_guess, prompt.card().map(cards::of).orElse(""));
    }
    return prompt(screen);
  }

  String news(PilesScreen screen, PilesScreen.News news) {
    String sentence = resources.getString(sentence(news.draw()), symbol(news.against()));
    return screen.seats().get(news.seat()).me()
        ? sentence
        : resources.getString(R.string.piles_news_by, callsign(screen, news.seat()), sentence);
  }

  String spoken(Card card) {
    return cards.of(card);
  }

  String summary(PilesScreen screen) {
    int open = (int) screen.openPiles();
    return open > 0
        ? resources.getQuantityString(R.plurals.piles_summary_open, open, open)
        : resources.getQuantityString(
            R.plurals.piles_summary_left, screen.remaining(), screen.remaining());
  }

  private static int sentence(Draw draw) {
    boolean higher = draw.direction() == Direction.HIGHER;
    return switch (draw.verdict()) {
      case CORRECT -> higher ? R.string.piles_news_higher_right : R.string.piles_news_lower_right;
      case LOCKED -> higher ? R.string.piles_news_higher_wrong : R.string.piles_news_lower_wrong;
      case OPEN, UNRESOLVED -> R.string.piles_news_tie;
    };
  }

  private static String symbol(PilesScreen.Prompt prompt) {
    return prompt.card().map(PilesWords::symbol).orElse("");
  }

  private static String symbol(Card card) {
    String rank = card.rank() == dev.parlor.games.card.Rank.TEN ? "10" : "" + card.rank().letter();
    return rank + card.suit().symbol() + '\uFE0E';
  }
}
