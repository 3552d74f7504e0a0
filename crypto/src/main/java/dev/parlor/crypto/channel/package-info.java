/**
 * A link that nobody can listen to or change, between two people who know whom they talk to.
 *
 * <p>Bytes in, bytes out: {@link dev.parlor.crypto.channel.Handshake} (Noise XX), then {@link
 * dev.parlor.crypto.channel.Transport}, whose first message each way is an {@link
 * dev.parlor.crypto.channel.Introduction}; {@link dev.parlor.crypto.channel.ShortAuthentication}
 * lets people compare what their phones see. Must never know: sockets, threads, or what is said.
 */
@NullMarked
package dev.parlor.crypto.channel;

import org.jspecify.annotations.NullMarked;
