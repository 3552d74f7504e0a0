package dev.parlor.games.romme;

import dev.parlor.games.bot.Advice;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.Source;
import java.util.ArrayList;
import java.util.List;

/** Says in words what a move is and why it is right. */
final class RommeReasons {
  private final RommeState state;
  private final int seat;
  private final Hints hints;

  RommeReasons(RommeState state, int seat, Hints hints) {
    this.state = state;
    this.seat = seat;
    this.hints = hints;
  }

  Advice of(RommeAction action) {
    return action.match(
        new RommeAction.Cases<>(
            this::draw,
            meld ->
                new Advice(
                    meld,
                    Advice.say("coach.romme.meld", Hints.points(meld)),
                    Advice.say(
                        "coach.romme.lighter", hints.deadwood(), hints.deadwoodAfterMelds())),
            layOff ->
                new Advice(
                    layOff,
                    Advice.say("coach.romme.layOff", layOff.plays().get(0).face()),
                    Advice.say("coach.romme.off")),
            swap ->
                new Advice(
                    swap,
                    Advice.say("coach.romme.swap", swap.face()),
                    Advice.say("coach.romme.joker")),
            back -> new Advice(back, Advice.say("coach.romme.back"), Advice.say("coach.only")),
            this::discard));
  }

  private Advice draw(RommeAction.Draw draw) {
    boolean stock = draw.source() == Source.STOCK;
    return new Advice(
        draw,
        Advice.say(stock ? "coach.romme.stock" : "coach.romme.take"),
        Advice.say(stock ? "coach.romme.unknown" : "coach.romme.useful"));
  }

  private Advice discard(RommeAction.Discard discard) {
    List<Card> rest = new ArrayList<>(hints.faces());
    rest.remove(discard.face());
    int left = hints.solver().leastDeadwood(rest, state.options().maxJokersPerMeld());
    boolean somebodyMelded = false;
    for (int other = 0; other < state.seats().size(); other++) {
      somebodyMelded |= other != seat && state.seats().get(other).hasMelded();
    }
    return new Advice(
        discard,
        Advice.say("coach.romme.discard", discard.face()),
        Advice.say(somebodyMelded ? "coach.romme.safe" : "coach.romme.left", left));
  }
}
