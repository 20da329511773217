import type { SerializeFrom } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { NotOnSite } from "~/capabilities/publishing/not-on-site";
import { PageArticle } from "~/content/own-pages/article";
import { editPathOf } from "~/kinds/kind";
import { page as pageWords } from "~/kinds/own-page";
import type { loader as rootLoader } from "~/root";
import { EditLink } from "~/ui/records/edit-link";
import type { readOwnPage } from "./read-own-page.server";

type Data = NonNullable<SerializeFrom<Awaited<ReturnType<typeof readOwnPage>>>>;

export function OwnPage({ data: { page, blocks, files } }: { data: Data }) {
  const site = useRouteLoaderData<typeof rootLoader>("root")?.site ?? "";
  return (
    <PageArticle
      title={page.title}
      blocks={blocks}
      files={files}
      site={site}
      above={<NotOnSite kind={pageWords} record={page} />}
    >
      <EditLink to={editPathOf(pageWords, page.id)} of={page.title} />
    </PageArticle>
  );
}
