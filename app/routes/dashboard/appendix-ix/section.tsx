import { data } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { msg, t } from "#say";
import { listDocumentDetails } from "~/content/disclosures/appendix-ix/answer-words";
import { changedResults, parseSection } from "~/content/disclosures/appendix-ix/form.server";
import { noteSiteValues, settingOfLine } from "~/content/disclosures/appendix-ix/from-site.server";
import { getLines, isSectionKey, sectionPath, sections } from "~/content/disclosures/appendix-ix/lines";
import { type FilledLine, readAppendix } from "~/content/disclosures/appendix-ix/read.server";
import {
  loggedWords,
  mergeLines,
  openSection,
  refusedReasons,
} from "~/content/disclosures/appendix-ix/section-form.server";
import { saveValues } from "~/content/disclosures/appendix-ix/values.server";
import { checkSavedFiles } from "~/content/disclosures/report/check-files.server";
import type { Typed } from "~/forms/fields.server";
import { wordOf } from "~/http/refusal";
import { EnterSaves } from "~/page-texts/table-fields";
import { mayDo } from "~/session/roles";
import { settingPath } from "~/settings/parts";
import { useForm } from "~/ui/form/post-form";
import { SharedForm } from "~/ui/form/shared-form";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { LineFields } from "./line-fields";

const translateLine = ({ label, wording, hint, from, page }: FilledLine) => ({
  label: t(label),
  wording: t(wording),
  hint: hint && t(hint),
  from: from && t(from),
  page: page && { ...page, label: t(page.label) },
});

export const loader = staffLoader("editor", async ({ params, staff, db, openForm }) => {
  const key = wordOf(params.section, isSectionKey);
  const [appendix, typed] = await Promise.all([readAppendix(db), openSection(db, key)]);
  const { title, lines } = appendix.find((section) => section.key === key) ?? {
    title: "" as const,
    lines: [],
  };
  return {
    ...(await openForm(typed)),
    title: t("Section {letter}: {title}", { letter: key.toUpperCase(), title: title && t(title) }),
    lines: lines.map((line) => ({
      ...line,
      ...translateLine(line),
      usual: line.from ? line.value : "",
      settings: pathOfSetting(line.key),
      mayChange: mayDo(staff.role, "administrator"),
      documents: line.documents.map((document) => ({
        id: document.id,
        name: document.name,
        url: document.url,
        isSample: document.isSample,
        facts: listDocumentDetails(document).join(", "),
      })),
    })),
    hasDocuments: key === "b" || key === "c",
    key,
  };
});

/** Lines that show a setting are changed there. */
function pathOfSetting(line: string): string {
  const setting = settingOfLine(line);
  return setting ? settingPath(setting) : "";
}

export const action = staffAction(
  { role: "editor", failure: msg("The section could not be saved. Please try again.") },
  async ({ params, services, db, fields, recordEvent }) => {
    const key = wordOf(params.section, isSectionKey);
    const changed = changedResults(key, fields);
    if (changed) return data({ errors: undefined, typed: changed });
    const parsed = parseSection(key, fields);
    if (!parsed.ok) return parsed;
    const errors = await refusedReasons(db, parsed.values);
    if (errors) return { errors, typed: Object.fromEntries(fields) as Typed };
    return {
      work: async (trx) => {
        const values = await mergeLines(trx, key, parsed.values, fields);
        const before = await saveValues(trx, values, "staff");
        await noteSiteValues(trx);
        const changes = getLines(key).flatMap((line) => {
          const [old, own] = [before.get(line.key), values.get(line.key)];
          return old && own
            ? [{ label: line.label, from: loggedWords(line, old), to: loggedWords(line, own) }]
            : [];
        });
        if (changes.length > 0) {
          const subject = `Section ${key.toUpperCase()}: ${sections[key].title}`;
          const event = { verb: "changed disclosure" as const, subject, changes };
          await recordEvent(event, trx);
        }
        return {
          location: `/dashboard/appendix-ix#${key}`,
          message: t("Section saved"),
          name: t("Section {letter}: {title}", { letter: key.toUpperCase(), title: t(sections[key].title) }),
          links: [
            { label: t("See it on the site"), to: `/mandatory-public-disclosure#section-${key}` },
            { label: t("Edit it again"), to: sectionPath(key) },
          ],
        };
      },
      after: () => checkSavedFiles(services, { section: key }),
    };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data ? `${t("Appendix IX")}: ${data.title}` : t("Appendix IX"),
);

export default function EditSection() {
  const { form, problem, state } = useForm<typeof loader, typeof action>();
  return (
    <>
      <h1>{form.title}</h1>
      <p className="lead">
        {form.hasDocuments
          ? `${t("CBSE wants copies that are signed by the chairman, manager or secretary and by the principal.")} `
          : `${t("A line that you leave empty says “Not yet published”.")} `}
        <a href={`/mandatory-public-disclosure#section-${form.key}`}>{t("See it on the site")}</a>
      </p>
      {form.key === "c" ? (
        <p>
          <Link className="tap underline" to="/dashboard/appendix-ix/results">
            {t("Take board results from a file")}
          </Link>
        </p>
      ) : null}
      <SharedForm
        id="section-form"
        form={form}
        answer={problem}
        what={t("this section")}
        sticky
        cancel={`/dashboard/appendix-ix#${form.key}`}
      >
        {form.lines.some(({ kind }) => kind === "results") ? <EnterSaves /> : null}
        {form.lines.map((line) => (
          <LineFields key={line.key} line={line} section={form.key} state={state} />
        ))}
      </SharedForm>
    </>
  );
}
