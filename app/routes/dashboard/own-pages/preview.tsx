import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { msg } from "#message";
import { filesOf } from "~/capabilities/attached-files/queries.server";
import { PageArticle } from "~/content/own-pages/article";
import { parsePage } from "~/content/own-pages/page.server";
import { notFound } from "~/http/refusal";
import { page } from "~/kinds/own-page";
import { findPreview } from "~/previews/previews.server";
import type { loader as rootLoader } from "~/root";
import { formatPage } from "~/text/format-text.server";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";

export const handle = { framed: true };

export const loader = staffLoader("editor", async ({ params, staff, db }) => {
  const owner = { key: params.key ?? "", staffId: staff.id };
  const found = await findPreview(db, filesOf(page.files), owner);
  const parsed = found && parsePage(found.fields, new Set());
  if (!found || !parsed?.ok) throw notFound();
  const { title, details } = parsed.values;
  return { title, files: found.files, blocks: formatPage(details) };
});

export const meta = titled(msg("Preview of a page"));

/** Uses frame and styles of the public page. */
export default function PagePreview() {
  const found = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return <PageArticle {...found} site={root?.site ?? ""} />;
}
