package dev.parlor.games.classic;

import static dev.parlor.games.classic.ClassicState.DEALER;
import static dev.parlor.games.classic.ClassicState.PLAYER;

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
import java.util.ArrayList;
import java.util.List;

/** Hits as long as that wins more often than staying, on either side of the table. */
public final class ClassicPlayer implements ComputerPlayer<ClassicState>, Counsel<ClassicState> {
  private static final Knob BY_RULE_OF_THUMB = Knob.chance("plays_by_rule_of_thumb", 0);
  private static final Knob THUMB = new Knob("hits_below", 2, 21, 17);

  /** Makes players that play by given numbers. */
  public static final Computers<ClassicState> COMPUTERS =
      new Computers<>(List.of(BY_RULE_OF_THUMB, THUMB), ClassicPlayer::new);

  private final KnobSettings settings;

  /** A player that makes no mistake. */
  public ClassicPlayer() {
    this(KnobSettings.USUAL);
  }

  public ClassicPlayer(KnobSettings settings) {
    this.settings = settings;
  }

  @Override
  public Action choose(ClassicState whole, int seat, Knowledge knowledge, Dice dice) {
    ClassicState state = whole.seenFrom(seat);
    List<ClassicPlay> plays = ClassicChoices.plays(state, seat, knowledge);
    if (plays.size() == 1) {
      return plays.get(0);
    }
    List<Card> own = Dealt.faces(state.side(seat).cards(), knowledge).orElse(List.of());
    if (own.isEmpty()) {
      return plays.get(plays.size() - 1);
    }
    if (settings.happens(BY_RULE_OF_THUMB, dice)) {
      return Side.total(own) < settings.whole(THUMB) ? ClassicPlay.HIT : ClassicPlay.STAY;
    }
    double[] worth = worth(state, seat, own);
    return worth[0] > worth[1] ? ClassicPlay.HIT : ClassicPlay.STAY;
  }

  /** What hitting and what staying is worth. */
  private static double[] worth(ClassicState state, int seat, List<Card> own) {
    Side other = state.side(1 - seat);
    List<Card> seen = new ArrayList<>(own);
    seen.addAll(Dealt.openFaces(other.cards()));
    Chances chances = new Chances(seen);
    Chances.Stay stay = seat == PLAYER ? player(chances, state) : dealer(chances, state);
    int total = Side.total(own);
    return new double[] {chances.hit(total, stay), stay.worth(total)};
  }

  @Override
  public Advice advise(ClassicState state, int seat, Knowledge knowledge, Dice dice) {
    ClassicPlay play = (ClassicPlay) choose(state, seat, knowledge, dice);
    Advice.Say what = Advice.say("coach.classic." + play.word());
    List<Card> own = Dealt.faces(state.side(seat).cards(), knowledge).orElse(List.of());
    if (own.isEmpty() || ClassicChoices.plays(state, seat, knowledge).size() == 1) {
      return new Advice(play, what, Advice.say("coach.only"));
    }
    double[] worth = worth(state.seenFrom(seat), seat, own);
    return new Advice(
        play, what, Advice.say("coach.classic.chances", percent(worth[0]), percent(worth[1])));
  }

  private static int percent(double part) {
    return (int) Math.round(100 * part);
  }

  private static Chances.Stay player(Chances chances, ClassicState state) {
    Side dealer = state.side(DEALER);
    if (state.options().policy()) {
      return chances.playerAgainstPolicy(dealer.openTotal(), state.options().hitBelow());
    } else if (dealer.isOpen()) {
      return total -> 1 - chances.best(dealer.openTotal(), own -> Chances.compared(own, total));
    }
    return chances.player(dealer.openTotal());
  }

  private static Chances.Stay dealer(Chances chances, ClassicState state) {
    Side player = state.side(PLAYER);
    return player.isOpen()
        ? own -> Chances.compared(own, player.openTotal())
        : chances.dealer(player.openTotal(), player.hasHit());
  }
}
