package dev.parlor.apk;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;

/** Tells whether anything that goes into a step has changed since the step was last done. */
final class Fingerprint {
  private final MessageDigest digest;

  /** What is done again only if something has changed. */
  interface Step {
    void run() throws IOException, MojoFailureException;
  }

  Fingerprint() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  Fingerprint of(String text) {
    return add(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Adds the bytes of a file. Its name and place do not count. */
  Fingerprint of(Path file) throws IOException {
    return add(Files.readAllBytes(file));
  }

  Fingerprint of(List<Path> files) throws IOException {
    for (Path file : files) {
      of(file);
    }
    return this;
  }

  /**
   * Does a step, unless it was last done with this fingerprint. A step that fails is done again the
   * next time. Nothing can be added afterwards.
   *
   * @param mark the file that remembers the fingerprint
   */
  void once(Path mark, Step step) throws IOException, MojoFailureException {
    String now = text();
    if (!Files.exists(mark) || !Files.readString(mark).equals(now)) {
      Files.deleteIfExists(mark);
      step.run();
      Folders.write(mark, now);
    }
  }

  /** The fingerprint in hexadecimal. Nothing can be added afterwards. */
  String text() {
    return new BigInteger(1, digest.digest()).toString(16);
  }

  private Fingerprint add(byte[] bytes) {
    digest.update(Integer.toString(bytes.length).getBytes(StandardCharsets.UTF_8));
    digest.update((byte) ' ');
    digest.update(bytes);
    return this;
  }
}
