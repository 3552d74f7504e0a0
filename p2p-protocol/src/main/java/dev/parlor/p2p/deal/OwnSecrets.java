package dev.parlor.p2p.deal;

import dev.parlor.crypto.commit.Seed;
import dev.parlor.crypto.sealed.MemberSecret;

/** Secrets of one seat for one sealed deck: its part of the key, and its seed. */
public record OwnSecrets(MemberSecret key, Seed seed) {}
