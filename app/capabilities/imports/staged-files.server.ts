import { randomBytes } from "node:crypto";
import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { msg, t } from "#say";
import {
  createScanner,
  DocumentRefusedError,
  examinePdf,
  type ScanResult,
} from "~/files/documents/documents.server";
import { photoToPdf } from "~/files/documents/photo-to-pdf.server";
import { describeTooLarge } from "~/files/examine/describe-wrong-file";
import { checkPicture, maxPictureBytes, PictureRefusedError } from "~/files/pictures/picture-check.server";
import { cleanFileName } from "~/files/upload/file-name";
import type { ReceivedFile } from "~/files/upload/intake.server";
import { readJson } from "~/forms/read-json.server";
import type { Services } from "~/services/services.server";
import type { ImportedFiles } from "./importer";

type Type = ImportedFiles["type"];

/** File of a preview, in the folder for temporary files, which is swept after an hour. */
export interface StagedFile {
  /** Random name; it also says that the file was examined. */
  id: string;
  name: string;
  /** Hash of the sent file, to recognise it. */
  sha256?: string | undefined;
}

export const maxFiles = 60;

const maxBytes = {
  picture: maxPictureBytes,
  document: 10 * 1024 * 1024,
  certificate: 5 * 1024 * 1024,
} as const;

const tooLarge = {
  picture: msg("It is larger than 15 MB."),
  document: msg("It is larger than 10 MB."),
  certificate: msg("It is larger than 5 MB. Scan it with fewer dots per inch, such as 150."),
} as const;

export const importedFileLimits = (type: Type) => ({ maxBytes: maxBytes[type], maxCount: maxFiles });

const idOf = (type: Type) => new RegExp(`^${type}-(?:${scanResults.join("|")})-[0-9a-f]{32}$`);

const scanResults = ["clean", "failed", "none"] as const satisfies ScanResult[];

/** Result of the virus scan, which is part of the ID: a forged one leads to no file. */
export const scanOf = (id: string) => scanResults.find((one) => id.split("-")[1] === one) ?? "none";

const schema = z
  .array(
    z.object({ id: z.string().max(60), name: z.string().max(300), sha256: z.string().max(64).optional() }),
  )
  .max(maxFiles);

export const stagedPath = ({ files }: Pick<Services, "files">, id: string) =>
  join(files.incomingDirectory, `${id}.part`);

/** Keeps examined files for the next step. @param before kept earlier @returns problems of refused files */
export async function stageFiles(
  services: Services,
  type: Type,
  received: readonly ReceivedFile[],
  before: readonly StagedFile[] = [],
): Promise<{ staged: StagedFile[]; problems: string[] }> {
  const staged: StagedFile[] = [];
  const problems: string[] = [];
  for (const file of received) {
    const isSame = ({ name, sha256 }: StagedFile) => name === file.originalName && sha256 === file.sha256;
    if ([...before, ...staged].some(isSame)) {
      problems.push(t("{file}: chosen twice, taken once.", { file: file.originalName }));
      continue;
    }
    try {
      staged.push(await stageFile(services, type, file));
    } catch (error) {
      if (!(error instanceof DocumentRefusedError || error instanceof PictureRefusedError)) throw error;
      problems.push(`${file.originalName}: ${error.message}`);
    }
  }
  return { staged, problems };
}

async function stageFile(services: Services, type: Type, sent: ReceivedFile): Promise<StagedFile> {
  if (sent.failure) throw sent.failure;
  if (sent.tooLarge)
    throw new DocumentRefusedError(
      describeTooLarge(sent, type === "picture" ? "photo" : "PDF", t(tooLarge[type])),
    );
  const file = type === "picture" ? sent : await photoToPdf(sent);
  const scan = await examine(services, type, file);
  const id = `${type}-${scan}-${randomBytes(16).toString("hex")}`;
  await rename(file.path, stagedPath(services, id));
  return { id, name: file.originalName, sha256: sent.sha256 };
}

async function examine(
  services: Services,
  type: Type,
  { path, originalName }: ReceivedFile,
): Promise<ScanResult> {
  if (type !== "picture") return (await examinePdf(path, originalName, createScanner(services), "PDF")).scan;
  await checkPicture(path, { originalName });
  return "none";
}

/** Keeps a table for the next step. @returns its random ID */
export async function stageTable(services: Services, { path }: ReceivedFile): Promise<string> {
  const id = `table-${randomBytes(16).toString("hex")}`;
  await rename(path, stagedPath(services, id));
  return id;
}

/** Finds the table of the step before. Undefined if it was swept. */
export async function receiveStagedTable(
  services: Services,
  id: string | null,
): Promise<Pick<ReceivedFile, "path" | "tooLarge"> | undefined> {
  if (!id || !/^table-[0-9a-f]{32}$/.test(id)) return undefined;
  const path = stagedPath(services, id);
  return (await isPresent(path)) ? { path, tooLarge: false } : undefined;
}

const isPresent = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Reads the preview form's files. @returns only those that are still there */
export async function readStaged(services: Services, type: Type, json: string | null): Promise<StagedFile[]> {
  const sent = (readJson(schema, json) ?? []).filter(({ id }) => idOf(type).test(id));
  const present = await Promise.all(sent.map(({ id }) => isPresent(stagedPath(services, id))));
  return sent
    .filter((_, index) => present[index])
    .map((file) => ({ ...file, name: cleanFileName(file.name) || "file" }));
}

export async function removeStaged(services: Services, staged: readonly StagedFile[]): Promise<void> {
  await Promise.all(staged.map(({ id }) => rm(stagedPath(services, id), { force: true })));
}
