/**
 * Keeps the two builds equal: reads the poms and the Gradle files as text and compares what they
 * say. Nothing here runs Gradle. Start reading at {@code ParityTest}.
 */
package dev.parlor.parity;
