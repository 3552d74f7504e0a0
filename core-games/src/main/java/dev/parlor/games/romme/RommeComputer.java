package dev.parlor.games.romme;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Slot;
import dev.parlor.games.bot.Advice;
import dev.parlor.games.bot.Computers;
import dev.parlor.games.bot.Counsel;
import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.LayOff;
import dev.parlor.games.romme.RommeAction.Meld;
import dev.parlor.games.romme.RommeAction.Source;
import dev.parlor.games.romme.RommeAction.SwapJoker;
import dev.parlor.games.romme.meld.MeldPoints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Takes a discard that it can meld, opens as soon as it can, lays off what it can and discards what
 * it needs least. It keeps a joker for a meld of its own until the round may end soon.
 */
public final class RommeComputer implements ComputerPlayer<RommeState>, Counsel<RommeState> {
  private static final Knob OVERLOOKS = Knob.chance("overlooks_melds", 0);
  private static final Knob OVERLOOKS_LAY_OFF = Knob.chance("overlooks_lay_offs", 0);
  private static final Knob CARELESS = Knob.chance("careless_discard", 0);
  private static final Knob PASSES_DISCARD = Knob.chance("passes_useful_discard", 0);
  private static final Knob ALARM = new Knob("joker_alarm", 0, 13, 4);

  /** Makes players that play by given numbers. */
  public static final Computers<RommeState> COMPUTERS =
      new Computers<>(
          List.of(
              OVERLOOKS,
              OVERLOOKS_LAY_OFF,
              CARELESS,
              PASSES_DISCARD,
              ALARM,
              DiscardAdvice.PARTNER,
              DiscardAdvice.GIFT,
              DiscardAdvice.NEED,
              DiscardAdvice.OUTS),
          RommeComputer::new);

  private final KnobSettings settings;

  /** A player worth playing against. */
  public RommeComputer() {
    this(KnobSettings.USUAL);
  }

  public RommeComputer(KnobSettings settings) {
    this.settings = settings;
  }

  @Override
  public Action choose(RommeState state, int seat, Knowledge knowledge, Dice dice) {
    Hints hints = new Hints(state, seat, knowledge);
    if (state.phase() == RommePhase.DRAW) {
      return draw(state, hints, dice);
    }
    Optional<Meld> meld = hints.proposal();
    if (meld.isPresent() && !settings.happens(OVERLOOKS, dice)) {
      return meld.get();
    }
    List<LayOff> layOffs = hints.layOffs();
    Optional<LayOff> layOff =
        layOffs.stream().filter(chosen -> isWorthIt(state, seat, chosen)).findFirst();
    if (layOff.isPresent() && !settings.happens(OVERLOOKS_LAY_OFF, dice)) {
      return layOff.get();
    }
    List<SwapJoker> swaps = hints.swaps();
    if (state.now().swaps().isEmpty() && !swaps.isEmpty()) {
      return swaps.get(dice.below(swaps.size()));
    }
    return end(state, seat, hints, dice);
  }

  @Override
  public Advice advise(RommeState state, int seat, Knowledge knowledge, Dice dice) {
    RommeAction action = (RommeAction) choose(state, seat, knowledge, dice);
    return new RommeReasons(state, seat, new Hints(state, seat, knowledge)).of(action);
  }

  /** Gives back a swapped joker that has no place, then ends the turn by a discard. */
  private Action end(RommeState state, int seat, Hints hints, Dice dice) {
    if (!state.now().swaps().isEmpty()) {
      return hints.timeout();
    }
    List<RommeAction.Discard> discards = hints.discards();
    if (!discards.isEmpty() && settings.happens(CARELESS, dice)) {
      return discards.get(dice.below(discards.size()));
    }
    return new DiscardAdvice(hints, state, seat, settings).best();
  }

  /**
   * Whether to lay off a card: a natural one always, a joker when it was swapped or somebody is
   * nearly out.
   */
  private boolean isWorthIt(RommeState state, int seat, LayOff layOff) {
    RommeAction.Play play = layOff.plays().get(0);
    boolean swapped =
        state.now().swaps().stream().anyMatch(swap -> swap.joker().equals(play.slot()));
    boolean alarm =
        state.seats().get(seat).hand().size() <= 2
            || state.seats().stream()
                .anyMatch(
                    other -> other.isPlaying() && other.hand().size() < settings.whole(ALARM));
    return !play.face().isJoker() || swapped || alarm;
  }

  private Action draw(RommeState state, Hints hints, Dice dice) {
    List<Source> sources = hints.sources();
    Optional<Slot> top = state.cards().topDiscard();
    Card face = top.map(state::face).orElse(null);
    boolean take =
        face != null
            && sources.contains(Source.DISCARD)
            && (isJokerToKeep(hints, face) || helps(state, hints, face));
    take = take && !settings.happens(PASSES_DISCARD, dice);
    Source source = take ? Source.DISCARD : sources.get(0);
    return new RommeAction.Draw(source);
  }

  /**
   * Whether a joker should stay where it is. With few other cards, one that can't be laid at once
   * would only go back and forth.
   */
  private static boolean isJokerToKeep(Hints hints, Card face) {
    return face.isJoker() && hints.hand().size() > 2;
  }

  /**
   * Whether a card becomes part of a meld and makes the hand lighter, after another card is
   * discarded.
   */
  private static boolean helps(RommeState state, Hints hints, Card face) {
    int maxJokers = state.options().maxJokersPerMeld();
    List<Card> hand = hints.faces();
    int before = hints.solver().leastDeadwood(hand, maxJokers);
    List<Card> with = new ArrayList<>(hand);
    with.add(face);
    int after = hints.solver().leastDeadwood(with, maxJokers);
    return after < before + MeldPoints.deadwood(face) && after < before;
  }
}
