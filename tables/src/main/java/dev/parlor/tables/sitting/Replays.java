package dev.parlor.tables.sitting;

import dev.parlor.games.Knowledge;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Finding;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.seat.Join;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Trust;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Verdicts;
import java.util.ArrayList;
import java.util.List;

/** Makes a match that can be seen again from its transcript, with what the audit has found. */
public final class Replays {
  private Replays() {}

  /** The match through the eyes of somebody who holds no cards. */
  public static <S, V> ReplaySitting<S, V> of(
      TableKit<S, V> kit, Transcript transcript, Audit audit) {
    List<Person> people = new ArrayList<>();
    joins(transcript, audit).forEach(join -> people.add(Person.here(join.callsign())));
    return new ReplaySitting<>(
        kit.game().game(),
        transcript.roster().invite().setup(people.size()),
        audit.events(),
        Scene.ONLOOKER,
        Knowledge.NONE,
        people,
        trust(kit, audit));
  }

  /** Who lied in the match and what about, one sentence each, in the order of the transcript. */
  public static List<Phrase> lies(Audit audit) {
    List<Phrase> lies = new ArrayList<>();
    for (Finding lie : audit.lies()) {
      Phrase what = Verdicts.what(lie.verdict());
      int seat = audit.seating().seatOf(lie.verdict().seat()).index();
      lies.add(
          seat < 0
              ? Phrase.of("told.damaged", what)
              : Phrase.of("told.lied", Phrase.who(seat), what));
    }
    return lies;
  }

  /** The players of the match, for sentences about them. */
  public static Speaker speaker(Transcript transcript, Audit audit) {
    List<String> names = new ArrayList<>();
    joins(transcript, audit).forEach(join -> names.add(join.callsign()));
    return new Speaker(names, Scene.ONLOOKER);
  }

  private static List<Join> joins(Transcript transcript, Audit audit) {
    return audit.seating().of(transcript.roster().seats());
  }

  private static Trust trust(TableKit<?, ?> kit, Audit audit) {
    List<Phrase> lies = lies(audit);
    if (!lies.isEmpty()) {
      return new Trust(Trust.Shield.BROKEN, lies);
    }
    return Trust.of(kit.game().hiding() ? Trust.Shield.SHUFFLED : Trust.Shield.COINS);
  }
}
