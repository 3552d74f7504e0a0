package dev.parlor.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Reads one {@code pom.xml} and fills in the properties of the parent. */
record Pom(Element root, Map<String, String> properties) {

  static Pom parent() {
    Element root = parse("pom.xml");
    Map<String, String> properties = new TreeMap<>();
    for (Element property : children(child(root, "properties"))) {
      properties.put(property.getTagName(), property.getTextContent().trim());
    }
    properties.put("project.version", text(root, "version"));
    return new Pom(root, properties);
  }

  Pom of(String folder) {
    return new Pom(parse(folder + "/pom.xml"), properties);
  }

  private static Element parse(String file) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      return factory
          .newDocumentBuilder()
          .parse(RepositoryFiles.ROOT.resolve(file).toFile())
          .getDocumentElement();
    } catch (Exception e) {
      throw new IllegalStateException(file, e);
    }
  }

  /**
   * A dependency as it is written, with properties filled in. An empty version means a managed one.
   */
  record Dependency(String name, String version, String scope, String type) {}

  List<Dependency> dependencies() {
    return dependencies(child(root, "dependencies"));
  }

  List<Dependency> managed() {
    return dependencies(child(child(root, "dependencyManagement"), "dependencies"));
  }

  private List<Dependency> dependencies(Element list) {
    List<Dependency> dependencies = new ArrayList<>();
    for (Element each : children(list)) {
      String scope = text(each, "scope");
      dependencies.add(
          new Dependency(
              text(each, "groupId") + ":" + text(each, "artifactId"),
              filled(text(each, "version")),
              scope.isEmpty() ? "compile" : scope,
              text(each, "type")));
    }
    return dependencies;
  }

  List<String> modules() {
    return children(child(root, "modules")).stream().map(Element::getTextContent).toList();
  }

  /** The modules of every build, those that only a profile adds included. */
  List<String> everyModule() {
    NodeList modules = root.getElementsByTagName("module");
    return IntStream.range(0, modules.getLength())
        .mapToObj(each -> modules.item(each).getTextContent())
        .toList();
  }

  /** The text of the first element of this name anywhere, properties filled in. */
  String first(String tag) {
    NodeList found = root.getElementsByTagName(tag);
    return found.getLength() == 0 ? "(none)" : filled(found.item(0).getTextContent().trim());
  }

  /** The texts of the children of the first element of this name. */
  Set<String> list(String tag) {
    return children((Element) root.getElementsByTagName(tag).item(0)).stream()
        .map(each -> each.getTextContent().trim())
        .collect(Collectors.toSet());
  }

  private String filled(String text) {
    String result = text;
    for (Map.Entry<String, String> property : properties.entrySet()) {
      result = result.replace("${" + property.getKey() + "}", property.getValue());
    }
    return result;
  }

  private static String text(Element parent, String tag) {
    return children(parent).stream()
        .filter(each -> each.getTagName().equals(tag))
        .map(each -> each.getTextContent().trim())
        .findFirst()
        .orElse("");
  }

  /** The child of this name; an empty element of the same document when there is none. */
  private static Element child(Element parent, String tag) {
    return children(parent).stream()
        .filter(each -> each.getTagName().equals(tag))
        .findFirst()
        .orElseGet(() -> parent.getOwnerDocument().createElement(tag));
  }

  private static List<Element> children(Element parent) {
    List<Element> elements = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element) {
        elements.add(element);
      }
    }
    return elements;
  }
}
