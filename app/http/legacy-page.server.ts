import { type Cursor, parseCursor } from "~/lists/cursor";
import { type Listing, pageOf } from "~/lists/paging.server";
import { refusal } from "./refusal";

/** A `Link` header points to more: the body stays unchanged for old clients. @throws Response 422 */
export async function legacyPage<Row extends Cursor>(
  request: Request,
  limit: number,
  list: (listing: Listing) => Promise<Row[]>,
): Promise<{ rows: Row[]; headers: HeadersInit }> {
  const before = new URL(request.url).searchParams.get("before");
  const after = before === null ? undefined : parseCursor(before);
  if (before !== null && !after) {
    throw refusal(422, "Send ?before= as the Link header of the reply before gave it, or leave it out.");
  }
  const { rows, next } = pageOf(await list({ limit: limit + 1, after }), limit);
  const link = `<?${new URLSearchParams({ before: next ?? "" })}>; rel="next"`;
  return { rows, headers: next ? { Link: link } : {} };
}
