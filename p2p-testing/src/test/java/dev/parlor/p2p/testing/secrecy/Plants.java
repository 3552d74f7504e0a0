package dev.parlor.p2p.testing.secrecy;

import dev.parlor.p2p.deal.Promises;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.deal.Vault;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Decks of a phone that gives away what it must keep. */
public final class Plants {
  private Plants() {}

  /** The same cryptography, but its decks are changed by this function. */
  public static Sealing in(Sealing honest, UnaryOperator<Vault> vaults) {
    return proxy(
        Sealing.class,
        honest,
        (name, args, call) ->
            name.equals("promises")
                ? in((Promises) Objects.requireNonNull(call.proceed(args)), vaults)
                : call.proceed(args));
  }

  private static Promises in(Promises honest, UnaryOperator<Vault> vaults) {
    return proxy(
        Promises.class,
        honest,
        (name, args, call) ->
            name.equals("vault") ? vaults.apply((Vault) call.proceed(args)) : call.proceed(args));
  }

  /** A deck that opens one card more than the rules have asked for. */
  public static Vault oneCardMore(Vault vault) {
    return proxy(
        Vault.class,
        vault,
        (name, args, call) -> {
          if (name.equals("open")) {
            List<Vault.Want> more = new ArrayList<>(wants(args));
            more.add(new Vault.Want(50, Vault.EVERYBODY));
            return call.proceed(new Object[] {more, args[1]});
          }
          return call.proceed(args);
        });
  }

  @SuppressWarnings("unchecked") // the parameter of Vault.open
  static List<Vault.Want> wants(Object[] args) {
    return (List<Vault.Want>) args[0];
  }

  interface Call {
    @Nullable Object proceed(Object[] args) throws Throwable;
  }

  interface Change {
    @Nullable Object instead(String name, Object[] args, Call call) throws Throwable;
  }

  static <T> T proxy(Class<T> type, T real, Change change) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, args) ->
                change.instead(
                    method.getName(),
                    args == null ? new Object[0] : args,
                    given -> {
                      try {
                        return method.invoke(real, given);
                      } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                      }
                    })));
  }
}
