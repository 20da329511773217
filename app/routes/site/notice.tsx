import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NoticeMeta } from "~/content/notices/list";
import { notice as noticeWords } from "~/content/notices/notice";
import { notices } from "~/content/notices/queries.server";
import { excerpt } from "~/forms/excerpt";
import { idOf } from "~/http/params.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/services/services.server";
import { Icon } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const notice = await notices.find(servicesOf(context).db, idOf(params));
  if (!notice) throw notFound();
  return { notice };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  data
    ? pageMeta(matches, noticeWords.nameOf(data.notice), excerpt(data.notice.details, 150))
    : pageMeta(matches, "");

export default function NoticePage() {
  const { notice } = useLoaderData<typeof loader>();
  return (
    <article className="shell section-narrow">
      <p className="print:hidden">
        <a className="more-link" href="/notices">
          <Icon name="chevron-left" size={18} />
          All notices
        </a>
      </p>
      <h1 className="my-2">{noticeWords.nameOf(notice)}</h1>
      <NoticeMeta notice={notice} />
      <div className="prose mt-6 text-lg">
        {notice.details.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and never move
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}
