package dev.parlor.p2p.verdict;

import dev.parlor.p2p.seating.TableSeat;

/**
 * A lie that its author signed.
 *
 * @param seat whose signature convicts it, as the seats of the table are counted: in the roster, in
 *     entries and in transcripts; {@link TableSeat#NONE} when it convicts nobody, as in a damaged
 *     file
 * @param evidence what exactly, for whoever reads a transcript; not for a player
 */
public record Verdict(TableSeat seat, Offence kind, String evidence) {}
