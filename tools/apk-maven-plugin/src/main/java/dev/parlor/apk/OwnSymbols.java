package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * The resources that a folder itself declares, as {@code type/name}. The app's R class holds these
 * alone, as in the Gradle build: a resource of a library is read from that library's R.
 */
final class OwnSymbols {
  private static final Pattern NEW_ID = Pattern.compile("\"@\\+id/(\\w+)\"");

  private final Set<String> symbols = new TreeSet<>();

  static Set<String> under(Path res) throws IOException {
    OwnSymbols own = new OwnSymbols();
    for (Path file : Folders.allFiles(res, "")) {
      own.read(file, res.relativize(file).getName(0).toString());
    }
    return own.symbols;
  }

  private void read(Path file, String folder) throws IOException {
    String type = folder.split("-", 2)[0];
    if (type.equals("values")) {
      values(file);
      return;
    }
    String name = file.getFileName().toString();
    symbols.add(type + "/" + name.substring(0, name.indexOf('.')));
    if (name.endsWith(".xml")) {
      Matcher id = NEW_ID.matcher(Files.readString(file));
      while (id.find()) {
        symbols.add("id/" + id.group(1));
      }
    }
  }

  private void values(Path file) throws IOException {
    try {
      Element root =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(file.toFile())
              .getDocumentElement();
      for (Node node = root.getFirstChild(); node != null; node = node.getNextSibling()) {
        if (node instanceof Element element) {
          value(element);
        }
      }
    } catch (SAXException | ParserConfigurationException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  private void value(Element element) {
    String name = element.getAttribute("name").replace('.', '_');
    switch (element.getTagName()) {
      case "item" -> symbols.add(element.getAttribute("type") + "/" + name);
      case "string-array", "integer-array" -> symbols.add("array/" + name);
      case "declare-styleable" -> styleable(element, name);
      default -> symbols.add(element.getTagName() + "/" + name);
    }
  }

  private void styleable(Element element, String name) {
    symbols.add("styleable/" + name);
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element attribute) {
        String child = attribute.getAttribute("name").replace(':', '_').replace('.', '_');
        symbols.add("styleable/" + name + "_" + child);
        symbols.add("attr/" + child);
      }
    }
  }
}
