package dev.parlor.app.lobby;

import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.app.table.NameList;
import dev.parlor.app.table.RuleTexts;
import dev.parlor.app.table.VerdictTexts;
import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.table.TableView;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableKits;
import java.util.Optional;

/** The sentences of the lobby. */
final class LobbyWords {
  private final Resources resources;
  private final TableKits games;
  private final VerdictTexts verdicts;

  /**
   * @param games the games, which say whether a deck is shuffled or coins are drawn
   */
  LobbyWords(Resources resources, TableKits games) {
    this.resources = resources;
    this.games = games;
    verdicts = new VerdictTexts(resources);
  }

  /**
   * What is happening.
   *
   * @param seen whether a phone that can't put a sign up is found
   */
  String head(LobbyScreen screen, Discovery.State seen) {
    if (awaitsAnybody(screen)) {
      return text(
          switch (seen) {
            case HIDDEN -> R.string.visibility_hidden;
            case REFUSED -> R.string.visibility_refused;
            case VISIBLE -> R.string.lobby_waiting;
          });
    }
    return switch (screen.kind()) {
      case OPENING ->
          text(screen.hosting() ? R.string.lobby_opening_host : R.string.lobby_opening_guest);
      case LOST -> text(R.string.lobby_lost);
      case GATHERING -> gathering(screen);
      case CLOSING -> text(R.string.lobby_closing);
      case COMPARING -> text(R.string.lobby_compare);
      case CONFIRMED -> waiting(screen);
      case DEALING, PLAYING ->
          text(isShuffled(screen) ? R.string.lobby_dealing : R.string.lobby_promising);
      case BROKEN, DIFFERENT, NOWHERE -> "";
    };
  }

  /** Whether decks are shuffled. A game with coins shuffles nothing. */
  private boolean isShuffled(LobbyScreen screen) {
    return screen.game().map(game -> games.of(game).game().hiding()).orElse(true);
  }

  private String gathering(LobbyScreen screen) {
    if (screen.onlooks()) {
      return text(R.string.home_watching);
    } else if (!screen.hosting()) {
      return text(R.string.lobby_seated);
    } else if (!screen.enough()) {
      return text(R.string.lobby_waiting);
    } else if (screen.present() == screen.seats().size()) {
      return text(R.string.lobby_full);
    }
    return resources.getString(R.string.lobby_some, screen.present(), screen.seats().size());
  }

  private static boolean awaitsAnybody(LobbyScreen screen) {
    return screen.signless() && !screen.enough();
  }

  /** What comes of it, or what to do. */
  String line(LobbyScreen screen, Discovery.State seen) {
    if (awaitsAnybody(screen)) {
      return text(
          switch (seen) {
            case HIDDEN -> R.string.visibility_hidden_text;
            case REFUSED -> R.string.visibility_refused_text;
            case VISIBLE -> R.string.visibility_on_text;
          });
    }
    return switch (screen.kind()) {
      case OPENING ->
          text(screen.hosting() ? R.string.lobby_opening_host_line : R.string.lobby_opening_line);
      case LOST -> resources.getString(R.string.lobby_lost_line, host(screen));
      case GATHERING -> gatheringLine(screen);
      case CLOSING -> text(R.string.lobby_closing_line);
      case COMPARING -> text(R.string.lobby_compare_line);
      case CONFIRMED -> text(R.string.lobby_confirmed_line);
      case DEALING, PLAYING ->
          text(isShuffled(screen) ? R.string.lobby_dealing_line : R.string.lobby_promising_line);
      case BROKEN, DIFFERENT, NOWHERE -> "";
    };
  }

  private String gatheringLine(LobbyScreen screen) {
    if (screen.onlooks()) {
      return resources.getString(R.string.lobby_watching_line, host(screen));
    } else if (!screen.hosting()) {
      return resources.getString(R.string.lobby_seated_line, host(screen));
    } else if (!screen.enough()) {
      return text(R.string.lobby_waiting_line);
    }
    return text(
        screen.present() == screen.seats().size()
            ? R.string.lobby_full_line
            : R.string.lobby_some_line);
  }

  /** Whether others may watch, and how many do; empty where nobody may. */
  String onlookers(LobbyScreen screen) {
    if (!screen.onlookers().isPresent()) {
      return "";
    }
    int watching = screen.onlookers().getAsInt();
    return watching == 0
        ? text(R.string.lobby_onlookers_may)
        : resources.getQuantityString(R.plurals.lobby_onlookers, watching, watching);
  }

  /** Whether what is played here counts; empty where that is no question. */
  String ranking(LobbyScreen screen) {
    return switch (screen.kind()) {
      case GATHERING, CLOSING, COMPARING, CONFIRMED, DEALING, PLAYING ->
          RankingWords.of(resources, screen.ranking());
      case OPENING, LOST, BROKEN, DIFFERENT, NOWHERE -> "";
    };
  }

  private String waiting(LobbyScreen screen) {
    return screen.waitingFor().isEmpty()
        ? text(R.string.lobby_waiting_all)
        : resources.getString(
            R.string.lobby_waiting_for, NameList.of(resources, screen.waitingFor()));
  }

  private String host(LobbyScreen screen) {
    return screen.host().orElse(text(R.string.lobby_the_host));
  }

  /** Why the last tap did nothing. */
  Optional<String> refusal(LobbyScreen screen) {
    Optional<TableKit<?, ?>> game = screen.game().flatMap(games::find);
    return screen.refusal().map(new RuleTexts(resources, game)::of);
  }

  /** Why no table came to be. */
  String refusal(Refusal refusal) {
    return new RuleTexts(resources, Optional.empty()).of(refusal);
  }

  /** Why the table broke in the middle of its match. */
  Optional<String> broken(TableView<?> table) {
    return verdicts.broken(table).map(why -> why + " " + text(R.string.lobby_broken_text));
  }

  String begin(LobbyScreen screen) {
    return screen.enough()
        ? resources.getQuantityString(R.plurals.lobby_begin, screen.present(), screen.present())
        : text(R.string.lobby_begin_not_yet);
  }

  String seatName(LobbyScreen.Seat seat) {
    return seat.callsign().orElse(text(R.string.lobby_seat_free));
  }

  /** The state of a seat in a word. */
  String seatState(LobbyScreen.Seat seat, LobbyScreen screen) {
    if (!seat.callsign().isPresent()) {
      return text(R.string.lobby_seat_waiting);
    } else if (seat.me()) {
      return text(R.string.lobby_seat_you);
    } else if (!seat.reached()) {
      return text(R.string.lobby_seat_away);
    } else if (seat.host()) {
      return text(R.string.lobby_seat_host);
    } else if (screen.kind() == LobbyScreen.Kind.CONFIRMED
        && seat.callsign().filter(screen.waitingFor()::contains).isPresent()) {
      return text(R.string.lobby_seat_comparing);
    }
    return text(R.string.lobby_seat_here);
  }

  /** Six digits in two groups. */
  String digits(ShortCode code) {
    return code.digits().substring(0, 3) + "\u2009\u2009" + code.digits().substring(3);
  }

  String picture(ShortCode code, int place) {
    return resources.getStringArray(R.array.code_pictures)[code.picture(place)];
  }

  String pictureName(ShortCode code, int place) {
    return resources.getStringArray(R.array.code_picture_names)[code.picture(place)];
  }

  /** The digits one by one, for TalkBack. */
  static String spoken(String digits) {
    return String.join(" ", digits.split("", -1)).trim();
  }

  private String text(int id) {
    return resources.getString(id);
  }
}
