package dev.parlor.tables.bots;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.bot.Advice;
import dev.parlor.games.bot.Counsel;
import dev.parlor.games.bot.Level;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Hint;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Says what an expert would do at a seat and, in one sentence, why. */
public final class Coach<S> {
  private final Counsel<S> expert;

  @SuppressWarnings("unchecked") // a player's counsel is of the same game as the player
  public Coach(TableKit<S, ?> kit) {
    ComputerPlayer<S> player = kit.computers().with(Shipped.of(kit).settings(Level.EXPERT, ""));
    if (!(player instanceof Counsel<?>)) {
      throw new IllegalArgumentException("an expert of " + kit.id() + " that gives no reasons");
    }
    expert = (Counsel<S>) player;
  }

  /** The advice for a seat that is to act. It uses nothing that the seat has not seen. */
  public Hint advice(S state, int seat, Knowledge knowledge) {
    Advice advice = expert.advise(state, seat, knowledge, Dice.seeded(1));
    return new Hint(phrase(advice.what()), phrase(advice.why()));
  }

  private static Phrase phrase(Advice.Say say) {
    List<Object> args = new ArrayList<>();
    for (Object arg : say.args()) {
      args.add(arg instanceof Advice.Say inner ? phrase(inner) : arg);
    }
    return new Phrase(say.key(), args);
  }
}
