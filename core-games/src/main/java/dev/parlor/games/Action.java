package dev.parlor.games;

/** Something a seat does; every game has its own sealed set of records. */
public interface Action {}
