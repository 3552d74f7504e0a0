/**
 * Square codes: drawn by {@link dev.parlor.app.qr.QrView}, read from pictures by {@link
 * dev.parlor.app.qr.QrReader} and through the camera by {@link dev.parlor.app.qr.ScanActivity}.
 *
 * <p>Must never know: what a code says, or what becomes of it. Only {@link
 * dev.parlor.app.qr.Camera} touches the camera.
 */
@NullMarked
package dev.parlor.app.qr;

import org.jspecify.annotations.NullMarked;
