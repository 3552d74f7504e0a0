package dev.parlor.app.settings;

import android.content.ClipData;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.core.content.FileProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The package from which this app was installed. Whoever gets it has the app, without any network.
 */
final class OwnPackage {
  private static final String TYPE = "application/vnd.android.package-archive";

  private OwnPackage() {}

  /** A copy that another app may be allowed to read. Making it is slow. */
  static Path copy(Path from, Path folder, String name) throws IOException {
    Files.createDirectories(folder);
    Path copy = folder.resolve(name);
    Files.copy(from, copy, StandardCopyOption.REPLACE_EXISTING);
    return copy;
  }

  /** Lets the person choose how it is sent. */
  static Intent share(Context context, Path copy) {
    Uri uri =
        FileProvider.getUriForFile(context, context.getPackageName() + ".files", copy.toFile());
    Intent send = new Intent(Intent.ACTION_SEND).setType(TYPE).putExtra(Intent.EXTRA_STREAM, uri);
    send.setClipData(ClipData.newRawUri(null, uri));
    send.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
    return Intent.createChooser(send, null);
  }
}
