package dev.parlor.nerve;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dealt;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.bot.Advice;
import dev.parlor.games.bot.Computers;
import dev.parlor.games.bot.Counsel;
import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.card.Card;
import java.util.List;

/** A computer player of Nerve, which stakes on a card that is high enough. */
final class NervePlayer implements ComputerPlayer<NerveState>, Counsel<NerveState> {
  private static final Knob LEAST = new Knob("stakes_from", 1, 13, 7);

  static final Computers<NerveState> COMPUTERS = new Computers<>(List.of(LEAST), NervePlayer::new);

  private final KnobSettings settings;

  NervePlayer(KnobSettings settings) {
    this.settings = settings;
  }

  @Override
  public Action choose(NerveState state, int seat, Knowledge knowledge, Dice dice) {
    Dealt card = state.seats().get(seat).card();
    Card face = card == null ? null : card.seen(knowledge);
    boolean high = face != null && face.rank().number() >= settings.whole(LEAST);
    return high ? NerveAction.STAKE : NerveAction.FOLD;
  }

  @Override
  public Advice advise(NerveState state, int seat, Knowledge knowledge, Dice dice) {
    NerveAction word = (NerveAction) choose(state, seat, knowledge, dice);
    return new Advice(
        word,
        Advice.say("coach.nerve." + word.word()),
        Advice.say("coach.nerve.from", settings.whole(LEAST)));
  }
}
