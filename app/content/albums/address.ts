/** Characters of an album's name in its address. */
const longest = 60;

/** The words of a name, in the letters of any script: `annual-day-2026`; empty where it has none. */
function wordsInAddress(name: string): string {
  const words = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return [...words]
    .slice(0, longest)
    .join("")
    .replace(/^-+|-+$/g, "");
}

/** Where visitors see an album: the number finds it, whatever its name is by then. */
export function albumPath({ id, name }: { id: number; name: string }): string {
  return `/school-gallery/${id}-${encodeURIComponent(wordsInAddress(name) || "album")}`;
}

/** The number in an album's address; undefined where there is none. */
export function albumIdOf(segment: string | undefined): number | undefined {
  const [, id] = /^([1-9]\d{0,14})(?:-|$)/.exec(segment ?? "") ?? [];
  return id === undefined ? undefined : Number(id);
}
