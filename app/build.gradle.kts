plugins {
    alias(libs.plugins.android.application)
}

android {
    namespace = "dev.parlor.app"
    compileSdk = 34

    defaultConfig {
        applicationId = "dev.parlor"
        minSdk = 26
        targetSdk = 34
        versionCode = 1
        versionName = "0.1.0"
    }

    buildTypes {
        release {
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
    testImplementation(libs.archunit)
    testImplementation(libs.junit4)
    testImplementation(libs.robolectric)
}

tasks.withType<JavaCompile>().configureEach {
    options.encoding = "UTF-8"
}

tasks.withType<Test>().configureEach {
    maxHeapSize = "1500m"
    defaultCharacterEncoding = "UTF-8"
}
