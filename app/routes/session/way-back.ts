import { samePath } from "~/http/same-site-path";

/** The page of this site that led to the login, as `next` says. */
export function wayBack(request: Request): string | undefined {
  return samePath(new URL(request.url).searchParams.get("next"), request.url);
}
