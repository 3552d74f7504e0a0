package dev.parlor.radiovm;

import dev.parlor.bluez.BluezHardware;
import dev.parlor.p2p.testing.link.LinkContract;
import dev.parlor.radio.Way;
import dev.parlor.radio.testing.HardwareContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * {@code RadioProof HOST GUEST checks [WAY...]} holds two adapters of this computer against the
 * contracts of hardware and links; {@code RadioProof HOST GUEST measures TABLE [WAY...]} measures
 * them and writes a table. Ends with 1 if anything failed.
 */
public final class RadioProof {
  private static final String MEASURES = "measures";
  private static final int OF_CHECKS = 3;
  private static final int OF_MEASURES = 4;

  private final BluezHardware host;
  private final BluezHardware guest;
  private final Set<Way> ways;
  private int failed;
  private int passed;

  /** What a contract checks. It may throw anything. */
  private interface Body {
    void run() throws Exception;
  }

  private RadioProof(BluezHardware host, BluezHardware guest, Set<Way> ways) {
    this.ways = ways;
    this.host = host;
    this.guest = guest;
  }

  public static void main(String[] args) throws IOException {
    String bus = "unix:path=/run/dbus/system_bus_socket";
    try (BluezHardware host = BluezHardware.open(bus, Optional.of(args[0]));
        BluezHardware guest = BluezHardware.open(bus, Optional.of(args[1]))) {
      boolean measures = args[2].equals(MEASURES);
      RadioProof proof =
          new RadioProof(host, guest, ways(args, measures ? OF_MEASURES : OF_CHECKS));
      if (measures) {
        Files.writeString(Path.of(args[OF_CHECKS]), proof.measures());
      } else {
        proof.contracts();
      }
      System.out.println(proof.passed + " passed, " + proof.failed + " failed");
      System.exit(proof.failed == 0 ? 0 : 1);
    }
  }

  private static Set<Way> ways(String[] args, int from) {
    Set<Way> ways = EnumSet.noneOf(Way.class);
    for (int i = from; i < args.length; i++) {
      ways.add(Way.valueOf(args[i]));
    }
    return ways.isEmpty() ? EnumSet.allOf(Way.class) : ways;
  }

  private TwoAdapters lab() {
    return new TwoAdapters(host, guest);
  }

  private void contracts() {
    for (HardwareContract.Check check : HardwareContract.checks()) {
      run(check.name(), lab(), check.body());
    }
    for (Way way : ways) {
      for (HardwareContract.Check check : HardwareContract.checks(way)) {
        run(way + ": " + check.name(), lab(), check.body());
      }
      for (LinkContract.Check check : LinkContract.checks()) {
        tried(
            way + " link: " + check.name(),
            () -> {
              try (BluezLinks links = new BluezLinks(lab(), way)) {
                check.body().run(links);
              }
            });
      }
    }
  }

  private void run(String name, TwoAdapters lab, HardwareContract.Body body) {
    tried(
        name,
        () -> {
          try (lab) {
            body.run(lab);
          }
        });
  }

  private String measures() {
    StringBuilder table = new StringBuilder();
    for (Way way : ways) {
      tried(way + ": measured", () -> table.append(Measure.of(lab(), way)));
    }
    return table.toString();
  }

  private void tried(String name, Body body) {
    long began = System.nanoTime();
    String outcome = "ok    ";
    try {
      body.run();
      passed++;
    } catch (Exception | AssertionError broken) {
      failed++;
      outcome = "FAILED";
      broken.printStackTrace(System.out);
    }
    long millis = (System.nanoTime() - began) / 1_000_000;
    System.out.printf("%s %6d ms  %s%n", outcome, millis, name);
  }
}
