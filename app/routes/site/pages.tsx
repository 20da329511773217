import { Outlet } from "@remix-run/react";

/** Around every page of visitors: what fails in one is told in the site's frame. */
export default function Pages() {
  return <Outlet />;
}

export { errorMeta as meta, PageError as ErrorBoundary } from "~/ui/page-error";
