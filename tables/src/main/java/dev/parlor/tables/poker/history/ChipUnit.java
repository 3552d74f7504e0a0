package dev.parlor.tables.poker.history;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The chip of a record: the greatest amount of which all its amounts are multiples. Amounts with
 * decimals thus become whole chips, and a pot is split in the money that was really on the table.
 */
record ChipUnit(BigDecimal size) {
  /** Finishing stacks with more decimals than this are rounded quotients. */
  private static final int DECIMALS = 4;

  private static final int MOST_DIGITS = 60;

  static ChipUnit of(List<BigDecimal> amounts, List<BigDecimal> finishing) {
    List<BigDecimal> all = new ArrayList<>(amounts);
    for (BigDecimal amount : finishing) {
      if (!isQuotient(amount)) {
        all.add(amount);
      }
    }
    int scale = 0;
    for (BigDecimal amount : all) {
      scale = Math.max(scale, scale(amount));
    }
    BigInteger divisor = BigInteger.ZERO;
    for (BigDecimal amount : all) {
      divisor = divisor.gcd(amount.movePointRight(scale).toBigInteger());
    }
    BigInteger chip = divisor.signum() == 0 ? BigInteger.ONE : divisor;
    return new ChipUnit(new BigDecimal(chip, scale));
  }

  /**
   * The unit in which people count: ones if all amounts of the record are whole; otherwise the
   * smallest unit there is.
   */
  ChipUnit asPeopleCount() {
    boolean whole = size.remainder(BigDecimal.ONE).signum() == 0;
    return whole ? new ChipUnit(BigDecimal.ONE) : this;
  }

  /**
   * Reads an amount. It refuses exponents that ask for more digits than any stack needs.
   *
   * @throws NumberFormatException when it is none
   */
  static BigDecimal parse(String text) {
    if (text.length() <= MOST_DIGITS) {
      BigDecimal amount = new BigDecimal(text);
      if (Math.abs((long) amount.scale()) <= MOST_DIGITS) {
        return amount;
      }
    }
    throw new NumberFormatException("no amount");
  }

  static boolean isQuotient(BigDecimal amount) {
    return scale(amount) > DECIMALS;
  }

  private static int scale(BigDecimal amount) {
    return amount.signum() == 0 ? 0 : Math.max(0, amount.stripTrailingZeros().scale());
  }

  /**
   * The amount in chips. A rounded quotient is cut to whole chips.
   *
   * @throws BrokenRecord when there are too many
   */
  int chips(BigDecimal amount) {
    try {
      return amount.divideToIntegralValue(size).intValueExact();
    } catch (ArithmeticException e) {
      throw new BrokenRecord("phh.tooMany", amount);
    }
  }
}
