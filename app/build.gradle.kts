plugins {
    alias(libs.plugins.android.application)
}

// pom.xml is the one place for the version; the first <version> in it is the project's own.
val pom = rootProject.file("pom.xml").readText()

fun inPom(tag: String) = Regex("<$tag>([^<]+)</$tag>").find(pom)!!.groupValues[1]

// The key of releases comes from outside; without it the release is unsigned, as Maven's is.
val keystore: String? = System.getenv("PARLOR_KEYSTORE")

android {
    namespace = "dev.parlor.app"
    compileSdk = 36

    defaultConfig {
        applicationId = "dev.parlor"
        minSdk = 26
        targetSdk = 36
        versionCode = inPom("android.versionCode").toInt()
        versionName = inPom("version")
        resourceConfigurations += setOf("en", "de", "pt", "es")
    }

    if (keystore != null) {
        signingConfigs.create("outside") {
            storeFile = file(keystore)
            storePassword = System.getenv("PARLOR_KEYSTORE_PASSWORD")
            keyAlias = System.getenv("PARLOR_KEY_ALIAS") ?: "parlor"
            keyPassword = System.getenv("PARLOR_KEYSTORE_PASSWORD")
        }
    }

    buildTypes {
        release {
            signingConfig = signingConfigs.findByName("outside")
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(
                getDefaultProguardFile("proguard-android-optimize.txt"),
                "proguard-rules.pro",
            )
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    packaging {
        // Bouncy Castle's manifests for OSGi, of no use on a phone.
        resources.excludes += "/META-INF/versions/*/OSGI-INF/MANIFEST.MF"
    }

    testOptions {
        unitTests.isIncludeAndroidResources = true
    }

    lint {
        abortOnError = true
        disable +=
            listOf(
                "OldTargetApi",
                "GradleDependency",
                "NewerVersionAvailable",
                "AndroidGradlePluginVersion",
            )
    }
}

dependencies {
    implementation(project(":core-games"))
    implementation(project(":crypto"))
    implementation(project(":p2p-protocol"))
    implementation(project(":radio"))
    implementation(project(":rim"))
    implementation(project(":tables"))
    implementation(libs.jspecify)
    implementation(libs.androidx.appcompat)
    implementation(libs.androidx.constraintlayout)
    implementation(libs.androidx.lifecycle.livedata)
    implementation(libs.androidx.lifecycle.viewmodel)
    implementation(libs.androidx.recyclerview)
    implementation(libs.material)
    implementation(libs.zxing.core)

    constraints {
        // Lifecycle runs on coroutines; nothing here is written against them.
        implementation(libs.kotlinx.coroutines.core)
    }

    testImplementation(project(":p2p-testing"))
    testImplementation(project(":radio-testing"))
    testImplementation(project(":tables-testing"))
    testImplementation(libs.archunit)
    testImplementation(libs.junit4)
    testImplementation(libs.robolectric)
}

tasks.withType<JavaCompile>().configureEach {
    options.encoding = "UTF-8"
}

tasks.withType<Test>().configureEach {
    maxHeapSize = "1500m"
    // Robolectric opens what a provider of files hands out by the JDK's own descriptor.
    jvmArgs("--add-opens=java.base/java.io=ALL-UNNAMED")
    defaultCharacterEncoding = "UTF-8"
}
