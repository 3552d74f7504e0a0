package dev.parlor.tables.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts a scene together. Not thread-safe. */
public final class SceneBuilder {
  private final Scene.Key key;
  private final int viewer;
  private final List<Plate> plates;
  private final List<Zone> zones;
  private final List<Stack> stacks;
  private final List<Chips> chips;
  private final List<Gauge> gauges;
  private final List<Clock> clocks;
  private Phrase title = Phrase.NONE;
  private Phrase prompt = Phrase.NONE;
  private final List<Move> moves;
  private Optional<Hint> hint = Optional.empty();
  private Optional<Sheet> sheet = Optional.empty();
  private News news = News.NONE;
  private Optional<Beat> beat = Optional.empty();
  private final Trust trust;
  private Phrase link = Phrase.NONE;
  private Phrase refusal = Phrase.NONE;
  private Optional<Finale> finale = Optional.empty();

  /** Begins the scene of an empty table. */
  public SceneBuilder(Scene.Key key, int viewer, Trust trust) {
    this.key = key;
    this.viewer = viewer;
    this.trust = trust;
    plates = new ArrayList<>();
    zones = new ArrayList<>();
    stacks = new ArrayList<>();
    chips = new ArrayList<>();
    gauges = new ArrayList<>();
    clocks = new ArrayList<>();
    moves = new ArrayList<>();
  }

  SceneBuilder(Scene scene) {
    key = scene.key();
    viewer = scene.viewer();
    plates = new ArrayList<>(scene.plates());
    zones = new ArrayList<>(scene.zones());
    stacks = new ArrayList<>(scene.stacks());
    chips = new ArrayList<>(scene.chips());
    gauges = new ArrayList<>(scene.gauges());
    clocks = new ArrayList<>(scene.clocks());
    title = scene.title();
    prompt = scene.prompt();
    moves = new ArrayList<>(scene.moves());
    hint = scene.hint();
    sheet = scene.sheet();
    news = scene.news();
    beat = scene.beat();
    trust = scene.trust();
    link = scene.link();
    refusal = scene.refusal();
    finale = scene.finale();
  }

  public SceneBuilder plate(Plate plate) {
    plates.add(plate);
    return this;
  }

  public SceneBuilder zone(Zone zone) {
    zones.add(zone);
    return this;
  }

  public SceneBuilder stack(Stack stack) {
    stacks.add(stack);
    return this;
  }

  public SceneBuilder chips(Chips lying) {
    chips.add(lying);
    return this;
  }

  public SceneBuilder gauge(Gauge gauge) {
    gauges.add(gauge);
    return this;
  }

  public SceneBuilder clocks(List<Clock> running) {
    clocks.clear();
    clocks.addAll(running);
    return this;
  }

  public SceneBuilder title(Phrase words) {
    title = words;
    return this;
  }

  public SceneBuilder prompt(Phrase words) {
    prompt = words;
    return this;
  }

  public SceneBuilder move(Move move) {
    moves.add(move);
    return this;
  }

  public SceneBuilder noMoves() {
    moves.clear();
    return this;
  }

  public SceneBuilder hint(Optional<Hint> wanted) {
    hint = wanted;
    return this;
  }

  public SceneBuilder sheet(Optional<Sheet> open) {
    sheet = open;
    return this;
  }

  public SceneBuilder news(News latest) {
    news = latest;
    return this;
  }

  public SceneBuilder beat(Optional<Beat> now) {
    beat = now;
    return this;
  }

  public SceneBuilder link(Phrase words) {
    link = words;
    return this;
  }

  public SceneBuilder refusal(Phrase words) {
    refusal = words;
    return this;
  }

  public SceneBuilder finale(Optional<Finale> end) {
    finale = end;
    return this;
  }

  public Scene build() {
    return new Scene(
        key,
        viewer,
        plates,
        new Scene.Lying(zones, stacks, chips, gauges, clocks),
        new Scene.Said(title, prompt, link, refusal),
        new Scene.Offer(moves, hint, sheet),
        news,
        beat,
        trust,
        finale);
  }
}
