plugins {
    `java-library`
}

dependencies {
    api(libs.bouncycastle)
    api(libs.jspecify)

    testImplementation(platform(libs.junit.bom))
    testImplementation(libs.junit.jupiter)
    testImplementation(libs.archunit)
    testImplementation(libs.secp256k1.jni)
    testImplementation(libs.secp256k1.kmp)
    testRuntimeOnly(libs.junit.platform.launcher)
}

// The library of the Kotlin project, whose parts for the JVM are all that the tests need; not every
// registry holds it.
configurations.configureEach {
    exclude(group = "fr.acinq.secp256k1", module = "secp256k1-kmp")
}

tasks.withType<JavaCompile>().configureEach {
    options.release.set(17)
    options.encoding = "UTF-8"
}

tasks.withType<Test>().configureEach {
    useJUnitPlatform()
    maxHeapSize = "1500m"
    defaultCharacterEncoding = "UTF-8"
}
