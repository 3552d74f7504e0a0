package dev.parlor.app.records;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.view.MenuItem;
import android.view.View;
import android.widget.TextView;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.content.IntentCompat;
import androidx.recyclerview.widget.GridLayoutManager;
import androidx.recyclerview.widget.RecyclerView;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.snackbar.Snackbar;
import com.google.android.material.tabs.TabLayout;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.replay.ReplayActivity;
import dev.parlor.app.table.Models;
import dev.parlor.app.table.Titles;
import dev.parlor.app.visit.VisitActivity;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The matches that were played and the leaderboards that they give. */
public final class RecordsActivity extends AppCompatActivity {
  private static final String TAB = "tab";
  private static final int BOARDS = 1;
  private static final int STATISTICS = 2;

  /** From this size of text on, the headings are as wide as their words, and can be slid. */
  private static final float LARGE_TEXT = 1.3f;

  private RecordsViewModel model;
  private RecordsAdapter adapter;
  private TabLayout tabs;
  private final ActivityResultLauncher<String[]> picker =
      registerForActivityResult(new ActivityResultContracts.OpenMultipleDocuments(), this::picked);

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_records);
    Edges.fit(this);
    model =
        Models.of(
            this,
            RecordsViewModel.class,
            () ->
                new RecordsViewModel(
                    new RecordBook(
                        Household.of(this).kits(),
                        getFilesDir().toPath(),
                        Household.of(this).identity()::npub)));
    MaterialToolbar toolbar = findViewById(R.id.toolbar);
    toolbar.setNavigationOnClickListener(view -> finish());
    Titles.whole(toolbar);
    for (int item : new int[] {R.id.menu_bring, R.id.menu_visit}) {
      toolbar.getMenu().findItem(item).setShowAsAction(MenuItem.SHOW_AS_ACTION_IF_ROOM);
    }
    toolbar.setOnMenuItemClickListener(this::chosen);
    adapter =
        new RecordsAdapter(
            this::open,
            alone -> startActivity(ReplayActivity.practice(this, alone.file())),
            hands -> model.open(hands));
    RecyclerView list = findViewById(R.id.list);
    list.setLayoutManager(
        new GridLayoutManager(this, getResources().getInteger(R.integer.record_columns)));
    list.setAdapter(adapter);
    tabs = findViewById(R.id.tabs);
    if (getResources().getConfiguration().fontScale >= LARGE_TEXT) {
      tabs.setTabMode(TabLayout.MODE_AUTO);
    }
    tabs.addOnTabSelectedListener(new Redraw());
    if (saved != null) {
      tabs.selectTab(tabs.getTabAt(saved.getInt(TAB)));
    } else {
      take(getIntent());
    }
    model.collection().observe(this, this::show);
    model.news().observe(this, news -> news.ifPresent(this::tell));
  }

  private boolean chosen(MenuItem item) {
    if (item.getItemId() == R.id.menu_bring) {
      picker.launch(new String[] {"*/*"});
    } else {
      startActivity(VisitActivity.intent(this));
    }
    return true;
  }

  /** Reads everything again, because a visit to a station may have brought leaderboards. */
  @Override
  protected void onRestart() {
    super.onRestart();
    model.refresh();
  }

  @Override
  protected void onSaveInstanceState(Bundle state) {
    super.onSaveInstanceState(state);
    state.putInt(TAB, tabs.getSelectedTabPosition());
  }

  @Override
  protected void onNewIntent(Intent intent) {
    super.onNewIntent(intent);
    take(intent);
  }

  /** Takes what another app shares with this one. */
  private void take(Intent intent) {
    if (Intent.ACTION_SEND.equals(intent.getAction())) {
      Uri one = IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri.class);
      String text = intent.getStringExtra(Intent.EXTRA_TEXT);
      if (one != null) {
        picked(List.of(one));
      } else if (text != null) { // some apps hand over the text of a file instead of the file
        model.bring(() -> text.getBytes(StandardCharsets.UTF_8));
      }
    } else if (Intent.ACTION_VIEW.equals(intent.getAction()) && intent.getData() != null) {
      picked(List.of(intent.getData()));
    } else if (Intent.ACTION_SEND_MULTIPLE.equals(intent.getAction())) {
      ArrayList<Uri> several =
          IntentCompat.getParcelableArrayListExtra(intent, Intent.EXTRA_STREAM, Uri.class);
      picked(several == null ? List.of() : several);
    }
  }

  private void picked(List<Uri> uris) {
    for (Uri uri : uris) {
      model.bring(() -> SharedFiles.read(getContentResolver(), uri));
    }
  }

  private void show(Collection collection) {
    int tab = tabs.getSelectedTabPosition();
    if (tab == BOARDS) {
      adapter.showBoards(collection);
    } else if (tab == STATISTICS) {
      adapter.showStatistics(collection);
    } else {
      adapter.showMatches(collection);
    }
    findViewById(R.id.empty).setVisibility(adapter.getItemCount() == 0 ? View.VISIBLE : View.GONE);
    this.<TextView>findViewById(R.id.empty_text)
        .setText(
            tab == BOARDS
                ? R.string.records_boards_empty
                : tab == STATISTICS ? R.string.records_statistics_empty : R.string.records_empty);
    MaterialToolbar toolbar = findViewById(R.id.toolbar);
    int unreadable = collection.unreadable();
    toolbar.setSubtitle(
        unreadable == 0
            ? null
            : getResources()
                .getQuantityString(R.plurals.records_unreadable, unreadable, unreadable));
  }

  private void open(MatchRecord match) {
    Path shared = getCacheDir().toPath().resolve("shared");
    new RecordSheet(this, match, () -> model.hands(match, shared)).show();
  }

  private void tell(RecordsViewModel.News news) {
    model.told();
    news.match(
            new RecordsViewModel.News.Cases<>(
                came -> Optional.of(new BroughtWords(this).of(came.what())),
                hands -> {
                  hands.file().ifPresent(file -> SharedFiles.share(this, List.of(file)));
                  return hands.file().isPresent()
                      ? Optional.<String>empty()
                      : Optional.of(getString(R.string.records_no_hands));
                },
                opened -> {
                  new HandList(this, opened.hands()).show();
                  return Optional.<String>empty();
                },
                failed -> Optional.of(getString(R.string.records_unusable))))
        .ifPresent(
            text -> Snackbar.make(findViewById(R.id.records), text, Snackbar.LENGTH_LONG).show());
  }

  /** Draws the screen again when the person chooses its other half. */
  private final class Redraw implements TabLayout.OnTabSelectedListener {
    @Override
    public void onTabSelected(TabLayout.Tab tab) {
      Collection now = model.collection().getValue();
      if (now != null) {
        show(now);
      }
    }

    @Override
    public void onTabUnselected(TabLayout.Tab tab) {
      // the other one is shown
    }

    @Override
    public void onTabReselected(TabLayout.Tab tab) {
      // nothing has changed
    }
  }
}
