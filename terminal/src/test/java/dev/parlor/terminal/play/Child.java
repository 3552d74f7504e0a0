package dev.parlor.terminal.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A Parlor in a process of its own. The test hears what it says. */
final class Child {
  private static final long PATIENCE_SECONDS = 300;

  private final Process process;
  private final Thread ear;
  private final List<String> said = new ArrayList<>();

  private Child(Process process) {
    this.process = process;
    ear = new Thread(this::listen);
    ear.setDaemon(true);
    ear.start();
  }

  static Child start(List<String> args) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add("dev.parlor.terminal.Main");
    command.addAll(args);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().put("PARLOR_DEBUG", "1");
    return new Child(builder.start());
  }

  private void listen() {
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String line = out.readLine();
      while (line != null) {
        hear(line);
        line = out.readLine();
      }
    } catch (IOException killed) {
      // it says nothing any more
    }
    hear("");
  }

  private synchronized void hear(String line) {
    said.add(line);
    notifyAll();
  }

  void type(String line) throws IOException {
    process.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
  }

  /** Waits for the first line with these words. */
  String await(String words) throws InterruptedException {
    return await(words, 1);
  }

  /** Waits for the line that says these words for the nth time. */
  synchronized String await(String words, int times) throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (true) {
      Optional<String> heard =
          said.stream().filter(line -> line.contains(words)).skip(times - 1).findFirst();
      if (heard.isPresent()) {
        return heard.get();
      }
      long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
      if (left <= 0 || !ear.isAlive()) {
        throw new AssertionError("never said '" + words + "': " + text());
      }
      wait(left);
    }
  }

  int exit() throws InterruptedException {
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("still running: " + text());
    }
    ear.join();
    return process.exitValue();
  }

  /** Kills the process, and returns when it is gone. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("does not die: " + text());
    }
  }

  synchronized String text() {
    return String.join("\n", said);
  }
}
