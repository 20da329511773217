import { Outlet } from "@remix-run/react";
import { SearchInstead } from "~/ui/frame/search-instead";
import { PageError } from "~/ui/page/page-error";

/** Layout of public pages: its error boundary keeps the site's frame. */
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
