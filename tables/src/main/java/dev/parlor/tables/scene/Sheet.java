package dev.parlor.tables.scene;

import java.util.List;
import java.util.function.Function;

/** A question that needs more room than a row of buttons. */
public sealed interface Sheet {

  /** What the question is about. */
  Phrase title();

  /**
   * A number to be chosen. Choosing one gives a new scene whose {@code done} does it.
   *
   * @param step of a slider; any whole number from {@code least} to {@code most} may be typed
   * @param done the action with the chosen {@code amount}
   */
  record Amount(
      Phrase title, int least, int most, int step, int amount, List<Preset> presets, Move done)
      implements Sheet {
    public Amount {
      presets = List.copyOf(presets);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.amount.apply(this);
    }
  }

  /** An amount at one touch. */
  record Preset(Phrase label, int amount) {}

  /** A choice of one of several moves. */
  record Options(Phrase title, List<Move> moves) implements Sheet {
    public Options {
      moves = List.copyOf(moves);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.options.apply(this);
    }
  }

  /** A comparison of people, side by side. */
  record Compare(Phrase title, List<Phrase> heads, List<Row> rows) implements Sheet {
    public Compare {
      heads = List.copyOf(heads);
      rows = List.copyOf(rows);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.compare.apply(this);
    }
  }

  /**
   * @param best whether this row is to be seen as the best one
   */
  record Row(int seat, boolean best, List<Phrase> cells) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /** One function for each kind of sheet; a forgotten kind does not compile. */
  record Cases<R>(
      Function<Amount, R> amount, Function<Options, R> options, Function<Compare, R> compare) {}

  <R> R match(Cases<R> cases);
}
