// The build for Android Studio. Maven builds the same modules (pom.xml) and a test in tools/parity
// keeps the two equal; docs/adr/0001-two-builds.md says why there are two.
plugins {
    alias(libs.plugins.android.application) apply false
}
