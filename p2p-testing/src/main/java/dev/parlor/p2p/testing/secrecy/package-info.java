/**
 * Who could read which sealed card: everything that leaves the phones of a simulated table is put
 * together with all secrets of a coalition, and no card may open to it that the rules have not
 * shown to one of its members.
 *
 * <p>Start at {@link dev.parlor.p2p.testing.secrecy.Secrecy}. Knows the seats' secrets, all of
 * them, which nothing outside of a test may.
 */
@NullMarked
package dev.parlor.p2p.testing.secrecy;

import org.jspecify.annotations.NullMarked;
