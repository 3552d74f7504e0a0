package dev.parlor.p2p.station;

import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Verification;

/** A result with what it is worth. */
public record Judged(SignedResult result, Verification verification) {}
