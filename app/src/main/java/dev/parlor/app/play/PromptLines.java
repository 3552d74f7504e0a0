package dev.parlor.app.play;

import android.util.TypedValue;
import android.view.View;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.table.TextCap;

/** The two sentences above the buttons of a table: what happened last, and what is to be done. */
final class PromptLines {
  private static final float PAGE = 16; // dp: letters of a text that fills a low screen
  private static final float LOW = 15; // dp: letters that leave the felt as much as they can

  private final TextView news;
  private final TextView prompt;
  private final boolean slim;
  private final float usual;
  private String hushed = "";
  private boolean page;

  PromptLines(View console) {
    news = console.findViewById(R.id.table_news);
    prompt = console.findViewById(R.id.table_prompt);
    slim = console.getResources().getBoolean(R.bool.slim);
    usual = prompt.getTextSize();
  }

  /**
   * Takes its usual letters again.
   *
   * @param aPage whether several paragraphs are to be read
   */
  void reads(boolean aPage) {
    page = aPage;
    prompt.setTextSize(TypedValue.COMPLEX_UNIT_PX, usual);
    if (slim && page) {
      TextCap.atMost(prompt, PAGE);
    }
  }

  /** Whether a page is read, beside which nothing on the felt is looked at. */
  boolean isReading() {
    return page;
  }

  /** Leaves out what happened last. A screen reader says it all the same. */
  void hush() {
    String text = news.getText().toString();
    if (news.getVisibility() == View.VISIBLE && !text.equals(hushed)) {
      news.announceForAccessibility(text);
    }
    hushed = text;
    news.setVisibility(View.GONE);
  }

  /** Says what is to be done in smaller letters. */
  void lower() {
    TextCap.atMost(prompt, LOW);
  }
}
