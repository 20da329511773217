const maxLength = 200;

const hidden = /[\p{Cc}\p{Surrogate}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/** No paths, control characters or bidi overrides (`gpj.exe` shown as `exe.jpg`). Never use it as a path. */
export function cleanFileName(name: string): string {
  const base = name.replace(/^.*[/\\]/s, "");
  const characters = [...base.replace(hidden, "").replace(/\s+/g, " ").trim()];
  const text = characters.join("");
  if (/^\.*$/.test(text)) return "";
  if (characters.length <= maxLength) return text;
  const extension = [...(/\.[A-Za-z0-9]{1,10}$/.exec(text)?.[0] ?? "")];
  return [...characters.slice(0, maxLength - extension.length), ...extension].join("");
}
