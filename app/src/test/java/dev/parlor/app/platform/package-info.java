/** What Robolectric's Android lacks of a real one, for all tests of the app. */
@org.jspecify.annotations.NullMarked
package dev.parlor.app.platform;
