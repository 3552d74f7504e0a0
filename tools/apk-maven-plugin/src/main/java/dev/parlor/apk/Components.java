package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** The components that a manifest names, each with its class and its line. */
final class Components extends DefaultHandler {
  private static final String ANDROID = "http://schemas.android.com/apk/res/android";
  private static final Set<String> ELEMENTS =
      Set.of("application", "activity", "service", "receiver", "provider", "instrumentation");

  record Component(String element, String className, int line) {}

  private final String namespace;
  private final List<Component> found = new ArrayList<>();
  private int line;
  private Locator locator;

  private Components(String namespace) {
    this.namespace = namespace;
    this.locator = new org.xml.sax.helpers.LocatorImpl();
  }

  static List<Component> in(Path manifest, String namespace) throws IOException {
    SAXParserFactory factory = SAXParserFactory.newInstance();
    factory.setNamespaceAware(true);
    Components components = new Components(namespace);
    try (var in = Files.newInputStream(manifest)) {
      factory.newSAXParser().parse(in, components);
    } catch (SAXException | ParserConfigurationException e) {
      throw new IOException(manifest + ":" + components.line + ": " + e.getMessage(), e);
    }
    return components.found;
  }

  @Override
  public void setDocumentLocator(Locator documentLocator) {
    locator = documentLocator;
  }

  @Override
  public void startElement(String uri, String local, String qualified, Attributes attributes) {
    line = locator.getLineNumber();
    String name = attributes.getValue(ANDROID, "name");
    if (ELEMENTS.contains(local) && name != null) {
      found.add(new Component(local, full(name), line));
    }
  }

  private String full(String name) {
    if (name.startsWith(".")) {
      return namespace + name;
    }
    return name.contains(".") ? name : namespace + "." + name;
  }
}
