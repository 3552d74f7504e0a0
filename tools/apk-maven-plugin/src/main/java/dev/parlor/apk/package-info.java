/**
 * Builds an Android app with nothing but a JDK and Maven, in three goals.
 *
 * <p>{@link dev.parlor.apk.PrepareMojo} (before the compiler) unpacks AARs, merges manifests, links
 * resources and writes R classes and what Robolectric wants to read. {@link
 * dev.parlor.apk.LintMojo} looks the sources over. {@link dev.parlor.apk.ApkMojo} (after the tests)
 * turns classes into dex, packs, signs and then checks what it made.
 *
 * <p>Knows nothing of Parlor: everything about the app comes from its pom and its manifest. A
 * mistake in the app's files is reported as {@code file:line: what is wrong}, as a {@link
 * org.apache.maven.plugin.MojoFailureException}; anything else is an {@link java.io.IOException}.
 *
 * <p>Start reading at the three mojos; each step is a class of its own, in the order in which they
 * call it.
 */
@NullMarked
package dev.parlor.apk;

import org.jspecify.annotations.NullMarked;
