package dev.parlor.games.poker.bot;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dealt;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.bot.Advice;
import dev.parlor.games.bot.Counsel;
import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerLimits;
import java.util.List;

/**
 * Reads from the moves of others what they may hold, and takes the move that brings most chips
 * against that. With short stacks against one opponent it plays by the exact tables of going all-in
 * and calling.
 */
final class ReadingPlayer implements ComputerPlayer<HoldemState>, Counsel<HoldemState> {
  static final Knob DOUBT = Knob.chance("doubt", 0.25);
  static final Knob SAMPLES = new Knob("boards_imagined", 2, 200, 16);
  static final Knob SHORT = new Knob("short_stack", 0, 30, 11);

  private static final Holdem RULES = new Holdem();
  private final KnobSettings settings;
  private final RecentBoards boards;

  ReadingPlayer(KnobSettings settings) {
    this.settings = settings;
    this.boards = new RecentBoards(settings.whole(SAMPLES));
  }

  @Override
  public Action choose(HoldemState state, int seat, Knowledge knowledge, Dice dice) {
    return decide(state, seat, knowledge, dice).action();
  }

  @Override
  public Advice advise(HoldemState state, int seat, Knowledge knowledge, Dice dice) {
    return decide(state, seat, knowledge, dice);
  }

  private Advice decide(HoldemState state, int seat, Knowledge knowledge, Dice dice) {
    PokerView view = RULES.view(state, seat, knowledge);
    PokerLimits limits =
        view.limits().orElseThrow(() -> new IllegalStateException("not the turn of " + seat));
    PokerHand hand = state.hand().orElseThrow(() -> new IllegalStateException("no hand"));
    List<Card> cards = Dealt.openFaces(view.ownCards());
    int own = Combos.of(cards.get(0).code(), cards.get(1).code());
    int bigBlind = view.blinds().big();
    double bigBlinds = (double) reach(hand, seat) / bigBlind;
    boolean headsUp = hand.start().dealt().size() == 2;
    if (view.board().isEmpty() && headsUp && bigBlinds <= settings.of(SHORT)) {
      return PokerReasons.shortStack(
          pushOrFold(limits, own, bigBlinds, state.moves().isEmpty()), limits, (int) bigBlinds);
    }
    MoveReader reader = new MoveReader(state, boards);
    List<MoveReader.Opponent> opponents =
        reader.read(state.moves(), seat, Combos.mask(own), settings.of(DOUBT));
    if (view.board().isEmpty() && reader.raises() == 0) {
      return PokerReasons.opening(
          new OpeningRaise(settings).move(hand, limits, bigBlind, seat, own, dice), limits, own);
    }
    float[] won = reader.against(own);
    Outlook outlook = new Outlook(won, reader.strengths(hand.street()));
    Situation situation = new Situation(hand, limits, seat, opponents, outlook, own);
    if (view.board().isEmpty()) {
      return PokerReasons.weighed(
          new Answering(situation, settings, dice).move(reader.raises(), bigBlinds), situation);
    }
    return PokerReasons.weighed(new MoveWeighing(situation, settings, dice).best(), situation);
  }

  /** The chips that can be won or lost, counted before any of this hand were put in. */
  private static int reach(PokerHand hand, int seat) {
    int most = 0;
    for (int other : hand.start().dealt()) {
      if (other != seat && hand.players().get(other).live()) {
        most = Math.max(most, hand.start().stacks().get(other));
      }
    }
    return Math.min(most, hand.start().stacks().get(seat));
  }

  private static PokerAction pushOrFold(
      PokerLimits limits, int own, double bigBlinds, boolean opensHand) {
    boolean plays = opensHand ? Preflop.pushes(own, bigBlinds) : Preflop.calls(own, bigBlinds);
    if (plays) {
      return limits.mayRaise() ? PokerAction.Word.ALL_IN : stay(limits);
    }
    return limits.mayCheck() ? PokerAction.Word.CHECK : PokerAction.Word.FOLD;
  }

  private static PokerAction stay(PokerLimits limits) {
    return limits.mayCheck() ? PokerAction.Word.CHECK : PokerAction.Word.CALL;
  }
}
