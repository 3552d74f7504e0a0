/**
 * Air for tests: {@link dev.parlor.radio.testing.FakeAir} joins the radios of several phones in one
 * process, for tests of what is above the radio. Shipped in no app.
 */
@NullMarked
package dev.parlor.radio.testing;

import org.jspecify.annotations.NullMarked;
