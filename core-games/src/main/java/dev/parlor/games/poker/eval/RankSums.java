package dev.parlor.games.poker.eval;

/**
 * All choices of so many ranks, each at most four times, with the sums of their numbers and their
 * strengths.
 */
final class RankSums {
  private final int[] numbers;
  private final int[] sums;
  private final int[] strengths;
  private int count;

  private RankSums(int[] numbers, int size) {
    this.numbers = numbers;
    this.sums = new int[size];
    this.strengths = new int[size];
  }

  /**
   * @param size of the arrays: at least the number of choices
   */
  static RankSums of(int cards, int[] numbers, int size) {
    RankSums all = new RankSums(numbers, size);
    all.choose(0, cards, 0, 0, 0, 0, 0);
    return all;
  }

  int[] sums() {
    return sums;
  }

  int[] strengths() {
    return strengths;
  }

  int count() {
    return count;
  }

  private void choose(int rank, int room, int sum, int once, int twice, int thrice, int four) {
    if (room == 0) {
      sums[count] = sum;
      strengths[count++] = PlainStrength.unsuited(once, twice, thrice, four);
      return;
    } else if (room > 4 * (numbers.length - rank)) {
      return;
    }
    int bit = 1 << rank;
    int next = rank + 1;
    int number = numbers[rank];
    choose(next, room, sum, once, twice, thrice, four);
    choose(next, room - 1, sum + number, once | bit, twice, thrice, four);
    if (room >= 2) {
      choose(next, room - 2, sum + 2 * number, once | bit, twice | bit, thrice, four);
    }
    if (room >= 3) {
      choose(next, room - 3, sum + 3 * number, once | bit, twice | bit, thrice | bit, four);
    }
    if (room >= 4) {
      choose(next, room - 4, sum + 4 * number, once | bit, twice | bit, thrice | bit, four | bit);
    }
  }
}
