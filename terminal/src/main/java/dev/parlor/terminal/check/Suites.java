package dev.parlor.terminal.check;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The suites of a house, by name. */
public record Suites(List<Suite> all) {
  public Suites {
    all = all.stream().sorted(Comparator.comparing(Suite::name)).toList();
  }

  /** These suites of games, with those that are about no game. */
  public static Suites with(List<Suite> ofGames) {
    Stream<Suite> own =
        Stream.of(new Bip340Suite("bip340"), new Nip44Suite("nip44"), new NoiseSuite("noise"));
    return new Suites(Stream.concat(own, ofGames.stream()).toList());
  }

  public Optional<Suite> named(String name) {
    return all.stream().filter(suite -> suite.name().equals(name)).findFirst();
  }

  public String names() {
    return all.stream().map(Suite::name).collect(Collectors.joining(" "));
  }
}
