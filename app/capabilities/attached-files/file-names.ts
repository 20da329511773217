const maxNameLength = 80;

/** Suggests a title: `annual_day-circular.pdf` becomes "annual day circular". */
export function titleFromName(name: string): string {
  return name
    .replace(/\.[A-Za-z]{3,4}$/, "")
    .replace(/[_\s]+|(?<=[\p{L}\p{M}])-(?=\p{L})/gu, " ")
    .trim();
}

/** Last URL segment in any script: `annual-day-circular.pdf`. @param extension with its dot */
export function slugFromName(name: string, taken: ReadonlySet<string>, extension = ".pdf"): string {
  const words = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/\.(?:pdf|webm|ogg|opus|oga|m4a|mp4)$/, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  const short =
    [...words]
      .slice(0, maxNameLength)
      .join("")
      .replace(/^-+|-+$/g, "") || "file";
  for (let number = 1; ; number += 1) {
    const slug = `${short}${number > 1 ? `-${number}` : ""}${extension}`;
    if (!taken.has(slug)) return slug;
  }
}
