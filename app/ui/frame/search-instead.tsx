import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { SearchBox } from "../page/search-box";
import type { FrameData } from "./frame-data";

export function SearchInstead() {
  const error = useRouteError();
  const frame = useRouteLoaderData<FrameData>("root");
  if (!frame || !isRouteErrorResponse(error) || error.status !== 404) return null;
  return (
    <div className="shell *:max-w-160 pb-12 print:hidden">
      <SearchBox />
    </div>
  );
}
