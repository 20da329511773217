import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { sql } from "kysely";
import { t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import { getStatus } from "~/capabilities/publishing/publishing";
import { picturedTables, removeUnusedFiles } from "~/capabilities/trash/erase.server";
import { restoreRecord } from "~/capabilities/trash/queries.server";
import { blurAreas } from "~/files/pictures/blur.server";
import { type Area, areasText } from "~/files/pictures/blur-areas";
import { addPictureRow } from "~/files/pictures/picture-rows.server";
import { makeChangedPicture, removePicture } from "~/files/pictures/pictures.server";
import { withKeptFiles } from "~/files/store/keep-files";
import { removeOrLog } from "~/files/store/remove-or-log.server";
import { type FileStore, randomStem } from "~/files/store/store.server";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { blurPathOf, linksAfterSaving, listOf } from "~/kinds/kind";
import { keyOf, staffKinds } from "~/kinds/registry";
import { getPublicPage } from "~/records/public-page";
import { type Services, servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import type { Database } from "~db/connection.server";
import { type BlurredKind, type BlurSubject, findBlurSubject, unblurredFile } from "./subject.server";

export class OtherPictureError extends Error {
  override name = "OtherPictureError";
}

/** A take-down was requested, so the record must not be published here. */
export class AskedForError extends Error {
  override name = "AskedForError";
}

interface BlurOrder {
  kind: BlurredKind;
  subject: BlurSubject;
  fields: URLSearchParams;
  seen: number;
  /** Blurred areas; none restores the original. */
  areas: readonly Area[];
  /** True to keep the original, for staff only. */
  keep: boolean;
  /** True to publish a record from the trash. */
  show: boolean;
}

/** Runs once per form. @throws OtherPictureError, AskedForError, disk errors */
export async function saveBlurred(context: AppLoadContext, staff: Staff, order: BlurOrder): Promise<Answer> {
  const { subject, fields, areas, keep } = order;
  const services = servicesOf(context);
  const { db, files } = services;
  const source = unblurredFile(subject);
  const path = await files.locate(source.kind, source.name);
  const made = await makeChangedPicture(files, path, (pixels) => blurAreas(pixels, areas));
  const original = keep && !subject.original ? `${randomStem()}.webp` : undefined;
  const remove = async () => {
    await removePicture(files, made.stem);
    if (original) await files.remove([{ kind: "originals", name: original }]);
  };
  const answer = await withKeptFiles(remove, async (noted) => {
    if (original) await copyOriginal(files, path, original);
    return runOnce(db, fields, async (trx) => {
      const now = await findBlurSubject(trx, order.kind, subject.id);
      const isSame = now?.pictureId === subject.pictureId && now.pictureId === order.seen;
      if (!isSame || (areas.length === 0 && !now.original))
        throw new OtherPictureError(t("It has another picture now."));
      const id = await addPictureRow(trx, { ...made, focus: subject.picture.focus });
      await showInstead(trx, subject.pictureId, id);
      await noteOriginal(trx, order, id, original);
      const done = await tell(context, staff, order, trx);
      noted();
      return done;
    });
  });
  services.pictureAdded?.();
  await removeUnblurred(services, order);
  return answer;
}

/** Copies first: the source is removed with the old picture. */
async function copyOriginal(files: FileStore, path: string, name: string): Promise<void> {
  const from = join(files.incomingDirectory, `${name}-${randomStem()}.part`);
  try {
    await copyFile(path, from);
    await files.commitFiles([{ from, to: files.pathOf("originals", name) }]);
  } finally {
    await rm(from, { force: true });
  }
}

const keptTables = new Set<string>(staffKinds.map(({ table }) => table));

async function showInstead(trx: Database, old: number, picture: number): Promise<void> {
  const changed = sql`, version = version + 1, updated_at = ${new Date().toISOString()}`;
  for (const table of picturedTables) {
    await sql`update ${sql.table(table)} set picture_id = ${picture} ${keptTables.has(table) ? changed : sql``}
      where picture_id = ${old}`.execute(trx);
  }
}

async function noteOriginal(
  trx: Database,
  { subject, areas, keep }: BlurOrder,
  picture_id: number,
  file: string | undefined,
): Promise<void> {
  const known = subject.original;
  const row = { picture_id, areas: areasText(areas) };
  if (known && keep) await trx.updateTable("picture_originals").set(row).where("id", "=", known.id).execute();
  else if (known) await trx.deleteFrom("picture_originals").where("id", "=", known.id).execute();
  else if (file)
    await trx
      .insertInto("picture_originals")
      .values({ ...row, file, created_at: new Date().toISOString() })
      .execute();
}

async function tell(
  context: AppLoadContext,
  staff: Staff,
  { kind, subject, areas, keep, show }: BlurOrder,
  trx: Database,
): Promise<Answer> {
  if (show && (await restoreRecord(trx, keyOf(kind), subject.id)) === "asked for")
    throw new AskedForError(t("A visitor asked to remove it."));
  const isShown = show || !subject.inTrash;
  const verb = areas.length > 0 ? "blurred" : "unblurred";
  const record = { kind: kind.key, id: subject.id };
  await recordEvent(context, { who: staff.username, verb, subject: subject.name, record }, trx);
  const row = subject.row as never;
  const values = { count: areas.length };
  const blurred = keep
    ? t("{count, plural, one {# area} other {# areas}} blurred. The original is kept for the staff.", values)
    : t("{count, plural, one {# area} other {# areas}} blurred. The original is erased.", values);
  const isLive = !kind.publishing || getStatus(row) === "live";
  return {
    location: isShown ? listOf(kind, row) : "/dashboard/trash",
    message: areas.length > 0 ? blurred : t("The original is back"),
    links: [
      ...(isShown ? linksAfterSaving({ shownAt: getPublicPage(kind, row), isLive, add: undefined }) : []),
      ...(keep ? [{ label: t("Change the areas"), to: blurPathOf(kind.key, subject.id) }] : []),
    ],
  };
}

/** Removes files of the old picture and, unless kept, of the original. Their rows are gone or go first. */
async function removeUnblurred(services: Services, { subject, keep }: BlurOrder): Promise<void> {
  if (subject.original && !keep)
    await removeOrLog(services, [{ kind: "originals", name: subject.original.file }]);
  await removeUnusedFiles(services);
}
