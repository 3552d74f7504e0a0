pluginManagement {
    repositories {
        google {
            content {
                includeGroupAndSubgroups("androidx")
                includeGroupAndSubgroups("com.android")
                includeGroupAndSubgroups("com.google")
            }
        }
        mavenCentral()
        gradlePluginPortal()
    }
}

dependencyResolutionManagement {
    repositoriesMode.set(RepositoriesMode.FAIL_ON_PROJECT_REPOS)
    repositories {
        google()
        mavenCentral()
    }
}

rootProject.name = "parlor"

include(":core-games")
include(":crypto")
include(":p2p-protocol")
include(":p2p-testing")
include(":tables")
include(":tables-testing")
include(":rim")
include(":radio")
include(":radio-testing")
include(":app")
