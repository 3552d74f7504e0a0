package dev.parlor.app.play;

import android.content.Context;
import android.media.AudioAttributes;
import android.media.AudioFormat;
import android.media.AudioManager;
import android.media.AudioTrack;
import org.jspecify.annotations.Nullable;

/** A short sound of this app's own: two notes that ring out. A silent phone stays silent. */
final class Chime {
  static final int RATE = 22_050;
  private static final double[] NOTES = {783.99, 1174.66}; // g'' and d''', a fifth
  private static final int APART = RATE / 9;
  private static final int LENGTH = RATE * 6 / 10;
  private static final double LOUD = 0.22;
  private static final double FADES = 9; // the larger, the shorter it rings
  private static final int BEGINS = RATE / 120; // a note that began at full volume would click
  private static final double ENDS = RATE / 20.0;

  private final @Nullable AudioManager audio;
  private @Nullable AudioTrack track;

  Chime(Context context) {
    audio = (AudioManager) context.getSystemService(Context.AUDIO_SERVICE);
  }

  /** The sound as numbers, from silence to silence. */
  static short[] wave() {
    short[] wave = new short[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      double sum = 0;
      for (int note = 0; note < NOTES.length; note++) {
        sum += note(NOTES[note], i - note * APART);
      }
      double end = Math.min(1, (LENGTH - 1 - i) / ENDS);
      wave[i] = (short) Math.round(Short.MAX_VALUE * LOUD * sum * end);
    }
    return wave;
  }

  private static double note(double hertz, int at) {
    if (at < 0) {
      return 0;
    }
    double time = at / (double) RATE;
    double begins = Math.min(1, at / (double) BEGINS);
    double turn = 2 * Math.PI * hertz * time;
    return begins * Math.exp(-FADES * time) * (Math.sin(turn) + 0.2 * Math.sin(2 * turn));
  }

  /** Sounds once, if the phone may sound. */
  void ring() {
    if (audio == null || audio.getRingerMode() != AudioManager.RINGER_MODE_NORMAL) {
      return;
    }
    try {
      AudioTrack made = track == null ? make() : track;
      track = made;
      made.stop();
      made.reloadStaticData();
      made.play();
    } catch (IllegalStateException | UnsupportedOperationException busy) {
      rest(); // another app has the sound
    }
  }

  private static AudioTrack make() {
    short[] wave = wave();
    AudioTrack made =
        new AudioTrack.Builder()
            .setAudioAttributes(
                new AudioAttributes.Builder()
                    .setUsage(AudioAttributes.USAGE_NOTIFICATION_EVENT)
                    .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                    .build())
            .setAudioFormat(
                new AudioFormat.Builder()
                    .setSampleRate(RATE)
                    .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
                    .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
                    .build())
            .setTransferMode(AudioTrack.MODE_STATIC)
            .setBufferSizeInBytes(wave.length * Short.BYTES)
            .build();
    made.write(wave, 0, wave.length);
    return made;
  }

  /** Releases what the phone has lent. */
  void rest() {
    if (track != null) {
      track.release();
      track = null;
    }
  }
}
