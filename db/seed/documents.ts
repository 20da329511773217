import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { titleFromName } from "~/capabilities/attached-files/file-names";
import { inspectDocument } from "~/files/documents/documents.server";
import { staffSender } from "~/files/examine/examine.server";
import { type FileStore, randomStem } from "~/files/store/store.server";
import { projectRoot } from "~/project-root.server";
import type { Database } from "../connection.server";
import { createNotices } from "./notices";

export type KeptDocuments = Map<string, { document: string; bytes: number; pages: number | null }>;

export async function keepSampleDocuments(store: FileStore): Promise<KeptDocuments> {
  const kept: KeptDocuments = new Map();
  for (const { circular } of createNotices(new Date())) {
    if (!circular) continue;
    const source = join(projectRoot, `db/seed/documents/${circular}.pdf`);
    const document = `${randomStem()}.pdf`;
    const from = join(store.incomingDirectory, `${document}.part`);
    const bytes = await readFile(source);
    // Not `copyFile`, which keeps the mode: stored files are readable only for the site's user.
    await writeFile(from, bytes);
    await store.commitFiles([{ from, to: store.pathOf("documents", document) }]);
    kept.set(circular, {
      document,
      bytes: bytes.length,
      pages: (await inspectDocument(source, staffSender)).pages ?? null,
    });
  }
  return kept;
}

export async function seedCircular(
  db: Database,
  kept: KeptDocuments,
  noticeId: number,
  circular: string,
  at: string,
) {
  const file = kept.get(circular);
  if (!file) return;
  const title = titleFromName(`${circular}.pdf`);
  await db
    .insertInto("notice_files")
    .values({
      ...file,
      notice_id: noticeId,
      staff_id: 0,
      slug: `${circular}.pdf`,
      title: title.charAt(0).toUpperCase() + title.slice(1),
      original_name: `${circular}.pdf`,
      position: 1,
      created_at: at,
    })
    .execute();
}
