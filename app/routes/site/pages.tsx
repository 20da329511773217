import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { FrameData } from "~/ui/frame/frame-data";
import { PageError } from "~/ui/page/page-error";
import { SearchBox } from "~/ui/page/search-box";

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

function SearchInstead() {
  const error = useRouteError();
  const frame = useRouteLoaderData<FrameData>("root");
  if (!frame || !isRouteErrorResponse(error) || error.status !== 404) return null;
  return (
    <div className="shell *:max-w-160 pb-12 print:hidden">
      <SearchBox />
    </div>
  );
}
