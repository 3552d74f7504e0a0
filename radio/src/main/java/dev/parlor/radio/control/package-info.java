/**
 * The decisions: when to scan, whom to call over which way and in which order, when to give up and
 * when to try again. {@link dev.parlor.radio.control.Radios} is the whole of it; everything runs on
 * one thread, in virtual time in tests.
 *
 * <p>Must never know: a platform. What hardware does it learns from {@link
 * dev.parlor.radio.hardware.Hardware} alone.
 */
@NullMarked
package dev.parlor.radio.control;

import org.jspecify.annotations.NullMarked;
