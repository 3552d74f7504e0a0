package dev.parlor.crypto.nostr;

import dev.parlor.crypto.Sha256;
import dev.parlor.crypto.sign.PublicKey;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What an event says, before somebody signs it. Its texts hold no control characters but tab, line
 * feed, carriage return, backspace and form feed, and no half surrogate pairs. Programs do not
 * agree on the id of an event that has others.
 */
public record Draft(long createdAt, int kind, List<List<String>> tags, String content) {
  public Draft {
    if (createdAt < 0 || kind < 0 || kind > 0xffff) {
      throw new IllegalArgumentException("a time from 0 and a kind from 0 to 65535");
    }
    List<List<String>> copy = new ArrayList<>();
    for (List<String> tag : tags) {
      copy.add(Collections.unmodifiableList(new ArrayList<>(tag)));
      tag.forEach(JsonText::requireAgreed);
    }
    tags = Collections.unmodifiableList(copy);
    JsonText.requireAgreed(content);
  }

  /** SHA-256 of the serialisation [0,pubkey,created_at,kind,tags,content]. */
  public byte[] id(PublicKey author) {
    return Sha256.of(serialized(author).getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The text of which the id is the hash: no white space, and only the escapes that NIP-01 names.
   */
  public String serialized(PublicKey author) {
    StringBuilder out = new StringBuilder("[0,\"").append(author.hex()).append("\",");
    out.append(createdAt).append(',').append(kind).append(',');
    JsonText.appendTags(out, tags);
    out.append(',');
    JsonText.append(out, content);
    return out.append(']').toString();
  }
}
