package dev.parlor.terminal.play;

import dev.parlor.terminal.Exit;
import dev.parlor.terminal.Problem;
import dev.parlor.terminal.Rim;
import dev.parlor.terminal.home.HomeOption;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlor play GAME}: a person against computer players. */
@Command(name = "play", mixinStandardHelpOptions = true)
public final class PlayCommand implements Callable<Integer> {
  private final Rim rim;

  @Mixin private TableOptions table = new TableOptions();

  @Option(names = "--bots", paramLabel = "N")
  private Optional<Integer> bots = Optional.empty();

  @Option(names = "--resume")
  private boolean resume;

  @Mixin private HomeOption home = new HomeOption();

  public PlayCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    if (resume) {
      try (PracticeNotes notes = PracticeNotes.of(home.home(rim))) {
        PracticeNotes.Table left = notes.table().orElseThrow(() -> new Problem("live.noSeat"));
        PracticeTable.play(Offers.named(left.game()), left, notes, table.display(), rim);
        return Exit.OK;
      }
    }
    Offer<?, ?> offer = Offers.named(table.game());
    int players = PracticeTable.players(offer, table);
    int computers = bots.orElse(Math.max(0, players - 1));
    int people = players - computers;
    if (computers < 0 || people < 1) {
      throw new Problem("play.noPerson", players, computers);
    }
    if (people > 1 && !offer.open()) {
      throw new Problem("play.onePerson", table.game());
    }
    PracticeNotes.Table fresh = PracticeTable.table(offer, table, players, people);
    try (PracticeNotes notes = PracticeNotes.of(home.home(rim))) {
      notes.begin(fresh);
      PracticeTable.play(offer, fresh, notes, table.display(), rim);
      return Exit.OK;
    }
  }
}
