/**
 * The `sizes` of a picture that is `phone` wide on a phone and `larger` elsewhere. A browser without script fetches all
 * the pictures of a page at once, so there a phone asks for one of less than half the width; a browser that does not know
 * the `scripting` feature does the same.
 */
export function phoneSizes(phone: string, larger: string): string {
  return `(scripting: enabled) and (width < 40rem) ${phone}, (width < 40rem) 44vw, ${larger}`;
}
