import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { recordEvent } from "~/content/activity/record-event.server";
import { editPathOf, listOf, nameOf, publicPageOf } from "~/content/records/kind";
import { recordsOf } from "~/content/records/records.server";
import { keptKinds } from "~/content/records/registry";
import { differencesOf } from "~/content/texts/differences.server";
import { findVersion } from "~/content/texts/queries.server";
import { VersionPage } from "~/content/texts/version-page";
import { oneOf } from "~/forms/chosen";
import { runOnce } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, unsaved } from "~/http/staff-form.server";
import { servicesOf } from "~/services/services.server";
import { pageMeta } from "~/ui/page-meta";
import type { Database } from "~db/connection.server";
import { keepText, textOfRecord, versionsName } from "./earlier-texts.server";

/** The record of an address, and the version of its text. */
async function find(db: Database, request: Request, params: LoaderFunctionArgs["params"]) {
  const path = new URL(request.url).pathname.toLowerCase();
  const kind = keptKinds.find(({ pages, versioned }) => versioned && path.startsWith(`${pages.record}/`));
  if (!kind) throw notFound();
  const records = recordsOf(kind);
  const record = (await records.find(db, idOf(params))) as { id: number; updated_at: string } | undefined;
  const version =
    record && (await findVersion(db, versionsName(kind, record.id), idOf({ id: params.version })));
  if (!version) throw notFound();
  return { kind, records, record, version, name: nameOf(kind, record as never) };
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const { kind, record, version, name } = await find(servicesOf(context).db, request, params);
  return {
    ...(await openForm(request, context, staff, {})),
    name,
    present: editPathOf(kind, record.id),
    version,
    differences: differencesOf(version.value, textOfRecord(kind, record)),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const fields = await readForm(request, context);
  const { db } = servicesOf(context);
  try {
    const answer = await runOnce(db, fields, async (trx) => {
      const { kind, records, record, version, name } = await find(trx, request, params);
      const after = { ...record, [kind.versioned ?? ""]: version.value };
      await records.update(trx, record.id, { [kind.versioned ?? ""]: version.value } as never);
      await keepText(trx, kind, record.id, { before: record, after, who: staff.username });
      const event = { who: staff.username, action: `changed ${oneOf(kind.names.one)}`, subject: name };
      await recordEvent(context, { ...event, record: { kind: kind.key, id: record.id } }, trx);
      return {
        location: listOf(kind, record as never),
        message: "Earlier version restored",
        name,
        links: [
          { label: "See it on the site", to: publicPageOf(kind, record as never) },
          { label: "Edit it again", to: editPathOf(kind, record.id) },
        ],
      };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsaved(context, error, fields, "The text could not be saved. Please try again.");
  }
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data ? `Earlier version: ${data.name}` : "Earlier version");

export default function RecordVersion() {
  const { name, ...page } = useLoaderData<typeof loader>();
  return <VersionPage {...page} label={name} errors={useActionData<typeof action>()?.errors} />;
}
