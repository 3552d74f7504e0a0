package dev.parlor.apk;

/**
 * Who the app is, as it stands in every merged manifest.
 *
 * @param namespace the package of R, which relative class names in the manifest start from
 */
record AppIdentity(
    String applicationId,
    String namespace,
    int minSdk,
    int targetSdk,
    int versionCode,
    String versionName) {}
