/**
 * Stations: leaderboards over signed results. {@link dev.parlor.p2p.station.Leaderboard#of} is a
 * pure fold over result files, so that two stations with the same files print the same table;
 * {@link dev.parlor.p2p.station.RankingRules} says which results count. A {@link
 * dev.parlor.p2p.station.Ticket} binds a match to a station before it begins; {@link
 * dev.parlor.p2p.station.Station} takes results in over links, {@link
 * dev.parlor.p2p.station.StationVisit} is the other end. Files are the rim's: {@link
 * dev.parlor.p2p.station.Shelf}.
 */
@NullMarked
package dev.parlor.p2p.station;

import org.jspecify.annotations.NullMarked;
