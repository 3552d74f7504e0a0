package dev.parlor.crypto.nostr;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.sign.PublicKey;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An event as a JSON object: written in one fixed order, read in any. */
final class EventJson {
  private static final int FIELDS = 7;

  private @Nullable PublicKey author;
  private @Nullable List<List<String>> tags;
  private @Nullable String content;
  private byte[] id = {};
  private byte[] signature = {};
  private long createdAt;
  private int kind;

  private EventJson() {}

  static String write(NostrEvent event) {
    Draft draft = event.draft();
    StringBuilder out = new StringBuilder("{\"id\":\"").append(Hex.encode(event.id()));
    out.append("\",\"pubkey\":\"").append(event.author().hex());
    out.append("\",\"created_at\":").append(draft.createdAt());
    out.append(",\"kind\":").append(draft.kind()).append(",\"tags\":");
    JsonText.appendTags(out, draft.tags());
    out.append(",\"content\":");
    JsonText.append(out, draft.content());
    return out.append(",\"sig\":\"").append(Hex.encode(event.signature())).append("\"}").toString();
  }

  static NostrEvent read(String json) throws BadInput {
    return new EventJson().readFields(new JsonReader(json));
  }

  private NostrEvent readFields(JsonReader in) throws BadInput {
    Set<String> seen = new HashSet<>();
    in.expect('{');
    do {
      String name = in.string();
      in.expect(':');
      if (!seen.add(name)) {
        throw new BadInput(BadInput.Reason.UNEXPECTED, "a field stands twice");
      }
      readField(name, in);
    } while (in.skip(','));
    in.expect('}');
    in.end();
    if (seen.size() != FIELDS || author == null || tags == null || content == null) {
      throw new BadInput(BadInput.Reason.UNEXPECTED, "a field is missing");
    }
    Draft draft = new Draft(createdAt, kind, tags, content);
    if (!Arrays.equals(id, draft.id(author))) {
      throw new BadInput(BadInput.Reason.ID, "the id is not the hash of the event");
    }
    return NostrEvent.verified(author, draft, signature);
  }

  private void readField(String name, JsonReader in) throws BadInput {
    switch (name) {
      case "id" -> id = Hex.decode(in.string());
      case "pubkey" -> author = PublicKey.decode(Hex.decode(in.string()));
      case "created_at" -> createdAt = in.number();
      case "kind" -> kind = kind(in.number());
      case "tags" -> tags = in.tags();
      case "content" -> content = in.string();
      case "sig" -> signature = Hex.decode(in.string());
      default -> throw new BadInput(BadInput.Reason.UNEXPECTED, "an unknown field");
    }
  }

  private static int kind(long kind) throws BadInput {
    if (kind > 0xffff) {
      throw new BadInput(BadInput.Reason.RANGE, "a kind is at most 65535");
    }
    return (int) kind;
  }
}
