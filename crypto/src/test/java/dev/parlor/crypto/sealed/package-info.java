@NullMarked
package dev.parlor.crypto.sealed;

import org.jspecify.annotations.NullMarked;
