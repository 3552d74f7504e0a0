package dev.parlor.app.table;

import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.ViewModelStoreOwner;
import java.util.function.Supplier;

/** The single model of a screen. It is made once and kept while the phone is turned. */
public final class Models {
  private Models() {}

  public static <T extends ViewModel> T of(
      ViewModelStoreOwner screen, Class<T> type, Supplier<T> make) {
    return new ViewModelProvider(screen, new Making(make::get)).get(type);
  }

  private record Making(Supplier<ViewModel> make) implements ViewModelProvider.Factory {
    @Override
    public <T extends ViewModel> T create(Class<T> type) {
      T model = type.cast(make.get());
      if (model == null) {
        throw new IllegalArgumentException(type.getName());
      }
      return model;
    }
  }
}
