/** Remix hides the method, but only forms have a content type (server/whole-site.ts). */
export function answersForm(request: Request): boolean {
  return request.headers.has("Content-Type");
}
