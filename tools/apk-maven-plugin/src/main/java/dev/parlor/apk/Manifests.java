package dev.parlor.apk;

import com.android.manifmerger.ManifestMerger2;
import com.android.manifmerger.ManifestMerger2.Invoker.Feature;
import com.android.manifmerger.ManifestSystemProperty;
import com.android.manifmerger.MergingReport;
import com.android.manifmerger.MergingReport.MergedManifestKind;
import com.android.manifmerger.MergingReport.Record.Severity;
import com.android.utils.StdLogger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoFailureException;

/** Merges the app's manifest with those of its libraries. */
final class Manifests {
  private final Path source;
  private final List<Aar> libraries;
  private final AppIdentity app;

  Manifests(Path source, List<Aar> libraries, AppIdentity app) {
    this.source = source;
    this.libraries = libraries;
    this.app = app;
  }

  void merge(boolean debuggable, Path target) throws IOException, MojoFailureException {
    if (!Files.exists(source)) {
      throw new MojoFailureException(source + ": there is no manifest");
    }
    MergingReport report = report(debuggable);
    String merged = report.getMergedDocument(MergedManifestKind.MERGED);
    if (report.getResult().isError() || merged == null) {
      throw new MojoFailureException("manifest:\n" + errors(report));
    }
    Folders.write(target, merged);
  }

  private MergingReport report(boolean debuggable) throws IOException {
    ManifestMerger2.Invoker merger =
        ManifestMerger2.newMerger(
                source.toFile(),
                new StdLogger(StdLogger.Level.ERROR),
                ManifestMerger2.MergeType.APPLICATION)
            .withFeatures(Feature.REMOVE_TOOLS_DECLARATIONS, Feature.SKIP_BLAME)
            .setNamespace(app.namespace())
            .setOverride(ManifestSystemProperty.Document.PACKAGE, app.applicationId())
            .setOverride(ManifestSystemProperty.UsesSdk.MIN_SDK_VERSION, "" + app.minSdk())
            .setOverride(ManifestSystemProperty.UsesSdk.TARGET_SDK_VERSION, "" + app.targetSdk())
            .setOverride(ManifestSystemProperty.Manifest.VERSION_CODE, "" + app.versionCode())
            .setOverride(ManifestSystemProperty.Manifest.VERSION_NAME, app.versionName());
    if (debuggable) {
      merger.withFeatures(Feature.DEBUGGABLE);
    }
    for (Aar library : libraries) {
      merger.addLibraryManifest(library.name(), library.manifest().toFile());
    }
    try {
      return merger.merge();
    } catch (ManifestMerger2.MergeFailureException e) {
      throw new IOException("merging manifests: " + e.getMessage(), e);
    }
  }

  private static String errors(MergingReport report) {
    return report.getLoggingRecords().stream()
        .filter(record -> record.getSeverity() == Severity.ERROR)
        .map(
            record ->
                record.getSourceLocation().print(false)
                    + ": "
                    + record.getMessage().strip().replaceAll("\\s*\n\\s*", " "))
        .distinct()
        .collect(Collectors.joining("\n"));
  }
}
