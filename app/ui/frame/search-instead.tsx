import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { SearchBox } from "../search-box";
import type { FrameData } from "./frame-data";
import { WaysIn } from "./ways-in";

/** Below the words that a page does not exist: who followed an old link looks for what it led to. */
export function SearchInstead({ hidden, school }: Pick<FrameData, "hidden" | "school">) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return null;
  return (
    <div className="shell max-w-160 pb-12">
      <SearchBox />
      <div className="mt-8 overflow-hidden rounded-card border border-b-0 border-line">
        <WaysIn hidden={hidden} phone={school.phone} />
      </div>
    </div>
  );
}
