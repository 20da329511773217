import type { LoaderFunctionArgs } from "@remix-run/node";
import { t } from "#say";
import { idOf, notFound } from "~/http/refusal";
import { editPathOf, listOf, nameOf } from "~/kinds/kind";
import { getPublicPage } from "~/records/public-page";
import { recordsOf } from "~/records/records.server";
import type { Database } from "~db/connection.server";
import { EarlierVersion, versionMeta } from "../texts/earlier-version";
import { versionPage } from "../texts/version-page.server";
import { findEarlierText, keepTexts, textOfRecord } from "./earlier-texts.server";
import { findKind } from "./find-kind.server";

const page = versionPage(async (args) => {
  const { kind, record, version, name } = await find(args.db, args);
  return {
    version,
    label: name,
    now: textOfRecord(record, version.column),
    present: editPathOf(kind, record.id),
    restore: async (trx, who) => {
      const { kind, records, record, version, name } = await find(trx, args);
      const text = { [version.column]: version.value };
      await records.update(trx, record.id, text as never);
      await keepTexts(trx, kind, record.id, { before: record, after: { ...record, ...text }, who });
      const event = { verb: "changed" as const, subject: name };
      await args.recordEvent({ ...event, record: { kind: kind.key, id: record.id } }, trx);
      return {
        location: listOf(kind, record as never),
        message: t("Earlier version restored"),
        name,
        links: [
          { label: t("See it on the site"), to: getPublicPage(kind, record as never) },
          { label: t("Edit it again"), to: editPathOf(kind, record.id) },
        ],
      };
    },
  };
});
export const loader = page.loader;
export const action = page.action;

async function find(db: Database, { request, params }: LoaderFunctionArgs) {
  const kind = findKind(request, "record");
  const records = recordsOf(kind);
  const record = (await records.find(db, idOf(params))) as { id: number; updated_at: string } | undefined;
  const version = record && (await findEarlierText(db, kind, record.id, idOf({ id: params.version })));
  if (!version) throw notFound();
  return { kind, records, record, version, name: nameOf(kind, record as never) };
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = versionMeta;

export default EarlierVersion;
