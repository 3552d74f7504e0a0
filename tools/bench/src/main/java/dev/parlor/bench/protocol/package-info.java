/**
 * What a table costs on the air and on the clock: whole phones with real cards and signatures on
 * the simulated radio, on a processor four times slower than this one. Start with {@link
 * dev.parlor.bench.protocol.ProtocolRun}.
 */
@NullMarked
package dev.parlor.bench.protocol;

import org.jspecify.annotations.NullMarked;
