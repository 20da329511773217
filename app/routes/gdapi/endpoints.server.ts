import { t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import { findConsentRule } from "~/capabilities/consents/at-adding.server";
import { nameBeforeTrash } from "~/capabilities/trash/kinds";
import { PictureRefusedError } from "~/files/pictures/picture-check.server";
import { photoProblem, savePhotoForm } from "~/files/pictures/save-photo.server";
import type { Parsed } from "~/forms/fields.server";
import { type LegacyArgs, queryId } from "~/http/legacy-endpoint.server";
import { legacyPage } from "~/http/legacy-page.server";
import { photoCall } from "~/http/photo-form.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireStaffCall } from "~/http/require-staff.server";
import { getDoneMessage, getFailureMessage, nameOf, type StaffKind } from "~/kinds/kind";
import type { Records } from "~/records/records.server";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import type { Database } from "~db/connection.server";

const refused = (message: string) => Response.json({ success: false, message }, { status: 422 });
const done = (message: string) => Response.json({ success: true, message });

/** Old clients expect the whole list in one reply. */
const maxListLength = 500;

/** Lists public records, newest first. @param bodyOf wraps the rows */
export function listCall<Row>(
  records: Pick<Records<Row, never>, "listOnSite">,
  toJson: (row: Awaited<ReturnType<typeof records.listOnSite>>[number]) => object,
  bodyOf: (rows: object[]) => object = (photos) => ({ photos }),
  limit = maxListLength,
) {
  return {
    async GET({ request, context }: LegacyArgs) {
      const { db } = servicesOf(context);
      const { rows, headers } = await legacyPage(request, limit, (listing) =>
        records.listOnSite(db, listing),
      );
      return Response.json(bodyOf(rows.map(toJson)), { headers });
    },
  };
}

async function recordAdded(
  context: LegacyArgs["context"],
  { username: who }: Staff,
  { key }: Pick<StaffKind<never>, "key">,
  { id, name: subject }: { id: number; name: string },
  trx: Database,
): Promise<void> {
  const event = { who, verb: "added" as const, subject, record: { kind: key, id } };
  await recordEvent(context, event, trx);
}

/** Adds a record without a file. Invalid input gets 422 with a readable message. */
export function addCall<Values extends object>(
  kind: StaffKind<NoInfer<Values>>,
  records: Pick<Records<never, Values>, "create">,
  parse: (fields: URLSearchParams) => Parsed<Values>,
) {
  return {
    async POST({ request, context }: LegacyArgs) {
      const staff = await requireStaffCall(request, context, "editor");
      const { db } = servicesOf(context);
      const parsed = parse(await readForm(request, context, { from: "old clients" }));
      if (!parsed.ok)
        return refused(`${t(getFailureMessage(kind, true))} ${Object.values(parsed.errors).join(". ")}`);
      await db.transaction().execute(async (trx) => {
        const id = await records.create(trx, parsed.values);
        await recordAdded(context, staff, kind, { id, name: nameOf(kind, parsed.values) }, trx);
      });
      return done(getDoneMessage(kind, "added"));
    },
  };
}

/** Adds a record with a photo (specification section 7). Invalid input gets 422 with a readable message. */
export function addWithPhotoCall<Values extends object>(
  kind: StaffKind<NoInfer<Values>>,
  records: Pick<Records<never, Values & { picture_id: number }>, "create">,
  parse: (fields: URLSearchParams) => Parsed<Values>,
) {
  const POST = photoCall(
    async ({ context, staff, form }) => {
      const parsed = parse(form.fields);
      const consent = await consentProblem(servicesOf(context).db, kind);
      const problems = [
        photoProblem(form, true),
        ...(parsed.ok ? [] : Object.values(parsed.errors)),
        consent,
      ];
      const message = problems.filter(Boolean).join(". ");
      if (message || !parsed.ok) return refused(message);
      try {
        await savePhotoForm(context, form, async (trx, picture_id) => {
          if (picture_id === undefined) throw new Error("A new record has a photo.");
          const id = await records.create(trx, { ...parsed.values, picture_id });
          await recordAdded(context, staff, kind, { id, name: nameOf(kind, parsed.values) }, trx);
          return { location: "", message: getDoneMessage(kind, "added") };
        });
        return done(getDoneMessage(kind, "added"));
      } catch (error) {
        if (!(error instanceof PictureRefusedError)) throw error;
        return refused(error.message);
      }
    },
    ({ gdapiAllowedOrigins }) => gdapiAllowedOrigins,
  );
  return { POST };
}

/** Old clients cannot name a consent: if it is required, the record must be added on the dashboard. */
async function consentProblem(db: Database, kind: StaffKind<never>): Promise<string | undefined> {
  if ((await findConsentRule(db, kind)) !== "require") return undefined;
  return `The school publishes no ${kind.names.one} without a consent. Please add it on the dashboard`;
}

export function deleteCall<Row extends object>(
  kind: StaffKind<NoInfer<Row>>,
  records: Pick<Records<Row, never>, "find" | "remove">,
) {
  const noun = kind.names.one;
  return {
    async DELETE({ request, context }: LegacyArgs) {
      const staff = await requireStaffCall(request, context, "editor");
      const id = queryId(request);
      const { db } = servicesOf(context);
      await db.transaction().execute(async (trx) => {
        const record = await records.find(trx, id);
        if (!record) throw notFound(`There is no ${noun} with this id.`);
        await records.remove(trx, id);
        const subject = nameBeforeTrash(kind, record);
        const event = { who: staff.username, verb: "deleted" as const, subject };
        await recordEvent(context, { ...event, record: { kind: kind.key, id } }, trx);
      });
      return done(getDoneMessage(kind, "deleted"));
    },
  };
}
