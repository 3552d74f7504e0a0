/**
 * Builds an Android app with nothing but a JDK and Maven, in three goals.
 *
 * <p>{@link dev.parlor.apk.PrepareMojo} runs before the compiler. It unpacks AARs, merges
 * manifests, links resources and writes R classes and the files that Robolectric reads. {@link
 * dev.parlor.apk.LintMojo} runs Android lint over the sources. {@link dev.parlor.apk.ApkMojo} runs
 * after the tests. It turns classes into dex, packs, signs and then checks what it has made.
 *
 * <p>Must never know: Parlor. Everything about the app comes from its pom and its manifest. A
 * mistake in the app's files is reported as {@code file:line: what is wrong}, as a {@link
 * org.apache.maven.plugin.MojoFailureException}; anything else is an {@link java.io.IOException}.
 *
 * <p>Start reading at the three mojos; each step is a class of its own, in the order in which they
 * call it.
 */
@NullMarked
package dev.parlor.apk;

import org.jspecify.annotations.NullMarked;
