package dev.parlor.p2p.audit;

import java.util.List;

/**
 * What one entry of a transcript is, for words about it.
 *
 * @param verb under which it is printed
 * @param args of a line; of a block its length in bytes
 * @param follows what the rules made of it, in the verbs of the original design
 */
public record Told(String verb, List<String> args, List<String> follows) {
  public Told {
    args = List.copyOf(args);
    follows = List.copyOf(follows);
  }
}
