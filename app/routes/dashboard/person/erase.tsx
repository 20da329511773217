import { redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { requireProofToOpen } from "~/accounts/proof/require-proof.server";
import { answersForm } from "~/http/answers-form";
import { countWords, eraseRecords, type LeftFiles, removeLeftFiles } from "~/people/erase.server";
import { describe, recordsNamed } from "~/people/find.server";
import { excerpt } from "~/text/excerpt";
import { PostForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { searchPage } from "./asked";
import { FoundFacts } from "./found-list";

export const loader = staffLoader("administrator", async ({ request, context, db, issueToken }) => {
  if (!answersForm(request)) await requireProofToOpen(request, context);
  const asked = new URL(request.url).searchParams;
  const records = await recordsNamed(db, asked.getAll("item"));
  if (records.length === 0) throw redirect(searchPage(asked, { nothing: "marked" }));
  return {
    records: records.map(describe),
    back: searchPage(asked),
    token: issueToken(),
  };
});

export const action = staffAction(
  { role: "administrator", proof: "asked" },
  async ({ request, services, fields, recordEvent }) => {
    // The form contains them too, because a resubmitted form can lack the query string.
    const items = [...fields.getAll("item"), ...new URL(request.url).searchParams.getAll("item")];
    let left: LeftFiles | undefined;
    return {
      work: async (trx) => {
        const records = await recordsNamed(trx, items);
        left = await eraseRecords(trx, records);
        const subject = countWords(records);
        await recordEvent({ verb: "erased person", subject }, trx);
        const message = t(
          "{count, plural, one {# record was erased for good} other {# records were erased for good}}",
          { count: records.length },
        );
        return { location: "/dashboard/person", message };
      },
      after: async () => left && removeLeftFiles(services, left),
    };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) => {
  const [first, ...others] = data?.records ?? [];
  const what =
    others.length > 0
      ? t("{count, plural, one {# record} other {# records}}", { count: others.length + 1 })
      : excerpt(first?.title ?? t(/* In a title: “Erase for good: nothing”. */ "nothing"), 60);
  return t("Erase for good: {what}", { what });
});

export default function ErasePersonalData() {
  const { records, back, token } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>
        {t("{count, plural, one {Erase this record?} other {Erase these # records?}}", {
          count: records.length,
        })}
      </h1>
      <section className="panel">
        <ul className="rows [&>li:first-child]:border-0 [&>li:first-child]:pt-0">
          {records.map((record) => (
            <li key={record.item}>
              <div className="min-w-0">
                <h2>{record.title}</h2>
                <FoundFacts record={record} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <p>
        {t(
          "They are erased at once, with their files, and cannot be restored. Backups keep a copy until they are too old; if one is ever restored, what was erased here is erased again.",
        )}
      </p>
      <PostForm
        token={token}
        tone="danger"
        submit={records.length === 1 ? t("Erase it for good") : t("Erase them for good")}
        sending={t("Erasing…")}
        aside={<Link to={back}>{t("Keep everything")}</Link>}
      >
        {records.map(({ item }) => (
          <input key={item} type="hidden" name="item" value={item} />
        ))}
      </PostForm>
    </>
  );
}
