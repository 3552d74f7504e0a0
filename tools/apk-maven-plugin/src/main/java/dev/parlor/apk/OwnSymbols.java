package dev.parlor.apk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.apache.maven.plugin.MojoFailureException;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;
import org.xml.sax.helpers.LocatorImpl;

/**
 * The resources that the app's own folder declares, as {@code type/name}. The app's R class holds
 * these alone, as in the Gradle build: a resource of a library is read from that library's R.
 *
 * <p>Reading them finds two mistakes that aapt2 reports badly or not at all. One is broken XML, for
 * which it names no line. The other is the same resource in two files, of which the later one wins
 * silently.
 */
final class OwnSymbols {
  private static final String NEW_ID = "@+id/";

  private final Path res;
  private final Set<String> symbols = new TreeSet<>();
  private final Map<String, String> places = new LinkedHashMap<>();

  private OwnSymbols(Path res) {
    this.res = res;
  }

  static Set<String> under(Path res) throws IOException, MojoFailureException {
    OwnSymbols own = new OwnSymbols(res);
    for (Path file : Folders.allFiles(res, "")) {
      own.read(file);
    }
    return own.symbols;
  }

  private void read(Path file) throws IOException, MojoFailureException {
    String folder = res.relativize(file).getName(0).toString();
    boolean values = folder.equals("values") || folder.startsWith("values-");
    String name = file.getFileName().toString();
    if (!values) {
      declared(folder, folder.split("-", 2)[0] + "/" + name.split("\\.", 2)[0], file + ":1");
    }
    if (name.endsWith(".xml")) {
      Reader reader = new Reader(file, values);
      try (InputStream in = Files.newInputStream(file)) {
        SAXParserFactory.newInstance().newSAXParser().parse(in, reader);
      } catch (SAXParseException e) {
        throw new MojoFailureException(
            "resources:\n" + file + ":" + e.getLineNumber() + ": error: " + e.getMessage(), e);
      } catch (SAXException | ParserConfigurationException e) {
        throw new IOException(file + ": " + e.getMessage(), e);
      }
      for (Map.Entry<String, Integer> found : reader.found.entrySet()) {
        declared(folder, found.getKey(), file + ":" + found.getValue());
      }
      if (reader.twice != null) {
        throw new MojoFailureException("resources:\n" + reader.twice);
      }
    }
  }

  /** Notes a symbol. A second one of the same configuration is an error. */
  private void declared(String folder, String symbol, String place) throws MojoFailureException {
    symbols.add(symbol);
    if (symbol.startsWith("id/") || symbol.startsWith("attr/")) {
      return; // these may be named as often as one likes
    }
    String before = places.put(folder + " " + symbol, place);
    if (before != null) {
      throw new MojoFailureException(
          "resources:\n" + place + ": error: duplicate " + symbol + ", first at " + before);
    }
  }

  /** The symbols of one file with their lines. */
  private static final class Reader extends DefaultHandler {
    private final Path file;
    private final boolean values;
    private final Map<String, Integer> found = new LinkedHashMap<>();
    private Locator locator = new LocatorImpl();
    private int depth;
    private String styleable = "";
    private @Nullable String twice;

    Reader(Path file, boolean values) {
      this.file = file;
      this.values = values;
    }

    @Override
    public void setDocumentLocator(Locator documentLocator) {
      locator = documentLocator;
    }

    @Override
    public void startElement(String uri, String local, String element, Attributes attributes) {
      depth++;
      if (values) {
        value(element, attributes);
        return;
      }
      for (int i = 0; i < attributes.getLength(); i++) {
        if (attributes.getValue(i).startsWith(NEW_ID)) {
          found.put("id/" + attributes.getValue(i).substring(NEW_ID.length()), line());
        }
      }
    }

    @Override
    public void endElement(String uri, String local, String element) {
      depth--;
    }

    private void value(String element, Attributes attributes) {
      String name = String.valueOf(attributes.getValue("name")).replace(':', '_').replace('.', '_');
      if (depth == 2) {
        switch (element) {
          case "item" -> note(attributes.getValue("type") + "/" + name);
          case "string-array", "integer-array" -> note("array/" + name);
          case "declare-styleable" -> {
            styleable = name;
            note("styleable/" + name);
          }
          default -> note(element + "/" + name);
        }
      } else if (depth == 3 && element.equals("attr")) {
        note("styleable/" + styleable + "_" + name);
        note("attr/" + name);
      }
    }

    private void note(String symbol) {
      Integer before = found.putIfAbsent(symbol, line());
      if (before != null && !symbol.startsWith("attr/") && twice == null) {
        twice = file + ":" + line() + ": error: duplicate " + symbol + ", first at line " + before;
      }
    }

    private int line() {
      return locator.getLineNumber();
    }
  }
}
