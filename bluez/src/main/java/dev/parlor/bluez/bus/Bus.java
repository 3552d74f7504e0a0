package dev.parlor.bluez.bus;

import java.io.Closeable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.freedesktop.dbus.DBusMatchRule;
import org.freedesktop.dbus.DBusPath;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.exceptions.DBusExecutionException;
import org.freedesktop.dbus.interfaces.DBus;
import org.freedesktop.dbus.interfaces.DBusInterface;
import org.freedesktop.dbus.interfaces.ObjectManager;
import org.freedesktop.dbus.interfaces.Properties;
import org.freedesktop.dbus.types.Variant;

/** A connection to the system's bus, and what BlueZ has there. */
public final class Bus implements Closeable {
  private static final String DEFAULT = "unix:path=/run/dbus/system_bus_socket";
  private static final String ROOT = "/";

  /**
   * How long to wait for a bus that is not there yet. A computer without one has none later either.
   */
  private static final int PATIENCE = 500;

  private static final String PROPERTIES = "org.freedesktop.DBus.Properties";

  private final DBusConnection connection;
  private final String daemon;

  private Bus(DBusConnection connection, String daemon) {
    this.connection = connection;
    this.daemon = daemon;
  }

  /**
   * @param address of the bus; the system's own is {@link #usualAddress}
   */
  public static Bus open(String address) throws BusTrouble {
    DBusConnection connection;
    try {
      connection =
          DBusConnectionBuilder.forAddress(address)
              .withShared(false)
              .transportConfig()
              .withTimeout(PATIENCE)
              .back()
              .receivingThreadConfig()
              .withMethodCallThreadCount(1) // what guests write must stay in order
              .connectionConfig()
              .build();
    } catch (DBusException | DBusExecutionException none) {
      throw new BusTrouble(BusTrouble.Why.NO_BUS, none);
    }
    try {
      // asked first, because the owner of a name that nobody has is an error that does not tell why
      if (!bus(connection).NameHasOwner(Bluez.NAME)) {
        throw new BusTrouble(BusTrouble.Why.NO_DAEMON, null);
      }
      return new Bus(connection, connection.getDBusOwnerName(Bluez.NAME));
    } catch (DBusException none) {
      connection.disconnect();
      throw new BusTrouble(BusTrouble.Why.NO_BUS, none);
    } catch (DBusExecutionException none) {
      connection.disconnect();
      throw BusTrouble.of(none);
    } catch (BusTrouble none) {
      connection.disconnect();
      throw none;
    }
  }

  private static DBus bus(DBusConnection connection) throws DBusException {
    return connection.getRemoteObject("org.freedesktop.DBus", "/org/freedesktop/DBus", DBus.class);
  }

  /** The address that the environment names, or else the usual one. */
  public static String usualAddress(Map<String, String> environment) {
    return environment.getOrDefault("DBUS_SYSTEM_BUS_ADDRESS", DEFAULT);
  }

  /** All objects of BlueZ: by path, then by interface, their properties. */
  public Map<String, Map<String, Map<String, Variant<?>>>> objects() throws BusTrouble {
    Map<DBusPath, Map<String, Map<String, Variant<?>>>> found =
        asked(() -> remote(ROOT, ObjectManager.class).GetManagedObjects());
    Map<String, Map<String, Map<String, Variant<?>>>> objects = new HashMap<>();
    found.forEach((path, interfaces) -> objects.put(path.getPath(), interfaces));
    return objects;
  }

  public Map<String, Variant<?>> properties(String path, String of) throws BusTrouble {
    return asked(() -> remote(path, Properties.class).GetAll(of));
  }

  public void set(String path, String of, String name, Object value) throws BusTrouble {
    asked(
        () -> {
          remote(path, Properties.class).Set(of, name, value);
          return true;
        });
  }

  /** One object of BlueZ. */
  public <T extends DBusInterface> T remote(String path, Class<T> type) throws DBusException {
    return connection.getRemoteObject(Bluez.NAME, path, type);
  }

  /** A call that BlueZ may refuse. */
  @FunctionalInterface
  public interface Call<T> {
    T run() throws DBusException;
  }

  public <T> T asked(Call<T> call) throws BusTrouble {
    try {
      return call.run();
    } catch (DBusException gone) {
      throw new BusTrouble(BusTrouble.Why.REFUSED, gone);
    } catch (DBusExecutionException refused) {
      throw BusTrouble.of(refused);
    }
  }

  /** Calls a method without waiting for its result. BlueZ has the call when this returns. */
  public void told(String path, Class<? extends DBusInterface> type, String method)
      throws BusTrouble {
    asked(
        () -> {
          var unused = connection.callMethodAsync(remote(path, type), method);
          return bus(connection).NameHasOwner(Bluez.NAME); // answered once the call is passed on
        });
  }

  public void export(DBusInterface object) throws BusTrouble {
    asked(
        () -> {
          connection.exportObject(object);
          return true;
        });
  }

  /** Tells BlueZ that properties of an object of ours have changed. */
  void changed(String path, String of, Map<String, Variant<?>> properties) throws BusTrouble {
    asked(
        () -> {
          connection.sendMessage(new Properties.PropertiesChanged(path, of, properties, List.of()));
          return true;
        });
  }

  public void withdraw(DBusInterface object) {
    connection.unExportObject(object.getObjectPath());
  }

  /** Tells of every change of one object's properties. */
  public void onProperties(String path, Runnable changed) throws BusTrouble {
    asked(
        () ->
            connection.addSigHandler(
                new DBusMatchRule("signal", PROPERTIES, "PropertiesChanged", path),
                signal -> changed.run()));
  }

  /** Tells the path of every device that BlueZ notices or that changes. */
  public void onDevices(java.util.function.Consumer<String> changed) throws BusTrouble {
    asked(
        () -> {
          connection.addSigHandler(
              Properties.PropertiesChanged.class,
              daemon,
              signal -> {
                if (signal.getInterfaceName().equals(Bluez.DEVICE)) {
                  changed.accept(signal.getPath());
                }
              });
          return connection.addSigHandler(
              ObjectManager.InterfacesAdded.class,
              daemon,
              signal -> {
                if (signal.getInterfaces().containsKey(Bluez.DEVICE)) {
                  changed.accept(signal.getSignalSource().getPath());
                }
              });
        });
  }

  /**
   * Tells the path of every device whose connection begins or ends. A device that BlueZ did not
   * know before is told of as connected first.
   */
  public void onConnections(java.util.function.Consumer<String> changed) throws BusTrouble {
    asked(
        () -> {
          connection.addSigHandler(
              Properties.PropertiesChanged.class,
              daemon,
              signal -> {
                boolean connection = signal.getPropertiesChanged().containsKey("Connected");
                if (connection && signal.getInterfaceName().equals(Bluez.DEVICE)) {
                  changed.accept(signal.getPath());
                }
              });
          return connection.addSigHandler(
              ObjectManager.InterfacesAdded.class,
              daemon,
              signal -> {
                Map<String, Variant<?>> device = signal.getInterfaces().get(Bluez.DEVICE);
                if (device != null && new BusFacts(device).is("Connected")) {
                  changed.accept(signal.getSignalSource().getPath());
                }
              });
        });
  }

  /** Tells when an adapter comes or goes, or BlueZ itself. */
  public void onAdapters(Runnable changed) throws BusTrouble {
    asked(
        () -> {
          connection.addSigHandler(
              DBus.NameOwnerChanged.class,
              signal -> {
                if (signal.name.equals(Bluez.NAME)) {
                  changed.run();
                }
              });
          connection.addSigHandler(
              ObjectManager.InterfacesRemoved.class,
              signal -> {
                if (signal.getInterfaces().contains(Bluez.ADAPTER)) {
                  changed.run();
                }
              });
          return connection.addSigHandler(
              ObjectManager.InterfacesAdded.class,
              signal -> {
                if (signal.getInterfaces().containsKey(Bluez.ADAPTER)) {
                  changed.run();
                }
              });
        });
  }

  @Override
  public void close() {
    connection.disconnect();
  }
}
