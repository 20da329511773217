import type { Database } from "~db/connection.server";

/** Adds an import of an old site with a record of each state, and a redirect. */
export async function addImportRun(db: Database): Promise<void> {
  const at = "2026-03-01T10:00:00.000Z";
  const source = "https://old.example/";
  const offer = JSON.stringify({
    name: "Palash",
    colour: "#22aa33",
    menu: [{ label: "Fees", address: source }],
  });
  await db
    .insertInto("import_runs")
    .values({ source, reader: "wordpress-rest", state: "done", done: 5, expected: 5, offer, started_at: at })
    .execute();
  const states = ["held", "published", "left out", "undone", "kept"] as const;
  for (const [index, state] of states.entries()) {
    const own = state === "left out" ? {} : { kind: "notice", record_id: index + 3 };
    const words = {
      title: `Circular ${index}`,
      old_address: `${source}?p=${index}`,
      reason: "Plan B.doc is left out",
    };
    const key = `id ${index}`;
    await db
      .insertInto("imported_records")
      .values({ run_id: 1, source, list: "posts", key, state, ...own, ...words, imported_at: at })
      .execute();
  }
  await db
    .insertInto("redirects")
    .values({ address: "/old.html", target: "/fees", created_at: at })
    .execute();
  await db
    .insertInto("missing_addresses")
    .values({ address: "/gone.html", visits: 3, last_at: at })
    .execute();
}
