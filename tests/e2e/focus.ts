import type { Page } from "@playwright/test";

/** What has the keyboard's focus: which element, whether it can be seen, and whether it looks focused; null for none. */
export const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { width, height, bottom, top } = element.getBoundingClientRect();
    // The button that opens a date's calendar, or a time's list, has a mark of its own, which cannot be asked for.
    const isCalendar = element.matches("input:is([type^=date], [type=time]):not(:focus-visible)");
    return {
      html: element.outerHTML.slice(0, 120),
      inFooter: element.closest("footer") !== null,
      seen: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
      marked: isCalendar || (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none",
    };
  });
