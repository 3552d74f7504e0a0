/**
 * What stands between a screen and the radios: permissions, a switched-off Bluetooth. One thing is
 * said and asked for after the other.
 *
 * <p>Start at {@link dev.parlor.app.doorstep.Doorstep}.
 */
@NullMarked
package dev.parlor.app.doorstep;

import org.jspecify.annotations.NullMarked;
