/** Characters a file name given by a sender may have. */
const maxLength = 200;

const hidden = /[\p{Cc}\p{Surrogate}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * A sender's file name made fit to be shown and offered for download: no path (of either kind of system), no
 * control characters and none that reorder text (`gpj.exe` shown as `exe.jpg`), at most 200 characters with the
 * extension kept. Letters of every script stay, and the joiners that some
 * scripts need. Empty when nothing is left; never to be used as a path.
 */
export function cleanFileName(name: string): string {
  const base = name.replace(/^.*[/\\]/s, "");
  const characters = [...base.replace(hidden, "").replace(/\s+/g, " ").trim()];
  const text = characters.join("");
  if (/^\.*$/.test(text)) return "";
  if (characters.length <= maxLength) return text;
  const extension = [...(/\.[A-Za-z0-9]{1,10}$/.exec(text)?.[0] ?? "")];
  return [...characters.slice(0, maxLength - extension.length), ...extension].join("");
}
