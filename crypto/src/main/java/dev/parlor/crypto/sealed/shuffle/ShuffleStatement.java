package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.commit.Output;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.sealed.Context;
import dev.parlor.crypto.sealed.FiatShamir;
import dev.parlor.crypto.sealed.Points;
import dev.parlor.crypto.sealed.SealedList;
import java.util.List;

/** What is claimed: {@code out} holds the values of {@code in}, in some order, sealed anew. */
public record ShuffleStatement(Context context, Point jointKey, SealedList in, SealedList out) {
  public ShuffleStatement {
    if (in.size() != out.size()) {
      throw new IllegalArgumentException(in.size() + " values became " + out.size());
    }
  }

  public int author() {
    return context.author().number();
  }

  Dimensions size() {
    return Dimensions.of(in.size());
  }

  /** The transcript with the whole statement: H, (u16 m, u16 n), in, out. */
  FiatShamir transcript() {
    FiatShamir transcript = new FiatShamir("shuffle", context);
    transcript.absorb("H", Points.encode(List.of(jointKey)));
    transcript.absorb("m n", new Output().u16(size().m()).u16(size().n()).bytes());
    transcript.absorb("in", in.encode());
    transcript.absorb("out", out.encode());
    return transcript;
  }
}
