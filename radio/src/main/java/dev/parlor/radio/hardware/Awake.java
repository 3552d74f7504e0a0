package dev.parlor.radio.hardware;

/** Keeps the processor from falling asleep while a link is open. */
public interface Awake {
  /** Keeps the processor awake from now until the hold is let go. */
  Hold hold();

  /** One reason to stay awake. */
  interface Hold {
    /** The reason still stands. A hold that is not renewed for ten minutes is lost. */
    void renew();

    /** Lets go. Only the first call counts. */
    void letGo();
  }
}
