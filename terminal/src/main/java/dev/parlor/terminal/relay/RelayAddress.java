package dev.parlor.terminal.relay;

import dev.parlor.terminal.shell.Problem;
import java.io.IOException;
import java.net.ConnectException;
import java.net.ProtocolException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.net.http.HttpTimeoutException;
import java.net.http.WebSocketHandshakeException;
import java.nio.channels.UnresolvedAddressException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/** The address of a relay, with the sentence to say when it can't be reached. */
public record RelayAddress(URI uri) {

  /** Reads an address: at least {@code ws://} or {@code wss://} and a host. */
  public static RelayAddress read(String text) {
    try {
      URI uri = new URI(text);
      String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
      boolean port = uri.getPort() == -1 || (uri.getPort() > 0 && uri.getPort() < 1 << 16);
      if (List.of("ws", "wss").contains(scheme)
          && uri.getHost() != null
          && port
          && uri.getUserInfo() == null
          && uri.getFragment() == null) {
        return new RelayAddress(uri);
      }
    } catch (URISyntaxException notAnAddress) {
      // said below
    }
    throw new Problem("relay.address", text);
  }

  /** Why a connection did not come about or broke. */
  Problem because(Throwable failure) {
    if (find(failure, SSLException.class) != null) {
      return new Problem("relay.certificate", this);
    }
    if (find(failure, UnresolvedAddressException.class) != null
        || find(failure, UnknownHostException.class) != null) {
      return new Problem("relay.unknownHost", this, uri.getHost());
    }
    if (find(failure, TimeoutException.class) != null
        || find(failure, HttpTimeoutException.class) != null) {
      return new Problem("relay.silent", this);
    }
    if (find(failure, ConnectException.class) != null) {
      return new Problem("relay.unreachable", this);
    }
    WebSocketHandshakeException refused = find(failure, WebSocketHandshakeException.class);
    if (refused != null) {
      return new Problem("relay.noRelay", this, refused.getResponse().statusCode());
    }
    if (find(failure, ProtocolException.class) != null) {
      return new Problem("relay.malformed", this, "WebSocket");
    }
    boolean cut = find(failure, IOException.class) != null && failure.getMessage() == null;
    return cut
        ? new Problem("relay.hungUp", this)
        : new Problem("relay.broken", this, String.valueOf(failure.getMessage()));
  }

  private static <T extends Throwable> @Nullable T find(Throwable failure, Class<T> kind) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (kind.isInstance(cause)) {
        return kind.cast(cause);
      }
    }
    return null;
  }

  @Override
  public String toString() {
    return uri.toString();
  }
}
