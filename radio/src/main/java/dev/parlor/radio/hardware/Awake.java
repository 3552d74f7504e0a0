package dev.parlor.radio.hardware;

/** Keeps the processor from falling asleep while a link is open. */
public interface Awake {
  /** From now until the hold is let go. */
  Hold hold();

  /** One reason to stay awake. */
  interface Hold {
    /** The reason still stands; without this for ten minutes the hold is lost. */
    void renew();

    /** Once; letting go again does nothing. */
    void letGo();
  }
}
