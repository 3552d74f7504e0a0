package dev.parlor.rim.link;

/** Makes threads that keep no process alive. */
public final class Daemon {
  private Daemon() {}

  public static Thread thread(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }
}
