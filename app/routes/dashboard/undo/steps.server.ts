import { t } from "#say";
import { deleteImported, revertEdits } from "~/capabilities/imports/undo.server";
import { bringBack } from "~/capabilities/publishing/publishing.server";
import { distinctName, trashedName } from "~/capabilities/trash/kinds";
import { restoreBatch, trashAgain } from "~/capabilities/trash/queries.server";
import { noteSiteValues } from "~/content/disclosures/appendix-ix/from-site.server";
import { undoImport as undoResults } from "~/content/disclosures/appendix-ix/results-import.server";
import { movePhotosBack } from "~/content/photos/moves.server";
import { deleteCertificatesByFile } from "~/content/transfer-certificates/queries.server";
import type { Answer } from "~/forms/one-time.server";
import { album } from "~/kinds/album";
import { photo } from "~/kinds/photo";
import { staffKinds } from "~/kinds/registry";
import { transferCertificate } from "~/kinds/transfer-certificate";
import { speakingEnglish } from "~/languages/current";
import { markSampleTexts } from "~/page-texts/queries.server";
import { restoreSampleTexts } from "~/page-texts/sample-texts.server";
import type { Settings } from "~/settings/parts";
import { readSettings, saveSettings } from "~/settings/queries.server";
import { forgetUndo, offerUndo, type RemovedSamples, type UndoStep } from "~/undo/undo.server";
import { markAsStarter } from "~db/starter-marks";
import { listOfRestored } from "./restore.server";
import { logUndo, type Undoing } from "./undoing.server";

type Step<Type> = Extract<UndoStep, { type: Type }>;

const changedSince = () => t("Nothing was undone, because another person has changed it.");

/** Puts restored records back into the trash; they stay there as long as before. */
export async function undoRestore(undoing: Undoing, { records }: Step<"trash again">): Promise<Answer> {
  const names: string[] = [];
  for (const keys of records) {
    const record = await trashAgain(undoing.trx, keys);
    if (!record) continue;
    names.push(distinctName(record));
    const subject = speakingEnglish(() => trashedName(record));
    const { kind, id } = keys;
    await logUndo(undoing, { verb: "deleted", subject, record: { kind, id } });
  }
  const message =
    names.length > 0 ? t("Back in the trash: {name}", { name: names.join(", ") }) : changedSince();
  return { location: "/dashboard/trash", message };
}

/** Restores the previous publishing state, except of records changed since. */
export async function undoPublishing(
  undoing: Undoing,
  { kind: key, states }: Step<"publishing">,
): Promise<Answer> {
  const kind = staffKinds.find((each) => each.key === key);
  if (!kind) throw new Error(`There is no kind ${key}.`);
  const ids = await bringBack(undoing.trx, kind, states);
  const location = kind.pages.list;
  const [id] = ids;
  if (id === undefined) return { location, message: changedSince() };
  const record = ids.length === 1 && { record: { kind: kind.key, id } };
  await logUndo(undoing, { verb: "undid change", kind: kind.key, count: ids.length, ...record });
  return { location, message: t("Undone. It is as it was before.") };
}

export async function undoMove(undoing: Undoing, { at }: Step<"move">): Promise<Answer> {
  const ids = await movePhotosBack(undoing.trx, at);
  const count = ids.length;
  if (count === 0) {
    const message = t("They have been moved since then. Nothing was undone.");
    return { location: album.pages.list, message };
  }
  await logUndo(undoing, { verb: "undid move", kind: photo.key, count });
  return {
    location: await listOfRestored(undoing.trx, photo.key, ids),
    message: t(
      "{count, plural, one {Undone: # photo are where they were before.} other {Undone: # photos are where they were before.}}",
      { count },
    ),
  };
}

export async function undoBoardResults(undoing: Undoing, { ids }: Step<"board results">): Promise<Answer> {
  const location = "/dashboard/appendix-ix#c";
  if (!(await undoResults(undoing.trx, ids))) {
    return { location, message: t("The results have changed since then. Nothing was undone.") };
  }
  await noteSiteValues(undoing.trx);
  await logUndo(undoing, { verb: "undid board results" });
  return { location, message: t("Undone: the results are as they were before.") };
}

export async function undoImport(
  undoing: Undoing,
  { kind: key, at, edits = [] }: Step<"import">,
): Promise<Answer> {
  const now = new Date().toISOString();
  const kind = staffKinds.find((each) => each.key === key);
  if (!kind) return { location: "/dashboard", message: t("It is too late to undo this.") };
  const { count, restored } = await deleteImported(undoing.trx, kind, at, now);
  const location = kind.pages.list;
  const reverted = await revertEdits(undoing.trx, kind, edits);
  if (edits.length > 0) {
    if (count + restored + reverted === 0) return { location, message: changedSince() };
    await logUndo(undoing, { verb: "undid import", kind: kind.key, count: count + restored + reverted });
    const message =
      reverted < edits.length
        ? t("Undone, except of records that were changed since.")
        : t("Undone. It is as it was before.");
    return { location, message };
  }
  if (count + restored === 0)
    return { location, message: t("They are not there any more. Nothing was undone.") };
  await logUndo(undoing, { verb: "undid import", kind: kind.key, count });
  const records = t(kind.names.count, { count });
  if (restored > 0)
    return {
      location,
      message: t(
        /* {records} such as: 12 results. */ "Undone: {records} moved to the trash, and the earlier ones are back.",
        { records },
      ),
    };
  return {
    location,
    message: t(/* {records} such as: 12 results. */ "Undone: {records} moved to the trash.", { records }),
    undo: await offerUndo(undoing.trx, { type: "restore all", kind: kind.key, at: now }),
  };
}

/** Certificates have no trash: they are deleted for good. */
export async function undoCertificates(undoing: Undoing, { files }: Step<"certificates">): Promise<Answer> {
  const location = transferCertificate.pages.list;
  const count = await deleteCertificatesByFile(undoing.trx, files);
  if (count === 0) return { location, message: t("They are not there any more. Nothing was undone.") };
  await logUndo(undoing, { verb: "undid import", kind: transferCertificate.key, count });
  const records = t(transferCertificate.names.count, { count });
  return {
    location,
    message: t(/* {records} such as: 2 transfer certificates. */ "Undone: {records} deleted.", { records }),
  };
}

/** Marks samples again, except what was changed since. */
export async function undoKeptSamples(undoing: Undoing, step: Step<"kept samples">): Promise<Answer> {
  const { trx } = undoing;
  if ("texts" in step) await markSampleTexts(trx, step.texts);
  else if ("records" in step)
    for (const { source, ids } of step.records) await markAsStarter(trx, source, ids);
  else {
    const now = await readSettings(trx);
    const names = Object.keys(step.settings) as (keyof Settings)[];
    await markAsStarter(
      trx,
      "settings",
      names.filter((name) => now[name] === step.settings[name]),
    );
  }
  await logUndo(undoing, { verb: "undid kept samples" });
  return { location: "/dashboard/first-steps", message: t("Undone. It is as it was before.") };
}

/** Restores records, texts and settings, except what was written in their place since. */
export async function undoRemovedSamples(
  undoing: Undoing,
  { key, at, kinds, texts, settings }: RemovedSamples & { key: string },
): Promise<Answer> {
  const { trx } = undoing;
  for (const kind of kinds) await restoreBatch(trx, kind, at);
  await restoreSampleTexts(trx, texts);
  const now = await readSettings(trx);
  const empty = Object.entries(settings).filter(([name]) => now[name as keyof Settings] === "");
  await saveSettings(trx, Object.fromEntries(empty));
  await markAsStarter(
    trx,
    "settings",
    empty.map(([name]) => name),
  );
  await forgetUndo(trx, key);
  await logUndo(undoing, { verb: "restored samples" });
  return { location: "/dashboard/first-steps", message: t("Undone. The sample content is back.") };
}
