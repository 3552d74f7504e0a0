package dev.parlor.app.nearby;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.parlor.games.Action;
import dev.parlor.games.GameId;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** A sitting that a test makes up. The wishes of the screen are in {@link #asked}. */
public final class FakeSitting<V> implements PhoneSitting<V> {
  public final MutableLiveData<SittingView<V>> view = new MutableLiveData<>();
  public final List<String> asked = new ArrayList<>();
  public final List<Action> chosen = new ArrayList<>();

  /** The clock of its table. */
  public LongSupplier clock = System::currentTimeMillis;

  private final GameId game;
  private final boolean hosting;

  public FakeSitting(GameId game, boolean hosting) {
    this.game = game;
    this.hosting = hosting;
  }

  /** Shows the table like this from now on, with all links up. */
  public void shows(TableView<V> table) {
    LinkState up = new LinkState(LinkState.Kind.UP, 0, Set.of(), Set.of());
    shows(
        new SittingView<>(
            table,
            up,
            Optional.empty(),
            Optional.empty(),
            OptionalLong.empty(),
            List.of(),
            Optional.empty(),
            Ranking.NEVER,
            Checked.NOTHING));
  }

  public void shows(SittingView<V> shown) {
    view.setValue(shown);
  }

  /** Refuses the last choice. */
  public void refuses(Refusal refusal) {
    SittingView<V> now = java.util.Objects.requireNonNull(view.getValue());
    view.setValue(
        new SittingView<>(
            now.table(),
            now.link(),
            now.invitation(),
            Optional.of(refusal),
            now.deadline(),
            now.countdowns(),
            now.result(),
            now.ranking(),
            now.checked()));
  }

  @Override
  public GameId game() {
    return game;
  }

  @Override
  public boolean hosting() {
    return hosting;
  }

  @Override
  public LiveData<SittingView<V>> view() {
    return view;
  }

  @Override
  public long now() {
    return clock.getAsLong();
  }

  @Override
  public void ready() {
    asked.add("ready");
  }

  @Override
  public void remove(Bytes npub) {
    asked.add("remove " + npub);
  }

  @Override
  public void confirm() {
    asked.add("confirm");
  }

  @Override
  public void differ() {
    asked.add("differ");
  }

  @Override
  public void rematch() {
    asked.add("rematch");
  }

  @Override
  public void leave() {
    asked.add("leave");
  }

  @Override
  public void forget() {
    asked.add("forget");
  }

  @Override
  public Consumer<Input> table() {
    return input -> {
      if (input instanceof Input.Choose choice) {
        chosen.add(choice.action());
      } else if (input instanceof Input.LayAside laid) {
        asked.add("layAside " + laid.slots());
      } else if (input instanceof Input.Say say) {
        asked.add("say " + say.emote());
      }
    };
  }
}
