package dev.parlor.terminal.results;

import dev.parlor.p2p.result.Flaw;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.result.Utc;
import dev.parlor.p2p.result.Verification;
import dev.parlor.terminal.shell.Texts;
import java.util.ArrayList;
import java.util.List;

/** Says in sentences what a result is and what it is worth. */
final class ResultWords {
  private final Texts texts;

  ResultWords(Texts texts) {
    this.texts = texts;
  }

  List<String> of(String name, SignedResult result, Verification verdict) {
    ResultSheet sheet = result.sheet();
    List<String> lines = new ArrayList<>();
    lines.add(
        texts.text(
            "verify.file",
            name,
            verdict.state(),
            texts.text("verify." + verdict.state()),
            sheet.game().id(),
            Utc.text(sheet.time())));
    for (int number = 1; number <= sheet.players().size(); number++) {
      lines.add("  " + player(sheet, number, verdict));
    }
    for (Flaw flaw : verdict.flaws()) {
      lines.add("  - " + flaw(flaw, sheet));
    }
    if (!sheet.head().isEmpty() && !sheet.get("TICKET").isPresent()) {
      lines.add("  " + texts.text("verify.unranked"));
    }
    return lines;
  }

  private String player(ResultSheet sheet, int number, Verification verdict) {
    PlayerLine player = sheet.players().get(number - 1);
    String score = player.score().map(" "::concat).orElse("");
    return texts.text(
        verdict.signers().contains(number) ? "verify.signed" : "verify.unsigned",
        sheet.isTogether() ? "" : player.place() + ". ",
        player.callsign(),
        score,
        player.npub());
  }

  String flaw(Flaw flaw, ResultSheet sheet) {
    String who = flaw.player() == 0 ? "" : sheet.players().get(flaw.player() - 1).callsign();
    return texts.text("flaw." + flaw.kind(), flaw.player(), who, flaw.detail());
  }

  String refusal(String name, Unreadable refusal) {
    return texts.text(
        "results.unreadable",
        name,
        refusal.line(),
        texts.text("unreadable." + refusal.why(), refusal.detail()));
  }
}
