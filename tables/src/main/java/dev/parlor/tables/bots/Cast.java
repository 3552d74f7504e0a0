package dev.parlor.tables.bots;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Reflexes;
import dev.parlor.games.Slot;
import dev.parlor.games.bot.Level;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Mask;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The computer players of one table: each seat has a character, all have the same level. */
public final class Cast<S> implements ComputerPlayer<S>, Reflexes<S> {
  private static final int TALKS_ONE_IN = 2;

  private final Level level;
  private final Coach<S> coach;
  private final int people;
  private final Opinions<S> opinions;
  private final List<ComputerPlayer<S>> players = new ArrayList<>();

  /**
   * @param file how well they play
   * @param people how many of the first seats people sit on
   */
  public Cast(TableKit<S, ?> kit, BotFile file, Level level, int people) {
    this.level = level;
    this.people = people;
    this.coach = new Coach<>(kit);
    this.opinions = new Opinions<>(kit);
    for (Persona persona : Persona.values()) {
      players.add(kit.computers().with(file.settings(level, persona.temper())));
    }
  }

  /** A cast in which this one player plays all computer seats. It says nothing at the end. */
  public Cast(TableKit<S, ?> kit, ComputerPlayer<S> player) {
    level = Level.MEDIUM;
    people = Integer.MAX_VALUE;
    coach = new Coach<>(kit);
    opinions = new Opinions<>(kit);
    players.add(player);
  }

  /** The person or computer player on this seat. */
  public Person person(int seat, Words words) {
    Phrase name = Persona.values()[number(seat)].spoken();
    return Person.computer(
        words.shown(name, new Speaker(List.of(), -1)),
        Phrase.of("bots.level." + level.id()),
        new Mask(number(seat), level.ordinal() + 1));
  }

  /** A coach that tells a person at this table what an expert would do. */
  public Coach<S> coach() {
    return coach;
  }

  /** What talkative players say at the end of a match, at most one sentence each. */
  public List<Phrase> remarks(Outcome outcome, Dice dice) {
    List<Phrase> remarks = new ArrayList<>();
    for (Outcome.Standing at : outcome.standings()) {
      if (at.seat() >= people && dice.below(TALKS_ONE_IN) == 0) {
        String temper = Persona.values()[number(at.seat())].temper();
        String how = at.place() == 1 ? "won" : "lost";
        remarks.add(
            Phrase.of(
                "bots.remark",
                Phrase.who(at.seat()),
                Phrase.of("bots.remark." + temper + "." + how)));
      }
    }
    return remarks;
  }

  /** How hard the next move of a computer player is, from 0 to 1. */
  public double hardness(S state, int seat, Knowledge knowledge) {
    return opinions.hardness(state, seat, knowledge);
  }

  private int number(int seat) {
    return Math.floorMod(seat - people, Persona.values().length);
  }

  private ComputerPlayer<S> at(int seat) {
    return players.get(number(seat) % players.size());
  }

  @Override
  public Action choose(S state, int seat, Knowledge knowledge, Dice dice) {
    return at(seat).choose(state, seat, knowledge, dice);
  }

  @Override
  public List<Slot> layAside(S state, int seat, Knowledge knowledge, Dice dice) {
    return reflexes(seat).map(has -> has.layAside(state, seat, knowledge, dice)).orElse(List.of());
  }

  @Override
  public Optional<Action> unasked(S state, int seat, Knowledge knowledge, Dice dice) {
    return reflexes(seat).flatMap(has -> has.unasked(state, seat, knowledge, dice));
  }

  @SuppressWarnings("unchecked") // a player's reflexes are of the same game as the player
  private Optional<Reflexes<S>> reflexes(int seat) {
    ComputerPlayer<S> player = at(seat);
    return player instanceof Reflexes<?> ? Optional.of((Reflexes<S>) player) : Optional.empty();
  }
}
