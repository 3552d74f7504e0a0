package dev.parlor.radio;

/** A listener that is told how a call goes. */
public interface CallListener {
  /** Somebody answered; the link is not yet started, and the call rests. */
  void reached(RadioLink link);

  /** All ways were tried in vain. The next round comes by itself unless the call is closed. */
  void failed(RadioTrouble why);
}
