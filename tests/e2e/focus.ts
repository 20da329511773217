import type { Page } from "@playwright/test";

/** Returns the focused element and if it is visible and marked; null for none. */
export const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { width, height, bottom, top } = element.getBoundingClientRect();
    // Native buttons of date and time inputs have their own mark, which scripts cannot detect.
    const isCalendar = element.matches("input:is([type^=date], [type=time]):not(:focus-visible)");
    return {
      html: element.outerHTML.slice(0, 120),
      inFooter: element.closest("footer") !== null,
      seen: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
      marked: isCalendar || (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none",
    };
  });
