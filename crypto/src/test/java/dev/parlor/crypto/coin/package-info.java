@NullMarked
package dev.parlor.crypto.coin;

import org.jspecify.annotations.NullMarked;
