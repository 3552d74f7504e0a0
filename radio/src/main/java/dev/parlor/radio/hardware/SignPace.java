package dev.parlor.radio.hardware;

/** How often a sign is repeated. */
public enum SignPace {
  /** Ten times a second, while somebody is looked for. */
  EAGER,
  /** Four times a second. It costs a third of that, and others still find it. */
  CALM
}
