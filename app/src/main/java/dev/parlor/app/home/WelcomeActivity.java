package dev.parlor.app.home;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.widget.EditText;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.textfield.TextInputLayout;
import dev.parlor.app.R;
import dev.parlor.app.card.FanView;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.app.table.Models;
import dev.parlor.games.card.Card;
import org.jspecify.annotations.Nullable;

/** The first start: a name to play under, two sentences, done. */
public final class WelcomeActivity extends AppCompatActivity {
  private WelcomeModel model;

  static Intent intent(Context context) {
    return new Intent(context, WelcomeActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_welcome);
    Edges.fit(this);
    Household household = Household.of(this);
    model =
        Models.of(
            this,
            WelcomeModel.class,
            () -> new WelcomeModel(household.identity(), household.background()));
    this.<FanView>findViewById(R.id.welcome_art)
        .showWhole(Card.parseAll("Ts Jh Qc Kd As"), new Settings(this).has(Toggle.FOUR_COLOURS));
    EditText field = findViewById(R.id.welcome_callsign);
    model
        .callsign()
        .observe(
            this,
            suggested -> {
              if (field.getText().length() == 0) {
                field.setText(suggested);
              }
            });
    model.kept().observe(this, this::kept);
    findViewById(R.id.welcome_go).setOnClickListener(view -> done());
    field.setOnEditorActionListener(
        (view, action, event) -> {
          done();
          return true;
        });
  }

  private void done() {
    EditText field = findViewById(R.id.welcome_callsign);
    boolean taken = model.keep(field.getText().toString());
    this.<TextInputLayout>findViewById(R.id.welcome_field)
        .setError(taken ? null : getString(R.string.welcome_callsign_wrong));
  }

  private void kept(boolean done) {
    if (done) {
      new Settings(this).set(Toggle.WELCOMED, true);
      finish();
    }
  }
}
