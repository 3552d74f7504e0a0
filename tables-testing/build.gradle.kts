plugins {
    `java-library`
}

dependencies {
    api(project(":core-games"))
    api(project(":p2p-protocol"))
    api(project(":tables"))
    api(libs.jspecify)
}

tasks.withType<JavaCompile>().configureEach {
    options.release.set(17)
    options.encoding = "UTF-8"
}
