package dev.parlor.terminal.screen;

/** The colours of the table, each as RGB and as its nearest in the palette of 256. */
public enum Tone {
  FELT(0x14513C, 22),
  RIM(0x0E3A2B, 234),
  BRASS(0xD4A24C, 179),
  IVORY(0xFBF8F1, 231),
  INK(0x1B1B1F, 234),
  HEART(0xC8102E, 160),
  MIST(0xA9C4B7, 151),
  WARN(0xE8A317, 214);

  private final int rgb;
  private final int palette;

  Tone(int rgb, int palette) {
    this.rgb = rgb;
    this.palette = palette;
  }

  /** The part of an SGR sequence that selects this colour; {@code layer} 38 is ink, 48 paper. */
  String sgr(int layer, Look.Depth depth) {
    return depth == Look.Depth.TRUE
        ? layer + ";2;" + (rgb >> 16) + ";" + (rgb >> 8 & 0xff) + ";" + (rgb & 0xff)
        : layer + ";5;" + palette;
  }
}
