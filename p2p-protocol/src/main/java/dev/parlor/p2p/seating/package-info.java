/**
 * The two ways in which a seat is counted: at the table for as long as it stands, and in one of its
 * matches. They are types of their own, so that nobody takes one for the other; only {@code
 * p2p.match.Seating} knows which seat of a match is whose. What the rules get and give is the plain
 * number of a seat in the match.
 */
@NullMarked
package dev.parlor.p2p.seating;

import org.jspecify.annotations.NullMarked;
