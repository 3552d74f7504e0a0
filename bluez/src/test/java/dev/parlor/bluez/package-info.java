/** Tests of the room that need no radio. Tests that need one are run by tools/radio-vm. */
@NullMarked
package dev.parlor.bluez;

import org.jspecify.annotations.NullMarked;
