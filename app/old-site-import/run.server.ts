import { DocumentRefusedError } from "~/files/documents/documents.server";
import { PictureRefusedError } from "~/files/pictures/picture-check.server";
import { FieldRefusedError } from "~/forms/field-refused";
import { canonicalAddress } from "~/redirects/address";
import { addRedirect } from "~/redirects/redirects.server";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { DuplicateError, SiteRefusedError, UnreadableError } from "./fetch-site.server";
import type { FoundIdentity, FoundRecord, KnownRecord, LeftOut, ListReport, Reader } from "./found";
import { knownColumns } from "./known.server";
import { hashRecord } from "./record-hash.server";
import { readValues, storeRecord, updateRecord } from "./store.server";
import { dropStagedFiles, type Importing } from "./store-files.server";

export interface RunOptions {
  services: Services;
  reader: Reader;
  /** True to report only. */
  dryRun?: boolean;
  onProgress: (line: string, done: number, expected: number) => void;
  signal?: AbortSignal | undefined;
}

/** Refusals in a row after which an import ends: the old site keeps programs out. */
const maxRefusals = 5;

/**
 * Imports what is new or changed. Each record is noted in its own transaction, so that an interrupted import goes on
 * from there. @throws SiteRefusedError
 */
export async function importSite(options: RunOptions): Promise<ListReport[]> {
  const { services, reader, dryRun = false } = options;
  const { db } = services;
  if (!dryRun) await dropStagedFiles(services);
  const runId = dryRun ? 0 : await openRun(db, reader);
  const reports = new Map(reader.lists.map((label) => [label, emptyReport(label)]));
  const end = (state: "done" | "stopped" | "failed", problem = "") =>
    dryRun ? undefined : closeRun(db, runId, { state, problem, offer: reader.offer?.() });
  try {
    const isWhole = await readAll({ ...options, dryRun }, { services, reader, runId }, reports);
    if (isWhole && !dryRun) await addListRedirects(db, reader, runId);
    await end(isWhole ? "done" : "stopped");
  } catch (error) {
    if (options.signal?.aborted) await end("stopped");
    else {
      await end("failed", error instanceof UnreadableError ? error.message : "");
      throw error;
    }
  }
  return [...reports.values()];
}

async function addListRedirects(db: Database, { redirects }: Reader, run_id: number): Promise<void> {
  for (const { address, target } of redirects?.() ?? [])
    await addRedirect(db, { address: canonicalAddress(new URL(address)), target, run_id });
}

const emptyReport = (label: string): ListReport => ({
  label,
  came: 0,
  already: 0,
  updated: 0,
  failed: [],
  changed: [],
  leftOut: [],
});

/** @returns false if it was stopped */
async function readAll(
  { reader, dryRun, onProgress, signal }: RunOptions,
  importing: Importing,
  reports: Map<string, ListReport>,
): Promise<boolean> {
  const { services, runId } = importing;
  const { db } = services;
  const taken = new Set<string>();
  let done = 0;
  let refusals = 0;
  for await (const found of reader.records(signal)) {
    if (signal?.aborted) return false;
    const report = reports.get(found.list) ?? emptyReport(found.list);
    reports.set(found.list, report);
    done += 1;
    const name = `${found.list} ${found.key}`;
    if (taken.has(name)) report.already += 1;
    else if ("reason" in found) {
      report[found.isExpected ? "leftOut" : "failed"].push(`${found.name}: ${found.reason}`);
      if (!dryRun) await noteLeftOut(importing, found, found);
    } else {
      taken.add(name);
      try {
        await take(importing, found, report, dryRun ?? false);
        refusals = 0;
      } catch (error) {
        if (signal?.aborted) return false;
        const reason = describeFailure(error);
        report[error instanceof DuplicateError ? "leftOut" : "failed"].push(`${found.name}: ${reason}`);
        refusals = error instanceof SiteRefusedError ? refusals + 1 : 0;
        if (refusals >= maxRefusals) throw error;
        if (!dryRun)
          await noteLeftOut(importing, found, {
            name: found.name,
            address: found.addresses[0] ?? "",
            reason,
          });
      }
    }
    const expected = Math.max(reader.countExpected(), done);
    if (!dryRun)
      await db.updateTable("import_runs").set({ done, expected }).where("id", "=", runId).execute();
    const count =
      report.came + report.already + report.updated + report.failed.length + report.leftOut.length;
    onProgress(`${report.label}: ${count}`, done, expected);
  }
  return !signal?.aborted;
}

/** States of a record that exists, or was deleted here. */
const imported = ["held", "published", "kept"];

async function take(
  importing: Importing,
  found: FoundRecord,
  report: ListReport,
  dryRun: boolean,
): Promise<void> {
  const { services, reader } = importing;
  const { db } = services;
  const known = reader.findKnown?.(found) ?? (await findRow(db, reader, found));
  const notes = () => report.changed.push(...found.notes.map((words) => `${found.name}: ${words}`));
  if (!known || !imported.includes(known.state)) {
    if (dryRun) readValues(found);
    else await storeRecord(importing, found, known);
    report.came += 1;
    notes();
    return;
  }
  const { fingerprint, record_id, kind, hash } = known;
  if (!record_id || !fingerprint || fingerprint === found.fingerprint) {
    report.already += 1;
    return;
  }
  if ((await hashRecord(db, kind, record_id)) !== hash) {
    report.already += 1;
    report.changed.push(`${found.name}: it changed on the old site too; the version edited here is kept`);
    return;
  }
  if (dryRun) readValues(found);
  else await updateRecord(importing, found, known);
  report.updated += 1;
  notes();
}

async function findRow(
  db: Database,
  { source }: Reader,
  { list, key }: FoundIdentity,
): Promise<KnownRecord | undefined> {
  return db
    .selectFrom("imported_records")
    .select(knownColumns)
    .where("source", "=", source)
    .where("list", "=", list)
    .where("key", "=", key)
    .executeTakeFirst();
}

async function noteLeftOut(
  { services: { db }, reader: { source }, runId }: Importing,
  { list, key }: FoundIdentity,
  { name, address, reason }: Pick<LeftOut, "name" | "address" | "reason">,
): Promise<void> {
  const values = {
    ...{ run_id: runId, state: "left out" as const, title: name, old_address: address, reason },
    imported_at: new Date().toISOString(),
  };
  await db
    .insertInto("imported_records")
    .values({ source, list, key, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(["source", "list", "key"])
        .doUpdateSet(values)
        .where("imported_records.state", "in", ["left out", "undone"]),
    )
    .execute();
}

/** Starts a run, or continues the one that was interrupted. */
async function openRun(db: Database, { source, name }: Reader): Promise<number> {
  const begun = await db
    .selectFrom("import_runs")
    .select(["id", "state"])
    .where("source", "=", source)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (begun && ["running", "stopped", "failed"].includes(begun.state)) {
    await db
      .updateTable("import_runs")
      .set({ state: "running", problem: "", reader: name })
      .where("id", "=", begun.id)
      .execute();
    return begun.id;
  }
  const { id } = await db
    .insertInto("import_runs")
    .values({ source, reader: name, state: "running", started_at: new Date().toISOString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function closeRun(
  db: Database,
  id: number,
  {
    state,
    problem,
    offer,
  }: { state: "done" | "stopped" | "failed"; problem: string; offer?: object | undefined },
): Promise<void> {
  const values = { state, problem, finished_at: new Date().toISOString() };
  await db
    .updateTable("import_runs")
    .set({ ...values, ...(offer && { offer: JSON.stringify(offer) }) })
    .where("id", "=", id)
    .execute();
}

/** Returns the reason if the record is at fault; rethrows other errors. */
function describeFailure(error: unknown): string {
  const expected = [UnreadableError, PictureRefusedError, DocumentRefusedError, FieldRefusedError];
  if (error instanceof Error && expected.some((kind) => error instanceof kind)) return error.message;
  throw error;
}
