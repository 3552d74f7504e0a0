/**
 * What phones cry out so that others find their table: 31 bytes that are geogram's to the letter,
 * and 27 bytes of ours in the scan response, which say what is played and how to get in. Pure
 * bytes; knows no radio.
 *
 * <p>Everything here was said by strangers and is signed by nobody: it helps to choose a table and
 * proves nothing about it. Start at {@link dev.parlor.p2p.advert.Beacon}.
 */
@NullMarked
package dev.parlor.p2p.advert;

import org.jspecify.annotations.NullMarked;
