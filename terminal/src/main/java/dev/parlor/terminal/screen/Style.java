package dev.parlor.terminal.screen;

/** Colours of text and background, and whether it is bold. */
public record Style(Tone ink, Tone paper, boolean bold) {
  public static final Style TEXT = new Style(Tone.IVORY, Tone.FELT, false);
  public static final Style QUIET = new Style(Tone.MIST, Tone.FELT, false);
  public static final Style STRONG = new Style(Tone.IVORY, Tone.FELT, true);
  public static final Style TURN = new Style(Tone.BRASS, Tone.FELT, true);
  public static final Style WARNING = new Style(Tone.WARN, Tone.FELT, true);
  public static final Style BAR = new Style(Tone.BRASS, Tone.RIM, true);
  public static final Style BAR_WARNING = new Style(Tone.WARN, Tone.RIM, true);

  String sgr(Look.Depth depth) {
    if (depth == Look.Depth.NONE) {
      return "\u001b[0" + (bold ? ";1" : "") + "m";
    }
    return "\u001b[0"
        + (bold ? ";1;" : ";")
        + ink.sgr(38, depth)
        + ";"
        + paper.sgr(48, depth)
        + "m";
  }
}
