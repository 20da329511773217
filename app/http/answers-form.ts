/**
 * True if a loader runs for a page that answers a form. Remix hides the method from loaders, but only forms
 * have a content type (server/whole-site.ts removes it from requests without a body).
 */
export function answersForm(request: Request): boolean {
  return request.headers.has("Content-Type");
}
