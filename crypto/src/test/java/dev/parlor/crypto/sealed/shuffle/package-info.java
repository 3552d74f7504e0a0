@NullMarked
package dev.parlor.crypto.sealed.shuffle;

import org.jspecify.annotations.NullMarked;
