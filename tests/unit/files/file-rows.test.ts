import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { RootOperationNode } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { randomStem } from "../../../app/files/store/store.server";
import { fileKinds } from "../../../app/files/store/stored-names";
import { fileColumns } from "../../../app/records/file-columns";
import { findNamed } from "../../../app/records/file-rows.server";
import { openDatabase } from "../../../db/connection.server";
import { migrate } from "../../../db/migrate";
import { makeTemporaryFolder } from "../../support/temporary-folder";

test.each(fileKinds)("comparing files with rows scans no table: %s", async (kind) => {
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  const db = openDatabase(file);
  const plain = new Sqlite(file, { readonly: true });
  onTestFinished(async () => {
    plain.close();
    await db.destroy();
  });
  await migrate(db);
  const nodes: RootOperationNode[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const ending = kind === "pictures" ? "-480.webp" : ".pdf";
  const names = Array.from({ length: 200 }, () => randomStem() + ending);
  expect(await findNamed(watched, kind, names)).toEqual(new Set());
  expect(nodes).toHaveLength(fileColumns.filter(({ folder }) => folder === kind).length);
  for (const node of nodes) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: "plan" });
    const plan = plain.prepare(`explain query plan ${sql}`).all(...parameters) as { detail: string }[];
    expect(plan.map(({ detail }) => detail).join("; ")).toMatch(/^SEARCH \w+ USING/);
  }
});
