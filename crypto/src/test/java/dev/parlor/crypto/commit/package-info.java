@NullMarked
package dev.parlor.crypto.commit;

import org.jspecify.annotations.NullMarked;
