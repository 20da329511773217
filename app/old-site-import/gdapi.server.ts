import { cleanFileName } from "~/files/upload/file-name";
import type { Database } from "~db/connection.server";
import { MissingError, UnreadableError } from "./fetch-site.server";
import type { FoundRecord, LeftOut, Reader } from "./found";
import { type ImportKind, importKinds } from "./kinds.server";
import { completeKnown, findKnown } from "./known.server";
import { getRecordName, identify, type OldRow, oldRecord } from "./old-record";
import type { OldSite } from "./old-site.server";
import { decodeEntities } from "./old-text";

interface Options {
  db: Database;
  withResumes: boolean;
  dryRun: boolean;
  onProgress: (line: string) => void;
}

type List = Pick<ImportKind, "label" | "call" | "key"> & {
  adapt?: ImportKind["adapt"];
  kind: FoundRecord["kind"];
};

/** Reads the old endpoints (specification section 7), and resumes after a login. */
export function readGdapi(site: OldSite, { db, withResumes, dryRun, onProgress }: Options): Reader {
  const lists: List[] = [...importKinds];
  if (withResumes) lists.push({ label: "resumes", call: "get_resume.php", key: "resume", kind: "resume" });
  let expected = 0;
  let isKnown: Awaited<ReturnType<typeof findKnown>> = () => undefined;

  async function* records(signal?: AbortSignal): AsyncGenerator<FoundRecord | LeftOut> {
    const read: { list: List; rows: OldRow[] }[] = [];
    const missing: LeftOut[] = [];
    for (const list of lists) {
      if (signal?.aborted) return;
      try {
        const rows = await site.list(list.call, list.key);
        onProgress(`${list.label}: ${rows.length} listed`);
        read.push({ list, rows });
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error;
        const failure = {
          list: list.label,
          key: "list",
          name: "the list",
          address: "",
          reason: error.message,
        };
        if (error instanceof MissingError) missing.push(failure);
        else yield failure;
      }
    }
    // Lists can be missing on an older site; if all are, the address is wrong.
    if (missing.length === lists.length) yield* missing;
    else for (const { list } of missing) onProgress(`${list}: the old site has no such list`);
    expected = read.reduce((sum, { rows }) => sum + rows.length, 0);
    const named = read.map(({ list, rows }) => ({ kind: list.label, rows }));
    if (!dryRun) await completeKnown(db, site.source, named);
    isKnown = await findKnown(db, site.source, named);
    for (const { list, rows } of read) yield* readRows(list, rows);
  }

  function* readRows(list: List, rows: OldRow[]): Generator<FoundRecord | LeftOut> {
    // The old site listed the first record on top, this one the newest: import in reverse.
    const base = Date.now() - rows.length;
    for (const [index, row] of rows.toReversed().entries()) {
      const { key, fingerprint, born } = identify(row, site.source);
      const old = oldRecord(row, base + index);
      const name = getRecordName(old);
      const common = { list: list.label, key, fingerprint, born, kind: list.kind, name };
      const shared = {
        ...common,
        at: old.at,
        updatedAt: old.updatedAt,
        isDraft: false,
        addresses: [],
        files: [],
      };
      if (!list.adapt) {
        const original = decodeEntities(old.fields.get("original_name") || old.fields.get("file_name") || "");
        const address = `uploads/${encodeURIComponent(old.fields.get("file_name") ?? "")}`;
        const file = { address, name: cleanFileName(original), title: "" };
        yield { ...shared, fields: {}, file, notes: old.changes };
        continue;
      }
      // Pages of the old site are next to its API.
      const { fields, changes } = list.adapt(old, new URL("..", site.source).href);
      const image = old.fields.get("image_url") ?? "";
      const file = { address: image, name: image.split("/").pop() ?? "", title: "" };
      yield { ...shared, fields: Object.fromEntries(fields), file, notes: changes };
    }
  }

  return {
    name: "gdapi",
    source: site.source,
    lists: lists.map(({ label }) => label),
    countExpected: () => expected,
    records,
    download: ({ address }, directory, maxBytes) => site.download(address, directory, maxBytes),
    findKnown: ({ list, key, fingerprint, born }) => isKnown(list, { key, fingerprint, born }),
  };
}
