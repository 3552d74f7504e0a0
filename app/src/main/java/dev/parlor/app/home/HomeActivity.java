package dev.parlor.app.home;

import android.os.Bundle;
import androidx.appcompat.app.AppCompatActivity;
import org.jspecify.annotations.Nullable;

/** The first screen. */
public final class HomeActivity extends AppCompatActivity {
  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
  }
}
