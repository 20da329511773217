import { createHash, randomBytes } from "node:crypto";
import { readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { t } from "#say";
import { createScanner, DocumentRefusedError, examinePdf } from "~/files/documents.server";
import { cleanFileName } from "~/files/file-name";
import type { ReceivedFile } from "~/files/intake.server";
import { photoToPdf } from "~/files/photo-to-pdf.server";
import { checkPicture, maxPictureBytes, PictureRefusedError } from "~/files/picture-check.server";
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

const maxBytes = { picture: maxPictureBytes, document: 10 * 1024 * 1024 } as const;

export const importedFileLimits = (type: Type) => ({ maxBytes: maxBytes[type], maxCount: maxFiles });

const idOf = (type: Type) => new RegExp(`^${type}-[0-9a-f]{32}$`);

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
      type === "picture" ? t("It is larger than 15 MB.") : t("It is larger than 10 MB."),
    );
  const file = type === "document" ? await photoToPdf(sent) : sent;
  if (type === "picture") await checkPicture(file.path);
  else await examinePdf(file.path, file.originalName, createScanner(services), t("This is not a PDF."));
  const id = `${type}-${randomBytes(16).toString("hex")}`;
  await rename(file.path, stagedPath(services, id));
  return { id, name: file.originalName, sha256: sent.sha256 };
}

/** Reads the preview form's files. @returns only those that are still there */
export async function readStaged(services: Services, type: Type, json: string | null): Promise<StagedFile[]> {
  const sent = (readJson(schema, json) ?? []).filter(({ id }) => idOf(type).test(id));
  const present = await Promise.all(
    sent.map(({ id }) =>
      stat(stagedPath(services, id)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return sent
    .filter((_, index) => present[index])
    .map((file) => ({ ...file, name: cleanFileName(file.name) || "file" }));
}

export async function receiveStaged(services: Services, { id, name }: StagedFile): Promise<ReceivedFile> {
  const path = stagedPath(services, id);
  const bytes = await readFile(path);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { field: "staged", originalName: name, path, size: bytes.length, sha256, tooLarge: false };
}

export async function removeStaged(services: Services, staged: readonly StagedFile[]): Promise<void> {
  await Promise.all(staged.map(({ id }) => rm(stagedPath(services, id), { force: true })));
}
