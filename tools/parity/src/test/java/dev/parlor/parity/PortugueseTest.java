package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The Portuguese of this app is that of Portugal. It says "tu" and "a ver", not "vendo". */
class PortugueseTest {
  private static final List<Path> ROOTS =
      Stream.of("app", "tables", "core-games", "terminal")
          .map(module -> RepositoryFiles.ROOT.resolve(module + "/src/main"))
          .collect(Collectors.toUnmodifiableList());

  /** Words and forms that are used in Brazil only. */
  private static final Pattern ELSEWHERE =
      Pattern.compile(
          "(?iU)\\b(você|celular(es)?|tela|usuári[oa]s?|arquivos?|deletar|salvar|senha|aplicativo"
              + "|compartilh\\w*|gerenci\\w*|planej\\w*|registr(ar|e|o)|conosco|contat(o|ar)"
              + "|time|rodada|blefe|checar|acessar|baixe"
              + "|(est[áã]o?|estás?|pessoas|fica[ms]?) \\p{L}+(ando|endo|indo))\\b");

  @Test
  void nobodySpeaksAsInBrazil() throws IOException {
    List<Path> files = files();
    assertTrue(files.size() > 30, files.toString());
    List<String> found = new ArrayList<>();
    for (Path file : files) {
      for (String line : Files.readAllLines(file)) {
        String said = line.replaceAll("name=\"\\w+\"|^[\\w.]+=|<!--.*?-->", "");
        if (ELSEWHERE.matcher(said).find()) {
          found.add(file.getFileName() + ": " + line.trim());
        }
      }
    }
    assertEquals(List.of(), found);
  }

  /** Each such word is noticed, whatever letters it ends with and wherever it stands. */
  @Test
  void whatIsSaidInBrazilIsNoticed() {
    for (String said :
        List.of(
            "Agora é você.",
            "você joga",
            "Toque na tela",
            "Salvar o arquivo",
            "Os USUÁRIOS",
            "um celular só",
            "Compartilhe o resultado",
            "A rodada acabou",
            "As pessoas estão jogando",
            "Está vendo?")) {
      assertTrue(ELSEWHERE.matcher(said).find(), said);
    }
    for (String said :
        List.of("Agora és tu.", "Toca no ecrã", "um telemóvel", "A ronda acabou", "Estás a ver?")) {
      assertFalse(ELSEWHERE.matcher(said).find(), said);
    }
  }

  private static List<Path> files() throws IOException {
    List<Path> found = new ArrayList<>();
    for (Path root : ROOTS) {
      try (Stream<Path> all = Files.walk(root)) {
        all.filter(file -> file.toString().matches(".*(_pt\\.(properties|txt)|values-pt/.*)"))
            .filter(Files::isRegularFile)
            .forEach(found::add);
      }
    }
    return found;
  }
}
