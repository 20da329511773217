import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { titleFromName } from "~/capabilities/attached-files/file-names";
import { inspectDocument } from "~/files/documents/documents.server";
import { inspectRecording } from "~/files/documents/recordings.server";
import { staffSender } from "~/files/examine/examine.server";
import { type FileStore, randomStem } from "~/files/store/store.server";
import { english } from "~/languages/languages";
import { projectRoot } from "~/project-root.server";
import type { Database } from "../connection.server";
import { createNotices } from "./notices";

interface KeptDocument {
  document: string;
  bytes: number;
  pages: number | null;
  seconds: number | null;
}
export type KeptDocuments = Map<string, KeptDocument>;

export async function keepSampleDocuments(store: FileStore): Promise<KeptDocuments> {
  const kept: KeptDocuments = new Map();
  for (const { circular, recording } of createNotices(new Date())) {
    if (circular) {
      const { source, ...file } = await keepFile(store, circular, "pdf");
      const { pages = null } = await inspectDocument(source, staffSender);
      kept.set(circular, { ...file, pages, seconds: null });
    }
    if (recording) {
      const { source, ...file } = await keepFile(store, recording, "m4a");
      const { seconds } = await inspectRecording(source);
      kept.set(recording, { ...file, pages: null, seconds });
    }
  }
  return kept;
}

async function keepFile(store: FileStore, name: string, extension: string) {
  const source = join(projectRoot, `db/seed/documents/${name}.${extension}`);
  const document = `${randomStem()}.${extension}`;
  const from = join(store.incomingDirectory, `${document}.part`);
  const content = await readFile(source);
  // Not `copyFile`, which keeps the mode: stored files are readable only for the site's user.
  await writeFile(from, content);
  await store.commitFiles([{ from, to: store.pathOf("documents", document) }]);
  return { source, document, bytes: content.length };
}

/** Attaches the PDF and the recording of a sample notice. @param names without extension */
export async function seedNoticeFiles(
  db: Database,
  kept: KeptDocuments,
  noticeId: number,
  { circular, recording }: { circular?: string | undefined; recording?: string | undefined },
  at: string,
): Promise<void> {
  const title = titleFromName(`${circular}.pdf`);
  const files = [
    {
      file: kept.get(circular ?? ""),
      slug: `${circular}.pdf`,
      title: title.charAt(0).toUpperCase() + title.slice(1),
    },
    {
      file: kept.get(recording ?? ""),
      slug: `recording-${english.code}.m4a`,
      title: "Sample, spoken by a computer",
      language: english.code,
    },
  ];
  for (const [position, { file, slug, ...own }] of files.entries()) {
    if (!file) continue;
    const values = {
      ...file,
      ...own,
      notice_id: noticeId,
      slug,
      original_name: slug,
      position: position + 1,
    };
    await db
      .insertInto("notice_files")
      .values({ ...values, staff_id: 0, created_at: at })
      .execute();
  }
}
