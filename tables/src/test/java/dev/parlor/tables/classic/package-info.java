/** Tests of Blackjack Classic at the tables. */
@NullMarked
package dev.parlor.tables.classic;

import org.jspecify.annotations.NullMarked;
