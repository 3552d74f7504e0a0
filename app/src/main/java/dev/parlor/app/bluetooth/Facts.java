package dev.parlor.app.bluetooth;

import dev.parlor.radio.RadioState;
import java.util.Set;

/**
 * What {@link Needs} depends on.
 *
 * @param sdk the phone's version of Android, as an API level
 * @param granted the permissions that it has been given
 * @param locationOn whether its location is switched on
 */
public record Facts(int sdk, Set<String> granted, RadioState radio, boolean locationOn) {}
