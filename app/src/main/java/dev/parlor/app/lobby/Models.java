package dev.parlor.app.lobby;

import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import java.util.function.Supplier;

/** Makes the one kind of model that a screen has. */
public final class Models implements ViewModelProvider.Factory {
  private final Supplier<ViewModel> make;

  private Models(Supplier<ViewModel> make) {
    this.make = make;
  }

  public static Models of(Supplier<ViewModel> make) {
    return new Models(make);
  }

  @Override
  public <T extends ViewModel> T create(Class<T> type) {
    T model = type.cast(make.get());
    if (model == null) {
      throw new IllegalArgumentException(type.getName());
    }
    return model;
  }
}
