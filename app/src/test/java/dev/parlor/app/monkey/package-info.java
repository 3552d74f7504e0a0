/** Somebody who taps whatever there is, on a whole app beside a whole friend. */
package dev.parlor.app.monkey;
