/** A monkey that taps all there is, on a whole app beside a whole friend. */
package dev.parlor.app.monkey;
