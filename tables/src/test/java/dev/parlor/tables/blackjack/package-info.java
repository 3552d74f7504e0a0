/** Tests of the two blackjacks at the tables. */
@NullMarked
package dev.parlor.tables.blackjack;

import org.jspecify.annotations.NullMarked;
