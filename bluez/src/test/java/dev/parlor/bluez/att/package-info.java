@NullMarked
package dev.parlor.bluez.att;

import org.jspecify.annotations.NullMarked;
