package dev.parlor.games.poker.eval;

/**
 * The strength of five to seven cards by counting bits, without any table: the category, then the
 * ranks that make it, then the kickers, so that a greater number wins and equal numbers tie.
 *
 * <p>Cards come as lanes: 16 bits a suit, of which 13 are used, two lowest and ace highest.
 */
public final class PlainStrength {
  private static final int ACE = 12;

  private PlainStrength() {}

  /** The bit of a card in its suit's lane. */
  public static long lane(int code) {
    return 1L << (code / 13 * 16 + (code + ACE) % 13);
  }

  /** The strength of the five to seven cards whose lanes are set. */
  public static int of(long lanes) {
    int spades = (int) lanes & 0x1FFF;
    int hearts = (int) (lanes >>> 16) & 0x1FFF;
    int diamonds = (int) (lanes >>> 32) & 0x1FFF;
    int clubs = (int) (lanes >>> 48);
    int suited =
        isFlush(spades)
            ? spades
            : isFlush(hearts) ? hearts : isFlush(diamonds) ? diamonds : isFlush(clubs) ? clubs : 0;
    if (suited != 0) {
      return flush(suited);
    }
    int spadesHearts = spades & hearts;
    int diamondsClubs = diamonds & clubs;
    int eitherBlack = spades | hearts;
    int eitherRed = diamonds | clubs;
    return unsuited(
        eitherBlack | eitherRed,
        spadesHearts | diamondsClubs | (eitherBlack & eitherRed),
        (spadesHearts & eitherRed) | (diamondsClubs & eitherBlack),
        spadesHearts & diamondsClubs);
  }

  private static boolean isFlush(int suit) {
    return Integer.bitCount(suit) >= 5;
  }

  /**
   * The strength of five to seven cards of one suit. With seven cards, no hand without a flush can
   * be better.
   */
  static int flush(int suit) {
    int high = straightHigh(suit);
    return high != 0
        ? strength(Category.STRAIGHT_FLUSH, high, 0)
        : strength(Category.FLUSH, 0, top(suit, 5));
  }

  /**
   * The strength without a flush, from the ranks that are there at least once, twice, three and
   * four times.
   */
  static int unsuited(int once, int twice, int thrice, int four) {
    if (four != 0) {
      return strength(Category.FOUR_OF_A_KIND, four, Integer.highestOneBit(once ^ four));
    }
    int three = Integer.highestOneBit(thrice);
    int pairs = twice ^ three;
    if (three != 0 && pairs != 0) {
      return strength(Category.FULL_HOUSE, three, Integer.highestOneBit(pairs));
    }
    int high = straightHigh(once);
    if (high != 0) {
      return strength(Category.STRAIGHT, high, 0);
    } else if (three != 0) {
      return strength(Category.THREE_OF_A_KIND, three, top(once ^ three, 2));
    } else if (pairs == 0) {
      return strength(Category.HIGH_CARD, 0, top(once, 5));
    }
    int best = Integer.highestOneBit(pairs);
    if (pairs == best) {
      return strength(Category.PAIR, best, top(once ^ best, 3));
    }
    int two = best | Integer.highestOneBit(pairs ^ best);
    return strength(Category.TWO_PAIR, two, Integer.highestOneBit(once ^ two));
  }

  /** The bit of the highest card of a straight, or 0; the ace also stands below the two. */
  private static int straightHigh(int ranks) {
    int run = ranks << 1 | ranks >>> ACE;
    run &= run << 1;
    run &= run << 2;
    run &= run << 1;
    return Integer.highestOneBit(run) >>> 1;
  }

  /** The highest so many of these ranks; at most two more are there. */
  private static int top(int ranks, int count) {
    int extra = Integer.bitCount(ranks) - count;
    int one = extra > 0 ? ranks & (ranks - 1) : ranks;
    return extra > 1 ? one & (one - 1) : one;
  }

  private static int strength(Category category, int makers, int kickers) {
    return category.ordinal() << 26 | makers << 13 | kickers;
  }
}
