package dev.parlor.terminal.results;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Finding;
import dev.parlor.p2p.audit.Tenure;
import dev.parlor.p2p.result.Flaw;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Utc;
import dev.parlor.p2p.result.Verification;
import dev.parlor.terminal.shell.Visible;

/**
 * Says what a result is and what it is worth for programs, as {@link ResultWords} does for people:
 * one JSON object on each line.
 */
final class ResultJson {
  private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

  private ResultJson() {}

  static String of(String name, SignedResult result, Verification verdict) {
    ResultSheet sheet = result.sheet();
    JsonObject json = named(name);
    json.addProperty("state", verdict.state().toString());
    json.addProperty("game", sheet.game().id());
    json.addProperty("id", sheet.id());
    json.addProperty("time", Utc.iso(sheet.time()));
    JsonArray players = new JsonArray();
    for (int number = 1; number <= sheet.players().size(); number++) {
      PlayerLine line = sheet.players().get(number - 1);
      JsonObject player = new JsonObject();
      player.addProperty("callsign", line.callsign());
      player.addProperty("npub", line.npub());
      player.addProperty("place", line.place());
      line.score().ifPresent(score -> player.addProperty("score", Long.valueOf(score)));
      player.addProperty("signed", verdict.signers().contains(number));
      players.add(player);
    }
    json.add("players", players);
    JsonArray flaws = new JsonArray();
    for (Flaw flaw : verdict.flaws()) {
      JsonObject one = new JsonObject();
      one.addProperty("kind", flaw.kind().toString());
      one.addProperty("player", flaw.player());
      one.addProperty("detail", flaw.detail());
      flaws.add(one);
    }
    json.add("flaws", flaws);
    return Visible.of(GSON.toJson(json));
  }

  static String of(String name, Unreadable refusal) {
    JsonObject json = named(name);
    json.addProperty("state", "UNREADABLE");
    json.addProperty("why", refusal.why().toString());
    json.addProperty("line", refusal.line());
    json.addProperty("detail", refusal.detail());
    return Visible.of(GSON.toJson(json));
  }

  static String of(String name, Audit audit, String state) {
    JsonObject json = named(name);
    json.addProperty("state", state);
    json.addProperty("entries", audit.entries());
    audit.result().ifPresent(result -> json.addProperty("id", result.sheet().id()));
    JsonArray holders = new JsonArray();
    for (Tenure tenure : audit.tenures()) {
      JsonObject one = new JsonObject();
      one.addProperty("epoch", tenure.epoch());
      one.addProperty("seat", tenure.holder().index());
      one.addProperty("from", tenure.from());
      JsonArray voters = new JsonArray();
      tenure.voters().forEach(voter -> voters.add(voter.index()));
      one.add("voters", voters);
      holders.add(one);
    }
    json.add("holders", holders);
    JsonArray lies = new JsonArray();
    for (Finding lie : audit.lies()) {
      JsonObject one = new JsonObject();
      one.addProperty("index", lie.index());
      one.addProperty("seat", lie.verdict().seat().index());
      one.addProperty("what", lie.verdict().kind().name());
      one.addProperty("detail", lie.verdict().evidence());
      lies.add(one);
    }
    json.add("lies", lies);
    return Visible.of(GSON.toJson(json));
  }

  private static JsonObject named(String name) {
    JsonObject json = new JsonObject();
    json.addProperty("file", name);
    return json;
  }
}
