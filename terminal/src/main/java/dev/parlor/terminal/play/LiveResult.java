package dev.parlor.terminal.play;

import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.files.Archive;
import dev.parlor.tables.scene.Scene;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Texts;
import dev.parlor.terminal.table.Aftermath;
import dev.parlor.terminal.table.Sentences;
import dev.parlor.terminal.table.SignedBy;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The end of a match between processes: who has won, who has signed, and where the result is kept.
 */
final class LiveResult<V> {
  private static final long SIGNING_MILLIS = 30_000;

  private final Rim rim;
  private final Texts texts;
  private final Voice voice;
  private final LiveSitting<?, V> sitting;

  LiveResult(Rim rim, Voice voice, LiveSitting<?, V> sitting) {
    this.rim = rim;
    this.texts = rim.texts();
    this.voice = voice;
    this.sitting = sitting;
  }

  /**
   * Keeps the match that is over and says how it ended.
   *
   * @param scene the last one of the match
   */
  void sign(Home home, Optional<Scene> scene, Sentences sentences) {
    sitting.await(view -> view.stage() == TableView.Stage.FINISHED, SIGNING_MILLIS);
    boolean all = sitting.isSignedByAll();
    sayWhyBroken();
    Path file =
        sitting.save(Archive.in(home.folder())).orElseThrow(() -> new Problem("live.noResult"));
    boolean ranked = sitting.isRanked();
    scene.ifPresent(last -> over(last, sentences));
    if (!voice.forMachines() && !ranked) {
      rim.out().println(texts.text("verify.unranked"));
    }
    voice.say(
        Voice.event("result")
            .with("file", file.toString())
            .with("signedByAll", all)
            .with("ranked", ranked),
        all ? "live.complete" : "live.incomplete",
        file);
  }

  /** What there is to say of the result while the last scene is shown and others may still sign. */
  Aftermath shownIn(Home home) {
    return new Aftermath() {
      @Override
      public Optional<SignedBy> signed() {
        return Optional.of(signedBy());
      }

      @Override
      public boolean another() {
        return sitting.table().rematch().possible();
      }

      @Override
      public List<String> proof() {
        Optional<Path> file =
            signedBy() == SignedBy.MISSING
                ? Optional.<Path>empty()
                : sitting.save(Archive.in(home.folder()));
        return file.map(its -> Proof.words(its, rim)).orElse(List.of(texts.text("live.unsigned")));
      }
    };
  }

  private SignedBy signedBy() {
    sitting.await(view -> false, 0); // the latest
    return SignedBy.of(sitting.table());
  }

  /** Says why a table broke after the last card. The result stands all the same. */
  void sayWhyBroken() {
    sitting
        .broken()
        .flatMap(view -> BrokenTable.why(view, texts))
        .ifPresent(why -> voice.say(Voice.event("broken").with("why", why), "live.broken", why));
  }

  /** Who has won, in words or for machines. */
  private void over(Scene scene, Sentences sentences) {
    if (voice.forMachines()) {
      sitting
          .table()
          .outcome()
          .ifPresent(end -> rim.out().println(Finish.json(end, scene, sentences)));
    } else {
      Finish.words(scene, sentences).forEach(rim.out()::println);
    }
  }
}
