plugins {
    `java-library`
}

dependencies {
    api(project(":p2p-protocol"))
    api(project(":radio"))
    api(project(":rim"))
    api(libs.jspecify)

    testImplementation(project(":core-games"))
    testImplementation(project(":crypto"))
    testImplementation(project(":p2p-testing"))
    testImplementation(platform(libs.junit.bom))
    testImplementation(libs.junit.jupiter)
    testRuntimeOnly(libs.junit.platform.launcher)
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
