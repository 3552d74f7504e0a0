package dev.parlor.terminal.net;

import dev.parlor.p2p.link.Link;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.function.Consumer;

/** A way over TCP. */
public record TcpRoute(InetSocketAddress host) implements Route {
  private static final int TIMEOUT_MILLIS = 5_000;

  @Override
  public String where() {
    return HostPort.text(host);
  }

  @Override
  public Link once() throws IOException {
    return TcpLink.connect(host, TIMEOUT_MILLIS);
  }

  @Override
  public RepeatedCall keep(Consumer<Link> reached, Consumer<String> failed) {
    return new HostDialer(host, reached, why -> failed.accept(String.valueOf(why.getMessage())));
  }

  @Override
  public Optional<InetSocketAddress> network() {
    return host.isUnresolved() ? Optional.empty() : Optional.of(host);
  }

  @Override
  public String address() {
    return host.getHostString();
  }

  @Override
  public int port() {
    return host.getPort();
  }
}
