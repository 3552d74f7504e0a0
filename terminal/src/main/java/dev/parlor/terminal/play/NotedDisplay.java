package dev.parlor.terminal.play;

import dev.parlor.terminal.screen.Look;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Notes what is typed to the table (not that the rules were read), after going quickly through what
 * was typed before.
 */
final class NotedDisplay implements Display {
  private final Display display;
  private final PracticeNotes notes;
  private final Deque<String> before;

  NotedDisplay(Display display, PracticeNotes notes, List<String> before) {
    this.display = display;
    this.notes = notes;
    this.before = new ArrayDeque<>(before);
  }

  @Override
  public <V> void show(GameScreen<V> screen, Scene<V> scene, List<String> latest) {
    if (before.isEmpty()) {
      display.show(screen, scene, latest);
    }
  }

  @Override
  public <V> Optional<String> ask(GameScreen<V> screen, Scene<V> scene, BooleanSupplier outdated) {
    String known = before.poll();
    if (known != null) {
      return Optional.of(known);
    }
    Optional<String> typed = display.ask(screen, scene, outdated);
    typed.filter(text -> !text.trim().matches("[qQ?]")).ifPresent(notes::add);
    return typed;
  }

  @Override
  public Look suited(Look look) {
    return display.suited(look);
  }

  @Override
  public void refuse(String sentence) {
    if (before.isEmpty()) {
      display.refuse(sentence);
    }
  }

  @Override
  public void page(List<String> lines) {
    if (before.isEmpty()) {
      display.page(lines);
    }
  }

  @Override
  public void pause() {
    if (before.isEmpty()) {
      display.pause();
    }
  }

  @Override
  public void rest() {
    display.rest();
  }

  @Override
  public void close() {
    display.close();
  }
}
