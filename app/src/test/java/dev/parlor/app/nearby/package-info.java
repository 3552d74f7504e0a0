@NullMarked
package dev.parlor.app.nearby;

import org.jspecify.annotations.NullMarked;
