package dev.parlor.app.company;

import android.content.Context;
import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.app.nearby.Checked;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.table.NameList;
import dev.parlor.app.table.TableLocale;
import dev.parlor.app.table.VerdictTexts;
import dev.parlor.games.GameId;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.match.Games;
import dev.parlor.tables.kit.TableKits;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Verdicts;
import dev.parlor.tables.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sentences about the others. */
final class CompanyWords {
  private static final long SECOND = 1000;
  private static final long MINUTE = 60;

  private final Resources resources;
  private final TableKits kits;
  private final Games games;
  private final VerdictTexts verdicts;

  CompanyWords(Context context) {
    this.resources = context.getResources();
    this.kits = Household.of(context).kits();
    this.games = kits.games();
    verdicts = new VerdictTexts(resources);
  }

  /** For whom the table waits, how long, and what happens then. */
  String status(CompanyScreen screen, long now) {
    String names = NameList.of(resources, screen.named());
    int many = Math.max(1, screen.named().size());
    return switch (screen.status()) {
      case QUIET -> "";
      case MINE -> timed(text(R.string.company_mine), screen, now);
      case PENDING -> text(R.string.company_pending);
      case AWAITING -> timed(resources.getString(R.string.company_awaiting, names), screen, now);
      case AWAY ->
          timed(resources.getQuantityString(R.plurals.company_away, many, names), screen, now)
              + "\n"
              + text(
                  screen.until().isPresent()
                      ? R.string.company_away_then
                      : R.string.company_away_waits);
      case UNREACHABLE, SUCCEEDING -> trouble(screen);
      case SIGNING -> resources.getString(R.string.company_signing, names);
      case SIGNED ->
          text(
              screen.table().isSignedByAll()
                  ? R.string.company_signed
                  : R.string.company_signed_without);
    };
  }

  /** A sentence that the phone which holds the table can't be reached; empty otherwise. */
  String trouble(CompanyScreen screen) {
    String names = NameList.of(resources, screen.named());
    return switch (screen.status()) {
      case UNREACHABLE -> resources.getString(R.string.company_unreachable, names);
      case SUCCEEDING -> resources.getString(R.string.company_succeeds, names);
      case QUIET, MINE, PENDING, AWAITING, AWAY, SIGNING, SIGNED -> "";
    };
  }

  /** What becomes of the table when its holder leaves; empty where nobody needs to know. */
  Optional<String> heir(CompanyScreen screen) {
    return screen.heir().map(name -> resources.getString(R.string.company_heir, name));
  }

  /** Who sits out, how long the seat is kept, and what that costs; empty if nobody does. */
  String out(CompanyScreen screen, long now) {
    List<String> lines = new ArrayList<>();
    Optional<Words> words = screen.table().invite().flatMap(invite -> words(invite.game()));
    for (Countdown one : words.isPresent() ? screen.out() : List.<Countdown>of()) {
      Phrase.Who who = Phrase.who(one.seat());
      Speaker speaker = Verdicts.speaker(screen.table());
      String clock = words.get().shown(Phrase.of("clock.sitsOut", who), speaker);
      String line = timed(clock, one.ends(), now);
      String cost = words.get().shown(Phrase.of("sitsOut.cost", who), speaker);
      lines.add(line + ". " + cost);
    }
    return String.join("\n", lines);
  }

  private Optional<Words> words(GameId game) {
    Locale locale = TableLocale.of(resources);
    return kits.find(game).map(kit -> new Words(locale, Bundles.of(kit)));
  }

  private String timed(String sentence, CompanyScreen screen, long now) {
    return screen.until().isPresent() ? timed(sentence, screen.until().getAsLong(), now) : sentence;
  }

  private String timed(String sentence, long until, long now) {
    long left = Math.max(0, (until - now + SECOND - 1) / SECOND);
    String clock = String.format(Locale.ROOT, "%d:%02d", left / MINUTE, left % MINUTE);
    return resources.getString(R.string.company_timed, sentence, clock);
  }

  /** Sentences one below the other, without those that are empty. */
  static String lines(String... all) {
    return Stream.of(all).filter(line -> !line.isEmpty()).collect(Collectors.joining("\n"));
  }

  /** Sentences one after the other, to be spoken without a break. */
  static String inOne(String... all) {
    StringBuilder spoken = new StringBuilder();
    for (String part : all) {
      boolean between = spoken.length() > 0 && !part.isEmpty();
      boolean ended = spoken.length() > 0 && spoken.charAt(spoken.length() - 1) == '.';
      spoken.append(!between ? "" : ended ? " " : ". ").append(part);
    }
    return spoken.toString();
  }

  /** What the shield says in a word, for TalkBack and beside it. */
  String shield(CompanyScreen screen) {
    return switch (screen.shield()) {
      case OPEN -> text(isShuffled(screen) ? R.string.shield_open : R.string.shield_coins_open);
      case WHOLE -> text(R.string.shield_whole);
      case BROKEN -> last(verdicts.lies(screen.table()));
    };
  }

  private static String last(List<String> sentences) {
    return sentences.get(sentences.size() - 1);
  }

  /** What the shield means, in three sentences. */
  String meaning(CompanyScreen screen) {
    return switch (screen.shield()) {
      case OPEN ->
          text(isShuffled(screen) ? R.string.shield_open_text : R.string.shield_coins_open_text);
      case WHOLE ->
          resources.getString(
              isShuffled(screen) ? R.string.shield_whole_text : R.string.shield_coins_text,
              NameList.of(resources, screen.callsigns()));
      case BROKEN -> broken(verdicts.lies(screen.table()));
    };
  }

  /** The last lie stands above it already. */
  private String broken(List<String> lies) {
    List<String> lines = new ArrayList<>(lies.subList(0, lies.size() - 1));
    if (!lines.isEmpty()) {
      lines.add("");
    }
    lines.add(text(R.string.shield_broken_text));
    return String.join("\n", lines);
  }

  /**
   * Whether decks are shuffled. In a game that turns every card for all, each card comes from
   * everybody's coins instead.
   */
  private boolean isShuffled(CompanyScreen screen) {
    return screen.table().invite().map(invite -> games.of(invite.game()).hiding()).orElse(true);
  }

  /** What was checked, with numbers. Only what has happened is named. */
  String proofs(CompanyScreen screen) {
    Checked checked = screen.checked();
    StringBuilder lines = new StringBuilder(text(R.string.shield_proofs));
    line(lines, R.plurals.shield_messages, checked.messages());
    line(
        lines,
        isShuffled(screen) ? R.plurals.shield_cuts : R.plurals.shield_seeds,
        checked.seeds());
    line(lines, R.plurals.shield_shuffles, checked.shuffles());
    line(lines, R.plurals.shield_shares, checked.shares());
    return lines.toString();
  }

  private void line(StringBuilder lines, int plural, int count) {
    if (count > 0) {
      lines.append('\n').append(resources.getQuantityString(plural, count, count));
    }
  }

  private String text(int id) {
    return resources.getString(id);
  }
}
