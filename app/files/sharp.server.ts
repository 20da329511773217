/**
 * The picture library, loaded with the first picture: a server that has none to make does without its memory. A cache of
 * decoded pictures would only cost more of it: none is read twice.
 */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  return sharp;
}
