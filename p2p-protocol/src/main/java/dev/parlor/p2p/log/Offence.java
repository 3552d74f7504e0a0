package dev.parlor.p2p.log;

/**
 * A lie that its author signed.
 *
 * @param seat whose signature convicts it
 * @param what a message key, {@code offence.forkedOrder} for example
 * @param detail what exactly, for the transcript
 */
public record Offence(int seat, String what, String detail) {}
