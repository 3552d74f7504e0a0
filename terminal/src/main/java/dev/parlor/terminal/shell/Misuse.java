package dev.parlor.terminal.shell;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Says what was wrong with the arguments of a command, in a sentence that tells what would be
 * right.
 */
public final class Misuse {
  private final Texts texts;

  public Misuse(Texts texts) {
    this.texts = texts;
  }

  public String of(ParameterException problem) {
    CommandLine command = problem.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    return texts.text("problem.arguments", sentence(problem, command.getCommandSpec()), name);
  }

  private String sentence(ParameterException problem, CommandSpec command) {
    ArgSpec wrong = problem.getArgSpec();
    if (problem instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched, command);
    } else if (problem instanceof MissingParameterException missing
        && !missing.getMissing().isEmpty()) {
      return missing(missing.getMissing(), command.qualifiedName());
    } else if (wrong != null && problem.getValue() != null) {
      return texts.text("problem.value", problem.getValue(), named(wrong));
    }
    return String.valueOf(problem.getMessage());
  }

  private String missing(List<ArgSpec> missing, String command) {
    ArgGroupSpec group = missing.get(0).group();
    if (group != null && group.exclusive()) {
      String names = missing.stream().map(Misuse::name).collect(Collectors.joining(", "));
      return texts.text("problem.needsOne", command, names);
    }
    String needed = missing.stream().map(Misuse::named).collect(Collectors.joining("; "));
    return texts.text("problem.needs", command, needed);
  }

  private String unmatched(UnmatchedArgumentException unmatched, CommandSpec command) {
    String word = unmatched.getUnmatched().get(0);
    if (unmatched.isUnknownOption()) {
      return texts.text("problem.noOption", command.qualifiedName(), word)
          + meant(word, command.optionsMap().keySet());
    } else if (!command.subcommands().isEmpty()) {
      return texts.text("problem.noCommand", word) + meant(word, command.subcommands().keySet());
    }
    return texts.text("problem.tooMuch", command.qualifiedName(), word);
  }

  private String meant(String word, Collection<String> words) {
    return Similar.to(word, words)
        .map(near -> " " + texts.text("problem.didYouMean", near))
        .orElse("");
  }

  /** An option or an argument, and what it is for. */
  private static String named(ArgSpec spec) {
    String what =
        Arrays.stream(spec.description())
            .map(line -> String.format(Locale.ROOT, line))
            .collect(Collectors.joining(" "));
    return what.isEmpty() ? name(spec) : name(spec) + " (" + what + ")";
  }

  private static String name(ArgSpec spec) {
    if (!(spec instanceof OptionSpec option)) {
      return spec.paramLabel();
    }
    boolean flag = spec.arity().max() == 0;
    return option.longestName() + (flag ? "" : " " + spec.paramLabel());
  }
}
