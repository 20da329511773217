import { samePath } from "~/http/same-site-path";

/** Returns the page that led to the login (`next`), if it is on this site. */
export function wayBack(request: Request): string | undefined {
  return samePath(new URL(request.url).searchParams.get("next"), request.url);
}
