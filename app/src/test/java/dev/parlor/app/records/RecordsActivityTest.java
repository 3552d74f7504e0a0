package dev.parlor.app.records;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.app.Dialog;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.view.View;
import android.view.ViewGroup;
import android.widget.SeekBar;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import androidx.appcompat.widget.Toolbar;
import androidx.core.content.IntentCompat;
import androidx.lifecycle.ViewModelProvider;
import androidx.recyclerview.widget.RecyclerView;
import com.google.android.material.tabs.TabLayout;
import dev.parlor.app.R;
import dev.parlor.app.played.PlayedMatches;
import dev.parlor.app.replay.PlayedAlone;
import dev.parlor.app.replay.ReplayActivity;
import dev.parlor.app.replay.ReplayWork;
import dev.parlor.games.Setup;
import dev.parlor.rim.files.Inspection;
import dev.parlor.tables.sitting.PracticeRecord;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;
import org.robolectric.shadows.ShadowLooper;

@RunWith(RobolectricTestRunner.class)
@Config(sdk = {26, 35})
public final class RecordsActivityTest {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private final Context context = RuntimeEnvironment.getApplication();

  private Path home() {
    return context.getFilesDir().toPath();
  }

  private static ActivityController<RecordsActivity> open(Intent intent) {
    ActivityController<RecordsActivity> screen =
        Robolectric.buildActivity(RecordsActivity.class, intent).setup();
    settle(screen.get());
    return screen;
  }

  private static ActivityController<RecordsActivity> open() {
    return open(new Intent());
  }

  /** Waits until the work beside the main thread is done. */
  static void settle(RecordsActivity screen) {
    try {
      new ViewModelProvider(screen)
          .get(RecordsViewModel.class)
          .work()
          .submit(() -> {})
          .get(240, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
    ShadowLooper.idleMainLooper();
    View root = screen.getWindow().getDecorView();
    screen.findViewById(R.id.list).requestLayout();
    root.measure(exactly(root.getWidth()), exactly(root.getHeight()));
    root.layout(0, 0, root.getWidth(), root.getHeight());
  }

  private static int exactly(int pixels) {
    return View.MeasureSpec.makeMeasureSpec(pixels, View.MeasureSpec.EXACTLY);
  }

  private static View card(RecordsActivity screen, int position) {
    RecyclerView.ViewHolder holder =
        screen.<RecyclerView>findViewById(R.id.list).findViewHolderForAdapterPosition(position);
    assertNotNull("card " + position, holder);
    return holder.itemView;
  }

  private static View root(RecordsActivity screen) {
    return screen.getWindow().getDecorView();
  }

  private static String text(View view, int id) {
    return view.<TextView>findViewById(id).getText().toString();
  }

  /** A match that was played on this phone alone is listed too, and seen again at a tap. */
  @Test
  public void matchesOfThisPhoneAloneAreListedAndSeenAgain() {
    PracticeRecord record =
        PracticeRecord.fresh("piles", 1, new Setup(2, Map.of()), Long.MIN_VALUE + 5);
    PlayedAlone.Match match = new PlayedAlone.Match(List.of("You", "Ada"), record);
    Path file = new PlayedAlone(home()).keep(match, 1_767_225_600_000L);
    try (ActivityController<RecordsActivity> screen = open()) {
      RecyclerView list = screen.get().findViewById(R.id.list);
      assertEquals(1, list.getChildCount());
      View card = list.getChildAt(0);
      String line = card.<TextView>findViewById(R.id.card_line).getText().toString();
      assertTrue(line, line.startsWith("On this phone alone"));
      card.performClick();
      Intent replay = Shadows.shadowOf(screen.get()).getNextStartedActivity();
      assertTrue(ReplayActivity.practice(context, file).filterEquals(replay));
    }
  }

  /** Hands of others are brought in, listed one by one, and each seen again on the felt. */
  @Test
  public void handsThatOthersHavePlayedAreSeenAgain() throws Exception {
    String hand =
        "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [5, 10, 0]\nmin_bet = 10\n"
            + "starting_stacks = [100, 200, 300]\n"
            + "actions = ['d dh p1 ????', 'd dh p2 AcAd', 'd dh p3 KhKs', 'p3 cbr 30', 'p1 f',"
            + " 'p2 cbr 200', 'p3 cc', 'p2 sm AcAd', 'p3 sm KhKs', 'd db 2c7dTh', 'd db 3s',"
            + " 'd db 9h']\n"
            + "players = ['Ann', 'Bob', 'Cyd']\nfinishing_stacks = [95, 405, 100]\n";
    String broken = hand.replace("'p3 cbr 30'", "'p2 cbr 30'");
    Path file = temporary.getRoot().toPath().resolve("hands.phhs");
    Files.write(
        file,
        ("[1]\n"
                + hand
                + "hand = 41\n[2]\nvariant = 'FT'\n[3]\n"
                + hand
                + "hand = 42\n[4]\n"
                + broken)
            .getBytes(java.nio.charset.StandardCharsets.UTF_8));
    Intent send = new Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, offered(file));
    try (ActivityController<RecordsActivity> screen = open(send)) {
      View card = card(screen.get(), 0);
      assertEquals("Texas Hold'em", text(card, R.id.card_title));
      assertTrue(text(card, R.id.card_line).startsWith("Hands brought in"));
      String told = text(root(screen.get()), com.google.android.material.R.id.snackbar_text);
      assertTrue(told, told.endsWith("another game. Hand 4: player 2 acts out of turn."));
      card.performClick();
      settle(screen.get());
      AlertDialog list = (AlertDialog) ShadowDialog.getLatestDialog();
      assertEquals(3, list.getListView().getCount());
      assertEquals(
          "Hand 4 · player 2 acts out of turn",
          String.valueOf(list.getListView().getItemAtPosition(2)));
      String line = String.valueOf(list.getListView().getItemAtPosition(1));
      assertEquals("Hand 42 · Bob won: 205 chips", line);
      list.getListView().performItemClick(null, 1, 1);
      Intent replay = Shadows.shadowOf(screen.get()).getNextStartedActivity();
      seeAgain(replay);
    }
  }

  private static void seeAgain(Intent intent) throws Exception {
    try (ActivityController<ReplayActivity> screen =
        Robolectric.buildActivity(ReplayActivity.class, intent).setup()) {
      ReplayActivity replay = screen.get();
      ReplayWork.await(new ViewModelProvider(replay));
      ShadowLooper.idleMainLooper();
      Toolbar toolbar = replay.findViewById(R.id.toolbar);
      assertTrue(String.valueOf(toolbar.getSubtitle()).contains("42"));
      assertEquals(View.GONE, replay.findViewById(R.id.replay_verdict).getVisibility());
      SeekBar bar = replay.findViewById(R.id.replay_bar);
      assertTrue("moments: " + bar.getMax(), bar.getMax() >= 6);
      Shadows.shadowOf(bar)
          .getOnSeekBarChangeListener()
          .onProgressChanged(bar, bar.getMax() - 1, true);
      ShadowLooper.idleMainLooper();
      replay.findViewById(R.id.replay_on).performClick();
      ShadowLooper.idleMainLooper(1, TimeUnit.SECONDS);
      TextView said = replay.findViewById(R.id.replay_said);
      assertTrue(
          "the showdown is held: " + said.getText(),
          said.getText().toString().contains("405 with Pair of Aces"));
      ShadowLooper.idleMainLooper(10, TimeUnit.SECONDS);
      assertEquals("Bob won: 205 chips", said.getText().toString());
    }
  }

  @Test
  public void emptyIsExplained() {
    try (ActivityController<RecordsActivity> screen = open()) {
      assertEquals(View.VISIBLE, screen.get().findViewById(R.id.empty).getVisibility());
      assertTrue(
          text(screen.get().findViewById(R.id.records), R.id.empty_text)
              .contains("signed lies here"));
    }
  }

  @Test
  public void aMatchSaysWhoPlayedAndWhatItIsWorth() {
    PlayedMatches.piles(home(), 2, 1);
    try (ActivityController<RecordsActivity> screen = open()) {
      View card = card(screen.get(), 0);
      assertEquals("High/Low Piles", text(card, R.id.card_title));
      assertEquals("Signed by all 2", text(card, R.id.card_worth));
      assertTrue(text(card, R.id.row_name).startsWith("X1"));
    }
  }

  @Test
  public void theSecondTabIsTheLeaderboardAndSurvivesRotation() {
    PlayedMatches.piles(home(), 2, 1);
    try (ActivityController<RecordsActivity> screen = open()) {
      TabLayout tabs = screen.get().findViewById(R.id.tabs);
      tabs.selectTab(tabs.getTabAt(1));
      settle(screen.get());
      assertEquals("From the results on this phone", text(card(screen.get(), 0), R.id.card_line));
      screen.recreate();
      settle(screen.get());
      assertEquals("From the results on this phone", text(card(screen.get(), 0), R.id.card_line));
    }
  }

  @Test
  public void aMatchIsSharedWithItsProof() {
    PlayedMatches.piles(home(), 2, 1);
    try (ActivityController<RecordsActivity> screen = open()) {
      card(screen.get(), 0).performClick();
      ShadowLooper.idleMainLooper();
      Dialog sheet = ShadowDialog.getLatestDialog();
      assertTrue(text(sheet.findViewById(R.id.sheet_rows), R.id.row_note).equals("has signed"));
      sheet.findViewById(R.id.share_proof).performClick();
      Intent chooser =
          Shadows.shadowOf(RuntimeEnvironment.getApplication()).getNextStartedActivity();
      Intent send = IntentCompat.getParcelableExtra(chooser, Intent.EXTRA_INTENT, Intent.class);
      assertEquals(Intent.ACTION_SEND_MULTIPLE, send.getAction());
      assertEquals(2, send.getClipData().getItemCount());
      assertEquals(View.GONE, sheet.findViewById(R.id.share_hands).getVisibility());
    }
  }

  @Test
  public void aResultSharedByAnotherAppIsTakenIn() throws Exception {
    Path file = PlayedMatches.piles(temporary.getRoot().toPath(), 2, 1);
    Uri uri = offered(file);
    Intent send = new Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, uri);
    try (ActivityController<RecordsActivity> screen = open(send)) {
      assertEquals("High/Low Piles", text(card(screen.get(), 0), R.id.card_title));
    }
  }

  private String toldOf(byte[] file) throws Exception {
    Path sent = Files.write(temporary.getRoot().toPath().resolve("sent"), file);
    Intent send = new Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, offered(sent));
    try (ActivityController<RecordsActivity> screen = open(send)) {
      return text(root(screen.get()), com.google.android.material.R.id.snackbar_text);
    }
  }

  /** One plain sentence tells what is wrong with a file, and where. */
  @Test
  public void aDamagedFileIsToldWhereItIsDamaged() throws Exception {
    Path file = PlayedMatches.piles(temporary.getRoot().toPath(), 2, 1);
    String name = file.toFile().getName();
    Path proof = Inspection.transcriptOf(file, name.substring(0, name.length() - 4)).get();
    String result = new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.UTF_8);
    assertEquals(
        "This result is damaged: line 3 is not as it was written. It was not taken in.",
        toldOf(
            result
                .replace("TIMESTAMP", "TIMESTEMP")
                .getBytes(java.nio.charset.StandardCharsets.UTF_8)));
    byte[] transcript = Files.readAllBytes(proof);
    String torn = toldOf(Arrays.copyOf(transcript, transcript.length - 1));
    assertTrue(torn, torn.matches("This transcript is damaged: of its ([0-9]+) messages .*"));
    transcript[transcript.length - 100] ^= 1;
    String changed = toldOf(transcript);
    String who = "(The record was damaged|X1[A-Z0-9]{4} lied): .+";
    String lie = "The transcript was played again, and it is not clean. " + who;
    assertTrue(changed, changed.matches(lie));
  }

  @Test
  public void aResultOpenedInAnotherAppIsTakenIn() throws Exception {
    Path file = PlayedMatches.piles(temporary.getRoot().toPath(), 2, 1);
    try (ActivityController<RecordsActivity> screen =
        open(new Intent(Intent.ACTION_VIEW).setDataAndType(offered(file), "text/plain"))) {
      assertEquals("High/Low Piles", text(card(screen.get(), 0), R.id.card_title));
    }
    try (ActivityController<RecordsActivity> screen = open(new Intent(Intent.ACTION_VIEW))) {
      assertFalse(screen.get().isFinishing());
    }
  }

  /** A file in another app's hands. */
  private Uri offered(Path file) {
    Uri uri = Uri.parse("content://somebody/result.txt");
    Shadows.shadowOf(context.getContentResolver())
        .registerInputStreamSupplier(
            uri,
            () -> {
              try {
                return new ByteArrayInputStream(Files.readAllBytes(file));
              } catch (java.io.IOException e) {
                throw new AssertionError(e);
              }
            });
    return uri;
  }

  @Test
  public void anotherAppCantMakeThisOneReadItsOwnFiles() throws Exception {
    Path secret = Files.write(home().resolve("secret"), new byte[] {1});
    Intent send =
        new Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, Uri.fromFile(secret.toFile()));
    try (ActivityController<RecordsActivity> screen = open(send)) {
      assertEquals(View.VISIBLE, screen.get().findViewById(R.id.empty).getVisibility());
      View root = screen.get().findViewById(android.R.id.content);
      assertTrue(says(root, "The file could not be read or kept."));
    }
  }

  @Test
  public void whatIsSharedWithNothingInItIsIgnored() {
    for (String action : new String[] {Intent.ACTION_SEND, Intent.ACTION_SEND_MULTIPLE}) {
      try (ActivityController<RecordsActivity> screen = open(new Intent(action))) {
        assertFalse(
            says(
                screen.get().findViewById(android.R.id.content),
                "The file could not be read or kept."));
      }
    }
  }

  private static boolean says(View view, String text) {
    if (view instanceof TextView label && label.getText().toString().equals(text)) {
      return true;
    }
    boolean found = false;
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        found |= says(group.getChildAt(i), text);
      }
    }
    return found;
  }
}
