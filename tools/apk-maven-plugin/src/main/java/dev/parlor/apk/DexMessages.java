package dev.parlor.apk;

import com.android.tools.r8.Diagnostic;
import com.android.tools.r8.DiagnosticsHandler;
import com.android.tools.r8.origin.Origin;
import com.android.tools.r8.position.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;

/** Collects what D8 and R8 say, so that it ends in the build's own error. */
final class DexMessages implements DiagnosticsHandler {
  private final List<String> errors = Collections.synchronizedList(new ArrayList<>());

  @Override
  public void error(Diagnostic diagnostic) {
    errors.add(sentence(diagnostic));
  }

  @Override
  public void warning(Diagnostic diagnostic) {
    // Warnings are about libraries that carry code for newer phones. R8 reports as errors what
    // matters.
  }

  @Override
  public void info(Diagnostic diagnostic) {
    // It is progress only.
  }

  MojoFailureException failure(String step, Exception cause) {
    String what = errors.isEmpty() ? String.valueOf(cause.getMessage()) : String.join("\n", errors);
    return new MojoFailureException(step + ":\n" + what, cause);
  }

  private static String sentence(Diagnostic diagnostic) {
    StringBuilder sentence = new StringBuilder();
    if (!diagnostic.getOrigin().equals(Origin.unknown())) {
      sentence.append(diagnostic.getOrigin()).append(": ");
    }
    if (!diagnostic.getPosition().equals(Position.UNKNOWN)) {
      sentence.append(diagnostic.getPosition().getDescription()).append(": ");
    }
    return sentence.append(diagnostic.getDiagnosticMessage()).toString();
  }
}
