package dev.parlor.terminal.play;

import dev.parlor.terminal.screen.Look;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Where a person sees the table and types. */
public interface Display extends AutoCloseable {
  /** Shows the table as it is now; {@code latest} is what has just happened. */
  <V> void show(GameScreen<V> screen, Scene<V> scene, List<String> latest);

  /**
   * Asks for a move and waits; empty when nothing more will ever be typed. Where the display can,
   * it comes back with no text as soon as the scene is outdated.
   */
  <V> Optional<String> ask(GameScreen<V> screen, Scene<V> scene, BooleanSupplier outdated);

  /** Shows this beside every table from now on, as it stands at the moment. */
  default void follow(Supplier<Optional<Pulse>> pulse) {}

  /**
   * Nothing can be chosen now. Where the display can, it waits until the scene is outdated and lets
   * the person read the rules or leave meanwhile; empty when the person is gone.
   */
  default <V> Optional<String> idle(
      GameScreen<V> screen, Scene<V> scene, BooleanSupplier outdated) {
    return Optional.of("");
  }

  /** How things are best named here. */
  default Look suited(Look look) {
    return look;
  }

  /** Says why what was typed can't be done. */
  void refuse(String sentence);

  /** Shows a page of text until it is read. */
  void page(List<String> lines);

  /** Leaves time to see what a computer player did. */
  void pause();

  /** Leaves the last table standing until it has been seen. */
  void rest();

  /** Gives the terminal back as it was. */
  @Override
  void close();
}
