package dev.parlor.terminal.play;

import dev.parlor.terminal.Main;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** Runs {@code parlor station} on a thread of its own, with a keyboard and an ear. */
final class OpenStation {
  private static final int PATIENCE_SECONDS = 120;

  private final PipedOutputStream keyboard = new PipedOutputStream();
  private final Ear ear = new Ear();
  private final FutureTask<Integer> run;
  final String address;

  OpenStation(Path dir, List<String> more) throws IOException, InterruptedException {
    PipedInputStream in = new PipedInputStream(keyboard);
    PrintStream out = new PrintStream(ear, true, StandardCharsets.UTF_8);
    List<String> args = new ArrayList<>(List.of("station", "--dir", dir.toString()));
    args.addAll(more);
    run = new FutureTask<>(() -> Main.run(args.toArray(new String[0]), in, out, out));
    Thread thread = new Thread(run);
    thread.setDaemon(true);
    thread.start();
    address = ear.await(" is open at ").replaceFirst(".* at ([0-9.:]+)\\. .*", "$1");
  }

  String await(String words) throws InterruptedException {
    return ear.await(words);
  }

  void type(String words) {
    try {
      keyboard.write((words + "\n").getBytes(StandardCharsets.UTF_8));
      keyboard.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int exit() throws Exception {
    return run.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }
}
