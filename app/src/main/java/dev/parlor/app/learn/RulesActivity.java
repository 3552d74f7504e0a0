package dev.parlor.app.learn;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.card.CardNames;
import dev.parlor.app.card.FanView;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.play.TableActivity;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.app.table.Rows;
import dev.parlor.app.table.Titles;
import dev.parlor.games.GameId;
import dev.parlor.games.card.Card;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.lesson.FirstHand;
import dev.parlor.tables.words.GameWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a game goes: a few steps, each with the cards that it speaks of. */
public final class RulesActivity extends AppCompatActivity {
  private static final String GAME = "game";

  /** One step, with its number from 1. */
  private record Step(int number, String text, List<Card> cards) {}

  public static Intent intent(Context context, GameId game) {
    return new Intent(context, RulesActivity.class).putExtra(GAME, game.id());
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_rules);
    Edges.fit(this);
    String id = getIntent().getStringExtra(GAME);
    GameId game =
        GameId.of(id == null ? "" : id)
            .orElseGet(() -> Household.of(this).kits().all().get(0).game().game().id());
    MaterialToolbar toolbar = findViewById(R.id.toolbar);
    toolbar.setTitle(GameNames.of(this, game));
    toolbar.setNavigationOnClickListener(view -> finish());
    Titles.whole(toolbar);
    TableKit<?, ?> kit = Household.of(this).kits().of(game);
    GameWords words = GameNames.words(this, kit);
    List<Step> steps =
        kit.tile().steps().isEmpty() ? page(words) : steps(kit.tile().steps(), words);
    View first = findViewById(R.id.rules_first);
    first.setVisibility(FirstHand.of(kit).isPresent() ? View.VISIBLE : View.GONE);
    first.setOnClickListener(view -> startActivity(TableActivity.first(this, game)));
    ViewGroup rows = findViewById(R.id.rules_steps);
    boolean fourColours = new Settings(this).has(Toggle.FOUR_COLOURS);
    Rows.show(rows, R.layout.rules_step, steps, (row, step) -> show(row, step, fourColours));
  }

  private static List<Step> steps(List<List<Card>> cards, GameWords words) {
    List<Step> steps = new ArrayList<>();
    for (List<Card> each : cards) {
      int number = steps.size() + 1;
      steps.add(new Step(number, words.step(number), each));
    }
    steps.add(new Step(steps.size() + 1, words.silence(), List.of()));
    return steps;
  }

  /** The paragraphs of the page of rules, for a game that is not explained in steps. */
  private static List<Step> page(GameWords words) {
    List<Step> steps = new ArrayList<>();
    for (String paragraph : String.join("\n", words.page()).split("\n\n", -1)) {
      String text = paragraph.replaceAll("\n(?! )", " ").trim();
      if (!text.isEmpty()) {
        steps.add(new Step(steps.size() + 1, text, List.of()));
      }
    }
    return steps;
  }

  private void show(View row, Step step, boolean fourColours) {
    row.<TextView>findViewById(R.id.step_number)
        .setText(getString(R.string.rules_number, step.number()));
    row.<TextView>findViewById(R.id.step_text).setText(step.text());
    FanView fan = row.findViewById(R.id.step_cards);
    fan.setVisibility(step.cards().isEmpty() ? View.GONE : View.VISIBLE);
    fan.showWhole(step.cards(), fourColours);
    CardNames names = new CardNames(getResources());
    List<String> spoken = new ArrayList<>();
    step.cards().forEach(card -> spoken.add(names.of(card)));
    fan.setContentDescription(String.join(", ", spoken));
  }
}
