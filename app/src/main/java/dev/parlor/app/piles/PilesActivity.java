package dev.parlor.app.piles;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.HapticFeedbackConstants;
import android.view.MenuItem;
import android.view.View;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.button.MaterialButton;
import dev.parlor.app.R;
import dev.parlor.app.card.PlayingCardView;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.table.Models;
import dev.parlor.app.table.SeatRow;
import dev.parlor.app.table.TextCap;
import dev.parlor.games.piles.Direction;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The table of High/Low Piles. */
public final class PilesActivity extends AppCompatActivity {
  private static final String SEATS = "seats";
  private static final String SEED = "seed";
  private static final String NEARBY = "nearby";

  private Settings settings;
  private @Nullable PilesViewModel table;
  private PilesWords words;
  private boolean waited;

  /** Opens a practice table with computer players in all seats but the first. */
  public static Intent practice(Context context, int seats, long seed) {
    return new Intent(context, PilesActivity.class).putExtra(SEATS, seats).putExtra(SEED, seed);
  }

  /** Opens the table of several phones at which this one sits. */
  public static Intent nearby(Context context) {
    return new Intent(context, PilesActivity.class).putExtra(NEARBY, true);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_piles);
    settings = new Settings(this);
    words = new PilesWords(getResources());
    boolean nearby = getIntent().getBooleanExtra(NEARBY, false);
    Optional<PilesViewModel> seat = nearby ? sitDown() : Optional.of(practice());
    if (!seat.isPresent()) {
      startActivity(LobbyActivity.intent(this)); // which says why
      finish();
      return;
    }
    begin(seat.get(), nearby);
  }

  private void begin(PilesViewModel model, boolean nearby) {
    table = model;
    MaterialToolbar toolbar = findViewById(R.id.toolbar);
    toolbar.setNavigationOnClickListener(view -> finish());
    toolbar.setOnMenuItemClickListener(this::chosen);
    toolbar.getMenu().findItem(R.id.menu_odds).setChecked(settings.odds());
    toolbar.getMenu().findItem(R.id.menu_four_colours).setChecked(settings.fourColours());

    this.<PileBoard>findViewById(R.id.board).whenTapped(model::tap);
    findViewById(R.id.higher).setOnClickListener(view -> model.guess(Direction.HIGHER));
    findViewById(R.id.lower).setOnClickListener(view -> model.guess(Direction.LOWER));
    if (!nearby) {
      findViewById(R.id.play_again).setOnClickListener(view -> model.playAgain());
      findViewById(R.id.leave).setOnClickListener(view -> finish());
    }
    for (int button : new int[] {R.id.higher, R.id.lower, R.id.play_again, R.id.leave}) {
      TextCap.atMost(findViewById(button), 22);
    }
    model.screen().observe(this, this::show);
  }

  private PilesViewModel practice() {
    int seats = getIntent().getIntExtra(SEATS, 1);
    long seed = getIntent().getLongExtra(SEED, 0);
    return Models.of(
        this, PilesViewModel.class, () -> new PilesViewModel(new PracticePiles(seats, seed)::next));
  }

  /** Takes the seat at the table of several phones, if there is one. */
  private Optional<PilesViewModel> sitDown() {
    return NearbyPiles.sitting(this)
        .map(
            sitting -> {
              PilesViewModel model =
                  Models.of(this, PilesViewModel.class, () -> new PilesViewModel(sitting::source));
              new NearbyPiles(this, sitting, model).begin();
              return model;
            });
  }

  private boolean chosen(MenuItem item) {
    boolean on = !item.isChecked();
    if (item.getItemId() == R.id.menu_odds) {
      settings.odds(on);
    } else {
      settings.fourColours(on);
    }
    item.setChecked(on);
    PilesScreen now = table == null ? null : table.screen().getValue();
    if (now != null) {
      show(now);
    }
    return true;
  }

  private void show(PilesScreen screen) {
    boolean mine = screen.prompt().kind() == PilesScreen.Prompt.Kind.PICK;
    if (mine && waited) {
      findViewById(R.id.board).performHapticFeedback(HapticFeedbackConstants.CLOCK_TICK);
    }
    waited = screen.prompt().kind() == PilesScreen.Prompt.Kind.OTHER;
    this.<PileBoard>findViewById(R.id.board).show(screen.piles(), settings.fourColours());
    showSeats(screen);
    showDeck(screen);
    TextView prompt = findViewById(R.id.prompt);
    prompt.setText(words.prompt(screen));
    prompt.setTextAppearance(
        screen.over()
            ? com.google.android.material.R.style.TextAppearance_Material3_HeadlineLarge
            : com.google.android.material.R.style.TextAppearance_Material3_TitleLarge);
    TextCap.atMost(prompt, screen.over() ? 40 : 26);
    prompt.setTextColor(getColor(screen.won() ? R.color.brass : R.color.ivory));
    prompt.setContentDescription(words.spokenPrompt(screen));
    showGuess(findViewById(R.id.higher), R.string.piles_higher, screen, true);
    showGuess(findViewById(R.id.lower), R.string.piles_lower, screen, false);
    findViewById(R.id.guesses).setVisibility(screen.over() ? View.GONE : View.VISIBLE);
    findViewById(R.id.ending).setVisibility(screen.over() ? View.VISIBLE : View.GONE);
    if (screen.over()) {
      this.<TextView>findViewById(R.id.summary).setText(words.summary(screen));
    }
  }

  private void showSeats(PilesScreen screen) {
    SeatRow row = findViewById(R.id.seats);
    row.setSeats(screen.seats().size());
    for (int i = 0; i < screen.seats().size(); i++) {
      PilesScreen.Seat seat = screen.seats().get(i);
      row.plate(i).show(words.callsign(screen, i), words.seatState(seat), seat.inTurn());
    }
  }

  private void showDeck(PilesScreen screen) {
    TextView remaining = findViewById(R.id.remaining);
    remaining.setText(String.format(Locale.getDefault(), "%d", screen.remaining()));
    remaining.setContentDescription(
        getResources()
            .getQuantityString(R.plurals.piles_left, screen.remaining(), screen.remaining()));
    PlayingCardView drawn = findViewById(R.id.drawn);
    TextView news = findViewById(R.id.news);
    drawn.setVisibility(screen.news().isPresent() ? View.VISIBLE : View.INVISIBLE);
    news.setText("");
    screen
        .news()
        .ifPresent(
            last -> {
              drawn.show(last.drawn(), settings.fourColours());
              drawn.setContentDescription(words.spoken(last.drawn()));
              news.setText(words.news(screen, last));
            });
  }

  private void showGuess(MaterialButton button, int word, PilesScreen screen, boolean higher) {
    button.setEnabled(screen.chances().isPresent());
    String label = getString(word);
    button.setText(
        screen
            .chances()
            .filter(chances -> settings.odds())
            .map(chances -> higher ? chances.higher() : chances.lower())
            .map(percent -> getString(R.string.piles_guess_odds, label, percent))
            .orElse(label));
  }
}
