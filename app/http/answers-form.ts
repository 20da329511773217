/**
 * True if a loader runs for the page that answers a form. Remix takes the method away from what loaders get, and leaves the
 * headers: only a form has a content type
 * (server/whole-site.ts takes it from requests without a body).
 */
export function answersForm(request: Request): boolean {
  return request.headers.has("Content-Type");
}
