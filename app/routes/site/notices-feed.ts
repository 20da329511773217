import type { LoaderFunctionArgs } from "@remix-run/node";
import { noticeFeed, renderJsonFeed, renderRss } from "~/channels/feeds/notices.server";
import { taggedText } from "~/http/tagged-text.server";
import { isPublicCategory } from "~/kinds/notice-categories";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { siteOrigin } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";

const query = { category: isPublicCategory } satisfies PageQuery;
export const handle = { query };

/** Serves RSS 2.0 and JSON Feed 1.1 (`/notices/feed.xml`, `.json`), of all notices or one category. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { category } = readQuery(request, query);
  const { pathname } = new URL(request.url);
  const feed = await noticeFeed(servicesOf(context).db, {
    site: siteOrigin(request, context),
    path: category ? `${pathname}?category=${category}` : pathname,
    category,
  });
  const isJson = pathname.endsWith(".json");
  return taggedText(request, isJson ? renderJsonFeed(feed) : renderRss(feed), {
    "Content-Type": isJson ? "application/feed+json; charset=utf-8" : "application/rss+xml; charset=utf-8",
  });
}
