package dev.parlor.app.records;

import android.content.Context;
import android.content.res.Resources;
import dev.parlor.app.R;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.replay.TranscriptWords;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What became of a file that somebody brought, in a sentence or two. */
final class BroughtWords {
  private final Context context;
  private final Resources resources;

  BroughtWords(Context context) {
    this.context = context;
    resources = context.getResources();
  }

  String of(Brought brought) {
    return brought.match(
        new Brought.Cases<>(
            result ->
                result.second()
                    ? resources.getString(R.string.records_second)
                    : resources.getString(
                        R.string.records_came,
                        GameNames.of(context, result.match().sheet().game())),
            this::proven,
            this::hands,
            damaged -> resources.getString(R.string.records_damaged_result, damaged.line()),
            damaged -> TranscriptWords.of(resources, damaged.what()),
            notOurs -> resources.getString(R.string.records_not_ours)));
  }

  private String proven(Brought.Proof proof) {
    String lies =
        proof.lies().stream()
            .map(lie -> said(lie, proof.people(), Bundles.common()))
            .collect(Collectors.joining("; "));
    return lies.isEmpty()
        ? resources.getString(R.string.records_proof)
        : resources.getString(R.string.records_proof_lie, lies);
  }

  private String hands(Brought.Hands hands) {
    String agree =
        resources.getQuantityString(R.plurals.records_hands_agree, hands.agree(), hands.agree());
    int rest = hands.differ() + hands.others();
    String differ =
        rest == 0
            ? ""
            : " " + resources.getQuantityString(R.plurals.records_hands_differ, rest, rest);
    return agree + differ + hands.first().map(this::flaw).orElse("");
  }

  private String flaw(Brought.Flaw flaw) {
    List<String> ofGame = Bundles.of(Household.of(context).kits().of(flaw.game()));
    String what = said(flaw.what(), new Speaker(List.of(), Scene.ONLOOKER), ofGame);
    return " " + resources.getString(R.string.records_hand_flaw, flaw.hand(), what);
  }

  private String said(Phrase phrase, Speaker people, List<String> bundles) {
    Locale locale = resources.getConfiguration().getLocales().get(0);
    return new Words(locale, bundles).shown(phrase, people);
  }
}
