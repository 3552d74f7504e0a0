package dev.parlor.radio.control;

import dev.parlor.rim.table.Strand;
import java.util.concurrent.Executor;

/**
 * How links are made: what keeps a thread waiting does so on {@code threads}, what comes of it goes
 * through the pipes and is told on the radio's strand.
 */
record Plumbing(Strand strand, Executor threads, LivePipes pipes) {}
