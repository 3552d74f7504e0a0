package dev.parlor.app.bots;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.table.Titles;
import dev.parlor.games.GameId;
import dev.parlor.tables.bots.BotFile;
import dev.parlor.tables.bots.BotProblem;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableKits;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes in a file of computer players for one game, says what is wrong with it, and drops it. */
public final class OwnPlayersActivity extends AppCompatActivity {
  private static final String GAME = "game";
  private static final int MOST_BYTES = 4 * BotFile.MOST_CHARACTERS;
  private static final int CHUNK = 8192;

  private final ActivityResultLauncher<String[]> picker =
      registerForActivityResult(new ActivityResultContracts.OpenDocument(), this::picked);
  private final ActivityResultLauncher<String> example =
      registerForActivityResult(
          new ActivityResultContracts.CreateDocument("application/yaml"), this::save);
  private TableKit<?, ?> kit;
  private OwnPlayers players;

  public static Intent intent(Context context, GameId game) {
    return new Intent(context, OwnPlayersActivity.class).putExtra(GAME, game.id());
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    TableKits kits = Household.of(this).kits();
    String game = String.valueOf(getIntent().getStringExtra(GAME));
    kit = kits.named(game).orElse(kits.all().get(0));
    players = new OwnPlayers(this, kit);
    setContentView(R.layout.activity_own_players);
    Edges.fit(this);
    MaterialToolbar toolbar = findViewById(R.id.toolbar);
    toolbar.setNavigationOnClickListener(view -> finish());
    toolbar.setSubtitle(GameNames.of(this, kit.game().id()));
    Titles.whole(toolbar);
    findViewById(R.id.own_choose).setOnClickListener(view -> picker.launch(new String[] {"*/*"}));
    findViewById(R.id.own_example).setOnClickListener(view -> example.launch(kit.id() + ".yaml"));
    findViewById(R.id.own_remove).setOnClickListener(view -> remove());
    show("");
  }

  private void show(String problem) {
    boolean own = players.isThere();
    this.<TextView>findViewById(R.id.own_state)
        .setText(own ? R.string.own_in_use : R.string.own_not_there);
    findViewById(R.id.own_remove).setVisibility(own ? View.VISIBLE : View.GONE);
    TextView said = findViewById(R.id.own_problem);
    said.setText(problem);
    said.setVisibility(problem.isEmpty() ? View.GONE : View.VISIBLE);
  }

  private void picked(@Nullable Uri uri) {
    if (uri == null) {
      return;
    }
    try {
      players.keep(bytes(uri));
      show("");
    } catch (BotProblem e) {
      Words words =
          new Words(getResources().getConfiguration().getLocales().get(0), Bundles.common());
      show(words.shown(e.sentence(), new Speaker(List.of(), Scene.ONLOOKER)));
    } catch (IOException | SecurityException e) {
      show(getString(R.string.own_unread));
    }
  }

  /** The bytes of a file; no more than it takes to see that it is too long. */
  private byte[] bytes(Uri uri) throws IOException {
    try (@Nullable InputStream in = getContentResolver().openInputStream(uri)) {
      if (in == null) {
        throw new FileNotFoundException(uri.toString());
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] chunk = new byte[CHUNK];
      int read = in.read(chunk);
      while (read >= 0 && out.size() <= MOST_BYTES) {
        out.write(chunk, 0, read);
        read = in.read(chunk);
      }
      return out.toByteArray();
    }
  }

  /** Saves the file that comes with the app, to be changed and brought back. */
  private void save(@Nullable Uri uri) {
    if (uri == null) {
      return;
    }
    try (@Nullable OutputStream out = getContentResolver().openOutputStream(uri)) {
      if (out != null) {
        out.write(Shipped.text(kit.id()).getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException | SecurityException e) {
      show(getString(R.string.own_unwritten));
    }
  }

  private void remove() {
    try {
      players.remove();
      show("");
    } catch (IOException e) {
      show(getString(R.string.own_unwritten));
    }
  }
}
