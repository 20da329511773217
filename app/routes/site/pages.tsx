import { Outlet } from "@remix-run/react";
import { SearchInstead } from "~/ui/frame/search-instead";
import { PageError } from "~/ui/page/page-error";

/** Around every page of visitors: what fails in one is told in the site's frame. */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <>
      <PageError />
      <SearchInstead />
    </>
  );
}

export { errorMeta as meta } from "~/ui/page/page-error";
