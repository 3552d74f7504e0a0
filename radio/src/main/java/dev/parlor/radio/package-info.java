/**
 * How phones find and reach each other, decided without any platform: {@link
 * dev.parlor.radio.NearbyRadio} opens doors, looks for tables and calls them. What comes of it is a
 * {@link dev.parlor.p2p.link.Link}, the same whether RFCOMM, L2CAP or GATT carries it.
 *
 * <p>This package is what the rest of a device sees. {@link dev.parlor.radio.control.Radios} makes
 * it over a {@link dev.parlor.radio.hardware.Hardware}, which each platform brings: the app brings
 * Android's.
 *
 * <p>Must never know: Android or any other platform, a socket, a table's session, a game's rules, a
 * screen.
 */
@NullMarked
package dev.parlor.radio;

import org.jspecify.annotations.NullMarked;
