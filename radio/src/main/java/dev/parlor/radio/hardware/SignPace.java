package dev.parlor.radio.hardware;

/** How often a sign is repeated. */
public enum SignPace {
  /** Ten times a second: somebody is looked for. */
  EAGER,
  /** Four times a second: it costs a third of that, and whoever looks still finds it. */
  CALM
}
