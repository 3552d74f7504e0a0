package dev.parlor.app.records;

import android.content.ClipData;
import android.content.ContentResolver;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.core.content.FileProvider;
import dev.parlor.rim.Trouble;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Hands files to other apps and takes files from them. */
public final class SharedFiles {
  /** The largest file that is read, because a phone needs its memory for other things, too. */
  static final int MAX_BYTES = 16 << 20;

  private static final String AUTHORITY = ".files";

  private SharedFiles() {}

  /** Lets the person choose where these files go. */
  public static void share(Context context, List<Path> files) {
    context.startActivity(Intent.createChooser(intent(context, files), null));
  }

  static Intent intent(Context context, List<Path> files) {
    ArrayList<Uri> uris = new ArrayList<>();
    ClipData clip = null;
    for (Path file : files) {
      Uri uri =
          FileProvider.getUriForFile(context, context.getPackageName() + AUTHORITY, file.toFile());
      uris.add(uri);
      if (clip == null) {
        clip = ClipData.newRawUri(null, uri);
      } else {
        clip.addItem(new ClipData.Item(uri));
      }
    }
    boolean one = uris.size() == 1;
    Intent send = new Intent(one ? Intent.ACTION_SEND : Intent.ACTION_SEND_MULTIPLE);
    if (one) {
      send.putExtra(Intent.EXTRA_STREAM, uris.get(0)).setType("text/plain");
    } else {
      send.putParcelableArrayListExtra(Intent.EXTRA_STREAM, uris).setType("*/*");
    }
    send.setClipData(clip);
    send.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
    return send;
  }

  /** Reads what another app offers. Slow. */
  static byte[] read(ContentResolver resolver, Uri uri) {
    // only a file that another app vouches for, because a path could lead to this app's own files
    if (!ContentResolver.SCHEME_CONTENT.equals(uri.getScheme())) {
      throw new Trouble("records.unusable", String.valueOf(uri.getScheme()));
    }
    try (InputStream in = resolver.openInputStream(uri)) {
      if (in == null) {
        throw new Trouble("records.unusable", uri);
      }
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      byte[] buffer = new byte[16 * 1024];
      int count = in.read(buffer);
      while (count >= 0 && bytes.size() <= MAX_BYTES) {
        bytes.write(buffer, 0, count);
        count = in.read(buffer);
      }
      if (bytes.size() > MAX_BYTES) {
        throw new Trouble("records.unusable", bytes.size());
      }
      return bytes.toByteArray();
    } catch (IOException | SecurityException e) {
      throw new Trouble("records.unusable", String.valueOf(e.getMessage()));
    }
  }
}
