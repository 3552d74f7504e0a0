package dev.parlor.app.bluetooth;

import java.util.Optional;

/** A link that keeps the phone awake for as long as its peer is heard every few seconds. */
record WakingLink(RadioLink link, Awake.Hold hold) implements RadioLink {
  @Override
  public void start(Receiver receiver) {
    link.start(
        new Receiver() {
          @Override
          public void received(byte[] bytes) {
            hold.renew();
            receiver.received(bytes);
          }

          @Override
          public void ended() {
            receiver.ended();
          }
        });
  }

  @Override
  public void send(byte[] bytes) {
    link.send(bytes);
  }

  @Override
  public void close() {
    link.close();
  }

  @Override
  public Way way() {
    return link.way();
  }

  @Override
  public Optional<ClassicAddress> peer() {
    return link.peer();
  }
}
