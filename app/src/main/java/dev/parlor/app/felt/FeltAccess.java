package dev.parlor.app.felt;

import android.graphics.Rect;
import android.os.Bundle;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.customview.widget.ExploreByTouchHelper;
import dev.parlor.app.R;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the felt readable for a screen reader: one node for each thing, in reading order. An own
 * hidden face is said only after the action that looks under it, never because the focus passed
 * over it.
 */
final class FeltAccess extends ExploreByTouchHelper {
  private final FeltView felt;

  FeltAccess(FeltView felt) {
    super(felt);
    this.felt = felt;
  }

  void changed() {
    invalidateRoot();
  }

  private Laid.@Nullable Node node(int id) {
    Laid laid = felt.laid();
    return laid == null || id < 0 || id >= laid.nodes().size() ? null : laid.nodes().get(id);
  }

  @Override
  protected int getVirtualViewAt(float x, float y) {
    Laid laid = felt.laid();
    if (laid != null) {
      for (int i = laid.nodes().size() - 1; i >= 0; i--) {
        Laid.Node node = laid.nodes().get(i);
        if (node.box().contains(x, y + (node.scrolls() ? felt.scroll() : 0))) {
          return i;
        }
      }
    }
    return INVALID_ID;
  }

  @Override
  protected void getVisibleVirtualViews(List<Integer> ids) {
    Laid laid = felt.laid();
    for (int i = 0; laid != null && i < laid.nodes().size(); i++) {
      ids.add(i);
    }
  }

  @SuppressWarnings("deprecation") // the helper computes the bounds on the screen from these
  @Override
  protected void onPopulateNodeForVirtualView(int id, AccessibilityNodeInfoCompat info) {
    Laid.Node node = node(id);
    if (node == null) {
      info.setContentDescription("");
      info.setBoundsInParent(new Rect(0, 0, 1, 1));
      return;
    }
    info.setContentDescription(node.spoken());
    Box box = node.box().moved(0, node.scrolls() ? -felt.scroll() : 0);
    info.setBoundsInParent(
        new Rect(
            Math.round(box.left()),
            Math.round(box.top()),
            Math.max(Math.round(box.left()) + 1, Math.round(box.right())),
            Math.max(Math.round(box.top()) + 1, Math.round(box.bottom()))));
    if (node.target()) {
      info.setClassName(android.widget.Button.class.getName());
      info.addAction(AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_CLICK);
      info.setClickable(true);
    }
    if (node.peek() && !felt.isOpen()) {
      info.addAction(
          new AccessibilityNodeInfoCompat.AccessibilityActionCompat(
              AccessibilityNodeInfoCompat.ACTION_LONG_CLICK,
              felt.getResources().getString(R.string.felt_peek)));
    }
  }

  @Override
  protected boolean onPerformActionForVirtualView(int id, int action, @Nullable Bundle arguments) {
    Laid.Node node = node(id);
    if (node == null) {
      return false;
    } else if (action == AccessibilityNodeInfoCompat.ACTION_CLICK && node.target()) {
      return felt.touch().act(node);
    } else if (action == AccessibilityNodeInfoCompat.ACTION_LONG_CLICK && node.peek()) {
      felt.announce(node.at());
      return true;
    }
    return false;
  }
}
