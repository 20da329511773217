import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { SearchBox } from "../page/search-box";
import type { FrameData } from "./frame-data";
import { WaysIn } from "./ways-in";

/** Search on the not-found page, for old links. */
export function SearchInstead() {
  const error = useRouteError();
  const frame = useRouteLoaderData<FrameData>("root");
  if (!frame || !isRouteErrorResponse(error) || error.status !== 404) return null;
  return (
    <div className="shell max-w-160 pb-12 print:hidden">
      <SearchBox />
      <div className="mt-8 overflow-hidden rounded-card border border-b-0 border-line">
        <WaysIn hidden={frame.hidden} phone={frame.school.phone} />
      </div>
    </div>
  );
}
