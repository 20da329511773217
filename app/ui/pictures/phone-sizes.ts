/** Without script all pictures load at once, so phones get smaller ones. */
export function phoneSizes(phone: string, larger: string): string {
  return `(scripting: enabled) and (width < 40rem) ${phone}, (width < 40rem) 44vw, ${larger}`;
}
