/**
 * Everything that touches a radio, behind interfaces without a type of Android's: {@link
 * dev.parlor.app.bluetooth.NearbyRadio} opens doors, looks for tables and calls them. What comes of
 * it is a {@link dev.parlor.p2p.link.Link}, the same whether RFCOMM, L2CAP or GATT carries it.
 *
 * <p>Must never know: a table, a game's rules, a screen. The rest of the app must never see a type
 * of {@code android.bluetooth}.
 */
@NullMarked
package dev.parlor.app.bluetooth;

import org.jspecify.annotations.NullMarked;
