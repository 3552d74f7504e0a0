package dev.parlor.games;

/**
 * Something a seat may do now, with its limits (a raise from 40 to 980, these slots to choose
 * from); every game has its own sealed set of records.
 */
public interface Choice {}
