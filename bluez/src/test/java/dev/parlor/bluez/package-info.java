/** Tests of the room that need no radio; those that do are run by tools/radio-vm. */
@NullMarked
package dev.parlor.bluez;

import org.jspecify.annotations.NullMarked;
