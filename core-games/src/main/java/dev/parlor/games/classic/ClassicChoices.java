package dev.parlor.games.classic;

import dev.parlor.games.Choice;
import dev.parlor.games.Dealt;
import dev.parlor.games.Knowledge;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a side may do: by what both know, and for itself by what it has seen. */
final class ClassicChoices {
  private ClassicChoices() {}

  /** The message key of why a side that is to act can't make this play. */
  static Optional<String> problem(ClassicState state, int seat, ClassicPlay play) {
    Side side = state.side(seat);
    boolean mustShow = side.unproven() && side.surelyBust();
    return switch (state.stage()) {
      case READY -> unless(play == ClassicPlay.DEAL, "classic.notNow");
      case DECLARING ->
          unless(play == ClassicPlay.PASS || play == ClassicPlay.SHOW, "classic.declare");
      case PLAYER, DEALER ->
          switch (play) {
            case HIT, STAY -> unless(!mustShow, "classic.mustShow");
            case SHOW -> unless(side.unproven(), "classic.notNow");
            case DEAL, PASS -> Optional.of("classic.notNow");
          };
      case SHUFFLING, DEALING, HITTING, SHOWING, REVEALING, OVER -> Optional.of("classic.wait");
    };
  }

  private static Optional<String> unless(boolean fine, String key) {
    return fine ? Optional.empty() : Optional.of(key);
  }

  static List<Choice> choices(ClassicState state, int seat, Knowledge knowledge) {
    List<Choice> choices = new ArrayList<>();
    for (ClassicPlay play : plays(state, seat, knowledge)) {
      choices.add(new ClassicChoice(play));
    }
    return choices;
  }

  /** The plays that the side may make, in the order of {@link ClassicPlay}. */
  static List<ClassicPlay> plays(ClassicState state, int seat, Knowledge knowledge) {
    List<ClassicPlay> plays = new ArrayList<>();
    if (seat < 0 || !state.isToAct(seat)) {
      return plays;
    }
    Optional<List<Card>> faces = Dealt.faces(state.side(seat).cards(), knowledge);
    for (ClassicPlay play : ClassicPlay.values()) {
      if (!problem(state, seat, play).isPresent()
          && (!faces.isPresent() || isTrue(state, seat, Side.total(faces.get()), play))) {
        plays.add(play);
      }
    }
    return plays;
  }

  /**
   * Whether this play agrees with the total that its owner sees. A bust, or 21 at the deal, has to
   * be shown.
   */
  private static boolean isTrue(ClassicState state, int seat, int total, ClassicPlay play) {
    boolean owesShow =
        state.stage() == ClassicStage.DECLARING
            ? state.options().endsAtDeal(total)
            : state.side(seat).unproven() && total > Side.LIMIT;
    return play == ClassicPlay.DEAL || (play == ClassicPlay.SHOW) == owesShow;
  }
}
