package dev.parlor.app.replay;

import dev.parlor.games.Knowledge;
import dev.parlor.games.table.LocalTable;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.tables.kit.RecordedHand;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Trust;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.PracticeRecord;
import dev.parlor.tables.sitting.ReplaySitting;
import dev.parlor.tables.sitting.Replays;
import dev.parlor.tables.sitting.Table;
import dev.parlor.tables.words.Speaker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A match that is over, put on the table again. Not thread-safe. */
final class TableReplay {
  /** More scenes than are ever held one after the other. */
  private static final int HELD = 32;

  private final TableKit<?, ?> kit;
  private final ReplaySitting<?, ?> sitting;
  private final Table<?> table;
  private final List<Phrase> lies;
  private final Speaker people;
  private final long entries;
  private final Optional<String> chip;

  private TableReplay(
      TableKit<?, ?> kit,
      ReplaySitting<?, ?> sitting,
      Table<?> table,
      List<Phrase> lies,
      Speaker people,
      long entries,
      Optional<String> chip) {
    this.kit = kit;
    this.sitting = sitting;
    this.table = table;
    this.lies = lies;
    this.people = people;
    this.entries = entries;
    this.chip = chip;
  }

  static <S, V> TableReplay of(TableKit<S, V> kit, Transcript transcript, Audit audit) {
    ReplaySitting<S, V> sitting = Replays.of(kit, transcript, audit);
    return new TableReplay(
        kit,
        sitting,
        new Table<>(sitting, kit.mapper(), Pace.USUAL),
        Replays.lies(audit),
        Replays.speaker(transcript, audit),
        audit.entries(),
        Optional.empty());
  }

  /**
   * A match of this phone: seen through the eyes of a single person, or as all of several people
   * saw it.
   */
  static <S, V> TableReplay practice(TableKit<S, V> kit, PlayedAlone.Match match) throws Malformed {
    PracticeRecord record = match.record();
    LocalTable<S, V> table = record.table(kit.game());
    boolean alone = record.people() == 1;
    ReplaySitting<S, V> sitting =
        new ReplaySitting<>(
            kit.game().game().onOneDevice(),
            record.setup(),
            table.events(),
            alone ? 0 : Scene.ONLOOKER,
            alone ? table.knowledge(0) : Knowledge.NONE,
            here(match.people()),
            Trust.of(Trust.Shield.ONE_DEVICE));
    return unsigned(kit, sitting, match.people(), Optional.empty());
  }

  /** A hand that was played elsewhere, as its record tells it. */
  static <S, V> TableReplay recorded(TableKit<S, V> kit, RecordedHand<S> hand) {
    ReplaySitting<S, V> sitting =
        new ReplaySitting<>(
            kit.game().game(),
            hand.moments(),
            Scene.ONLOOKER,
            Knowledge.NONE,
            here(hand.people()),
            Trust.of(Trust.Shield.ONE_DEVICE));
    return unsigned(kit, sitting, hand.people(), hand.chip());
  }

  /** A match that nobody has signed, so that nobody can have lied in it. */
  private static <S, V> TableReplay unsigned(
      TableKit<S, V> kit, ReplaySitting<S, V> sitting, List<String> people, Optional<String> chip) {
    return new TableReplay(
        kit,
        sitting,
        new Table<>(sitting, kit.mapper(), Pace.USUAL),
        List.of(),
        new Speaker(people, Scene.ONLOOKER),
        0,
        chip);
  }

  private static List<Person> here(List<String> names) {
    List<Person> people = new ArrayList<>();
    names.forEach(name -> people.add(Person.here(name)));
    return people;
  }

  TableKit<?, ?> kit() {
    return kit;
  }

  /** Who lied in it, one sentence each. */
  List<Phrase> lies() {
    return lies;
  }

  /** The players of the match. */
  Speaker people() {
    return people;
  }

  /** How many signed messages were checked; none where one phone held all cards. */
  long entries() {
    return entries;
  }

  /** What a chip is worth, in a record that does not count in chips. */
  Optional<String> chip() {
    return chip;
  }

  int moments() {
    return sitting.moments();
  }

  int moment() {
    return sitting.moment();
  }

  boolean isRunning() {
    return sitting.isRunning();
  }

  Optional<Scene> scene() {
    return table.scene();
  }

  void watch(Runnable changed) {
    sitting.watch(changed);
  }

  void tick(long now) {
    table.tick(now);
  }

  long wakeAt() {
    return table.wakeAt();
  }

  /** Goes to a moment. Whatever is held to be seen on the way is skipped. */
  void moveTo(int moment, long now) {
    sitting.moveTo(moment);
    for (int i = 0; i < HELD; i++) {
      table.skip(now);
    }
    table.tick(now);
  }

  /** Goes on by one moment. What is held to be seen on the way is shown. */
  void goOn(long now) {
    table.skip(now);
    sitting.goOn();
    table.tick(now);
  }

  void run(boolean on) {
    sitting.run(on);
  }

  void skip(long now) {
    table.skip(now);
  }

  void pace(Pace pace) {
    table.pace(pace);
  }

  Pace pace() {
    return table.pace();
  }
}
