package dev.parlor.app.bluetooth;

/**
 * What the radios of a phone can do.
 *
 * @param present whether it has Bluetooth at all
 * @param on whether Bluetooth is switched on
 * @param lowEnergy whether it can look for signs, and be reached over L2CAP and GATT
 * @param canAdvertise whether it can put a sign up; known only while it is on
 */
public record RadioState(boolean present, boolean on, boolean lowEnergy, boolean canAdvertise) {}
