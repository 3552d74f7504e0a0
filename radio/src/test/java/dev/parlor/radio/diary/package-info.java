/** What a diary keeps, tested. */
@NullMarked
package dev.parlor.radio.diary;

import org.jspecify.annotations.NullMarked;
