/** Loads sharp with the first picture, to save memory. Its cache is off: no picture is read twice. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  return sharp;
}
