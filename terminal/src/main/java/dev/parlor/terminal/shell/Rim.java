package dev.parlor.terminal.shell;

import dev.parlor.p2p.match.Games;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableKits;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/**
 * All that a command may touch of the process it runs in.
 *
 * @param kits the games that it knows
 * @param person whether a person sits at a terminal; false for pipes and files
 */
public record Rim(
    InputStream in,
    PrintStream out,
    PrintStream err,
    Map<String, String> environment,
    boolean person,
    TableKits kits) {
  public Rim {
    environment = Map.copyOf(environment);
  }

  /** A process that knows the games that ship. */
  public Rim(
      InputStream in,
      PrintStream out,
      PrintStream err,
      Map<String, String> environment,
      boolean person) {
    this(in, out, err, environment, person, Catalogue.SHIPPED);
  }

  /** The games as the protocol knows them. */
  public Games games() {
    return kits.games();
  }

  public Texts texts() {
    return Texts.of(environment);
  }

  /**
   * The texts of the usage help, in the language of this terminal.
   *
   * @param ofGames the class paths of what single games have to say
   * @param suites the names of all scenarios
   */
  public ResourceBundle usage(List<String> ofGames, String suites) {
    List<String> games = kits.all().stream().map(TableKit::id).collect(Collectors.toList());
    return texts().usage(ofGames, games, suites);
  }
}
