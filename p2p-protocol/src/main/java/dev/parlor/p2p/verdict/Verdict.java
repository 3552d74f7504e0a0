package dev.parlor.p2p.verdict;

import dev.parlor.p2p.seating.TableSeat;

/**
 * A lie that its author signed.
 *
 * @param seat the seat whose signature convicts it, as the table counts seats; {@link
 *     TableSeat#NONE} when it convicts nobody, as in a damaged file
 * @param evidence what exactly was signed, for a reader of a transcript rather than for a player
 */
public record Verdict(TableSeat seat, Offence kind, String evidence) {}
