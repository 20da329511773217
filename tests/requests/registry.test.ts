import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { addPictureRow } from "~/files/pictures/picture-rows.server";
import { type FieldSpec, listTranslated } from "~/forms/field-specs";
import { editPathOf, type RecordKind } from "~/kinds/kind";
import { allKinds, isStaffKind, listedKinds, staffKinds } from "~/kinds/registry";
import { messageId } from "~/languages/message-list.server";
import { importKinds } from "~/old-site-import/kinds.server";
import { getPublicPage } from "~/records/public-page";
import { recordsOf } from "~/records/records.server";
import { allEntries } from "~/routes/dashboard/menu/entries";
import { saveSettings } from "~/settings/queries.server";
import routeConfig from "../../app/routes";
import { dashboardPages, pagesBeyondSamples, publicPages, sampleNotice, staffAddresses } from "../pages";
import { build } from "../support/build";
import { openApiDocument } from "../support/documented";
import { addRecord } from "../support/records";
import { openSampleSite, openSite, routes } from "../support/site";
import { pageBetweenSteps } from "../support/whole-site";

const sourceOf = (file: string) => readFileSync(`app/${file}`, "utf8");

const tablesOf = (list: readonly { table: string }[]) => list.map(({ table }) => table).sort();

/** Names the file that declares a kind. */
const kindFile = ({ key }: Pick<RecordKind, "key">) =>
  `app/kinds/${readdirSync("app/kinds").find((name) => sourceOf(`kinds/${name}`).includes(`key: "${key}"`))}`;

const fileOfTable = (table: string) => {
  const kind = allKinds.find((one) => one.table === table);
  return kind ? kindFile(kind) : "app/kinds/<noun>.ts";
};

const pageFile = ({ folder, table, own = [] }: RecordKind, page: "edit") =>
  `app/routes/dashboard/${own.includes(page) ? (folder ?? table) : "records"}/${page}.tsx`;

/** Names the file with the public page of records of a kind. */
function siteFile(path: string): string {
  const matching = [...addresses].find(([pattern]) =>
    new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path.split("?")[0] ?? ""),
  );
  return `app/${matching?.[1] ?? `routes/site${path}`}.tsx`;
}

/** Returns what to do about names that are in one list alone. */
function listDifferences(
  kinds: readonly string[],
  found: readonly string[],
  advice: { onlyKind: (name: string) => string; onlyFound: (name: string) => string },
): string[] {
  return [
    ...kinds.filter((name) => !found.includes(name)).map(advice.onlyKind),
    ...found.filter((name) => !kinds.includes(name)).map(advice.onlyFound),
  ];
}

function pathOf(id: string): string {
  const route = routes[id];
  if (!route) return "";
  return `${route.parentId ? pathOf(route.parentId) : ""}${route.path ? `/${route.path}` : ""}`;
}

const addresses = new Map(
  Object.entries(routes)
    .filter(([id, route]) => id !== "root" && (route?.path !== undefined || route?.index))
    .map(([id]) => [pathOf(id) || "/", id]),
);

const pagesOf = (kind: RecordKind) => [
  kind.pages.list,
  ...(isStaffKind(kind) ? [kind.pages.add, `${kind.pages.record}/:id/update`] : []),
  `${kind.pages.record}/:id/delete`,
];

describe("the registry of kinds agrees with the database", () => {
  test("tables with `deleted_at` are kinds that staff write", async () => {
    const { db } = await openSite();
    const tables = await db.introspection.getTables();
    const marked = tables.filter(({ columns }) => columns.some(({ name }) => name === "deleted_at"));
    const differences = listDifferences(
      tablesOf(staffKinds),
      marked.map(({ name }) => name),
      {
        onlyKind: (table) => `db/migrations: create the table ${table} by createRecordTable`,
        onlyFound: (table) => `app/kinds/registry.ts: add the kind of the table ${table}`,
      },
    );
    expect(differences, differences.join("\n")).toEqual([]);
    for (const kind of allKinds) {
      const { table, columns: named, file } = kind;
      const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
      const fields = isStaffKind(kind) ? Object.keys(kind.fields) : [];
      const needed = [
        named.name,
        ...named.words,
        ...fields,
        ...(file && "column" in file ? [file.column] : []),
      ];
      const missing = needed.filter((name) => !columns.includes(name));
      expect(missing, `Add the columns in db/migrations, or correct ${kindFile(kind)}`).toEqual([]);
    }
  });

  test("tables that refer to pictures are kinds with pictures", async () => {
    const { db } = await openSite();
    const { rows } = await sql<{ name: string }>`
      select distinct tables.name from sqlite_master as tables, pragma_foreign_key_list(tables.name) as reference
      where tables.type = 'table' and reference."table" = 'pictures' and reference.on_delete = 'NO ACTION'`.execute(
      db,
    );
    const pictured = allKinds.filter(({ file }) => file?.type === "picture");
    const enclosing = allKinds.flatMap(({ files }) => files ?? []);
    const differences = listDifferences(
      tablesOf([...pictured, ...enclosing]),
      rows.map(({ name }) => name),
      {
        onlyKind: (table) => `db/migrations: add \`pictured: true\` to the table ${table}`,
        onlyFound: (table) => `${fileOfTable(table)}: add \`file: { type: "picture" }\``,
      },
    );
    expect(differences, differences.join("\n")).toEqual([]);
  });

  test("word indexes match the searched columns", async () => {
    const { db } = await openSite();
    const { rows } = await sql<{ name: string; columns: string }>`
      select name, (select group_concat(name, ' ') from pragma_table_info(indexes.name)) as columns
      from sqlite_master as indexes where type = 'table' and sql like '%using fts5%'`.execute(db);
    const searched = allKinds.filter(({ columns }) => columns.searched.length > 0);
    expect(
      new Map(rows.map(({ name, columns }) => [name, columns])),
      "Say the same in `columns.searched` of app/kinds/<noun>.ts and in `searched` of db/migrations",
    ).toEqual(
      new Map([
        ["translations_search", "words marks record"],
        ...searched.map(
          ({ table, columns }) =>
            [`${table}_search`, [...columns.searched, ...(columns.indexed ?? [])].join(" ")] as const,
        ),
      ]),
    );
  });

  test("every table that staff write raises the content revision", async () => {
    const { db } = await openSite();
    const { rows } = await sql<{ tbl_name: string }>`
      select distinct tbl_name from sqlite_master where type = 'trigger' and name like 'revision_%'`.execute(
      db,
    );
    const raising = rows.map((row) => row.tbl_name);
    const silent = staffKinds.filter(({ table }) => !raising.includes(table));
    expect(tablesOf(silent), "Create these tables by createRecordTable in db/migrations").toEqual([]);
    // True if a result is shown by name depends on its consents.
    const isShownBy = (table: string) => table === "consents";
    for (const kind of allKinds)
      if (!isStaffKind(kind) && !isShownBy(kind.table)) expect(raising).not.toContain(kind.table);
  });

  test("erasing a record erases its translations", async () => {
    const { db } = await openSite();
    const { rows } = await sql<{ tbl_name: string }>`
      select tbl_name from sqlite_master where type = 'trigger' and sql like '%delete from translations where%'`.execute(
      db,
    );
    const translated = staffKinds.filter(({ fields }) => listTranslated(fields).length > 0);
    const differences = listDifferences(
      tablesOf(translated),
      rows.map((row) => row.tbl_name),
      {
        onlyKind: (table) => `db/migrations: add \`translated: true\` to the table ${table}`,
        onlyFound: (table) => `${fileOfTable(table)}: mark its fields with \`translated: true\``,
      },
    );
    expect(differences, differences.join("\n")).toEqual([]);
  });

  test("logs erased records of every kind for restored backups", async () => {
    const { db } = await openSite();
    const { rows } = await sql<{ tbl_name: string }>`
      select tbl_name from sqlite_master where type = 'trigger' and sql like '%insert into erasures%'`.execute(
      db,
    );
    const noted = rows.map((row) => row.tbl_name);
    const missing = allKinds.filter(({ table }) => !noted.includes(table));
    expect(tablesOf(missing), "Create these tables by createRecordTable in db/migrations").toEqual([]);
  });
});

describe("every kind is everywhere", () => {
  test.each(allKinds)("$key has a folder for its own files, and guarded dashboard pages", async (kind) => {
    const name = kind.folder ?? kind.table;
    const isShared = isStaffKind(kind) && !kind.own;
    const isThere = isShared || existsSync(`app/content/${name}`) || existsSync(`app/capabilities/${name}`);
    expect(isThere, `Add app/content/${name}, or set \`folder\` in ${kindFile(kind)}`).toBe(true);
    const visitor = (await openSite()).visitor();
    for (const path of pagesOf(kind)) {
      expect([...addresses.keys()], `Answer ${path} in app/routes.ts`).toContain(path);
      const answer = await visitor.visit(path.replace(":id", "1"));
      expect([path, answer.status, answer.headers.get("Location")]).toEqual([
        path,
        303,
        expect.stringMatching(/^\/login/),
      ]);
    }
  });

  test.each(staffKinds)("$key has an input for each of its fields", async (kind) => {
    const { fields, pages, file } = kind;
    const html = await (await (await openSite()).staff()).get(pages.add);
    const missing = Object.keys(fields).filter((name) => !html.includes(`name="${name}"`));
    const advice = missing.map((name) => `Add {input("${name}")} to ${pageFile(kind, "edit")}`);
    if (file && !html.includes('type="file"')) advice.push(`Add a file input to ${pageFile(kind, "edit")}`);
    expect(advice, advice.join("\n")).toEqual([]);
  });

  test.each(staffKinds)(
    "$key is saved and deleted, and what was typed outlives a lost connection",
    (kind) => {
      const { pages } = kind;
      for (const path of [pages.add, `${pages.record}/:id/update`, `${pages.record}/:id/delete`]) {
        const id = addresses.get(path) ?? "";
        const file = pageFile(kind, "edit");
        expect(routes[id]?.module.action, `Export \`action\` from the file of ${path}`).toEqual(
          expect.any(Function),
        );
        if (path.endsWith("/delete")) continue;
        const advice = `Export \`keepFormOnNetworkError as clientAction\` from ${file}`;
        expect(build.assets.routes[id]?.hasClientAction, advice).toBe(true);
      }
    },
  );

  test("every kind that staff write has sample content and a place on the dashboard", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    const listed = allEntries.map(({ to }) => to);
    for (const { table, pages } of staffKinds) {
      const row = await site.db.selectFrom(table).select("id").executeTakeFirst();
      expect(row, `Add sample records of ${table} to db/seed`).toEqual({ id: expect.any(Number) });
      expect(listed, `Give ${table} a place in the menu (app/kinds)`).toContain(pages.list);
      const list = await clerk.get(pages.list);
      expect(list.includes(`href="${pages.add}"`), `Add a link to ${pages.add} to ${pages.list}`).toBe(true);
    }
  });

  test("every public page of a kind is on the sitemaps, which follow the menu", async () => {
    const visitor = (await openSite()).visitor();
    const links = (await visitor.open("/sitemap")).attributes("a", "href");
    const addresses = (await visitor.open("/sitemap.xml")).texts("loc");
    for (const { page: path } of allKinds) {
      if (!path) continue;
      const isLinked = links.includes(path) && addresses.some((address) => address.endsWith(path));
      expect(isLinked, `Add a link to ${path} to app/ui/frame/menu.ts`).toBe(true);
    }
  });

  test("shows staff an edit link on public pages", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    for (const kind of staffKinds) {
      if (!kind.page && !kind.numbered && !kind.shownAt) continue;
      const row = await site.db.selectFrom(kind.table).selectAll().executeTakeFirstOrThrow();
      const path = getPublicPage(kind, row as never);
      const isLinked = (await clerk.get(path)).includes(`href="${editPathOf(kind, row.id)}?from=`);
      expect(isLinked, `Add an EditLink for each ${kind.key} to ${siteFile(path)}`).toBe(true);
    }
  });

  test("translations of every kind are shown to visitors of that language only", async () => {
    const site = await openSite();
    const visitor = site.visitor();
    const updated_at = new Date().toISOString();
    const records = new Map<string, number>();
    for (const kind of staffKinds) {
      const id = await addRecord(site.db, kind, `The ${kind.key}`, shownEverywhere[kind.key]);
      records.set(kind.key, id);
      for (const field of listTranslated(kind.fields)) {
        const words = `ଓଡ଼ିଆ ${kind.table} ${field}`;
        const row = { kind: kind.table, record: String(id), field, language: "or", words, updated_at };
        await site.db.insertInto("translations").values(row).execute();
      }
    }
    for (const kind of staffKinds) {
      const row = await site.db
        .selectFrom(kind.table)
        .selectAll()
        .where("id", "=", records.get(kind.key) ?? 0)
        .executeTakeFirstOrThrow();
      const paths = [getPublicPage(kind, row as never), kind.page ?? "/", "/", "/staff-directory"];
      const pages = await Promise.all(paths.map((path) => visitor.get(`/or${path}`)));
      const inEnglish = await Promise.all(paths.map((path) => visitor.get(path)));
      for (const field of listTranslated(kind.fields)) {
        const words = `ଓଡ଼ିଆ ${kind.table} ${field}`;
        const advice = `Show ${field}, read by listOnSite, findOnSite or onPage, in ${siteFile(paths[0] ?? "")}, or set \`translated: false\` in ${kindFile(kind)}`;
        expect(pages.join().includes(words), advice).toBe(true);
        expect([words, inEnglish.join().includes(words)]).toEqual([words, false]);
      }
    }
  });

  test("every kind with an old listing is imported and documented", () => {
    const listed = allKinds.flatMap(({ legacy }) => (legacy?.listing ? [legacy.listing.call] : []));
    expect(listed.length).toBeGreaterThan(0);
    expect(
      importKinds.map(({ call }) => call).sort(),
      "Import these calls in app/old-site-import/kinds.server.ts",
    ).toEqual(listed.sort());
    const endpoints = allKinds.flatMap(({ legacy }) => legacy?.endpoints ?? []);
    for (const call of listed)
      expect(endpoints, `Add ${call} to \`legacy.endpoints\` of its kind`).toContain(call);
    for (const call of endpoints) {
      const file = `app/routes/gdapi/${call.replace(".php", ".ts")}`;
      expect([...addresses.keys()], `Add ${file}`).toContain(`/gdapi/${call}`);
      const documented = Object.keys(openApiDocument.paths);
      expect(documented, `Export \`openApi\` from ${file}`).toContain(`/gdapi/${call}`);
    }
  });
});

/** Values that make all texts of a record visible. */
const shownEverywhere: Record<string, Record<string, string>> = {
  facility: { address: "the-facility", beside_place: "1", photos: "" },
  page: { address: "the-page", menu: "Parents" },
  "pop-up": { link_url: "/notices" },
  "disclosure document": { page: "" },
};

function exampleOf(name: string, { type, options }: FieldSpec): string | number {
  if (type === "check") return 1;
  if (type === "date") return "2026-01-15";
  if (type === "time") return "16:30";
  return options?.at(-1)?.value ?? `The ${name}`;
}

test.each(listedKinds)("the listing of every $key has the values of its fields", async (kind) => {
  const site = await openSite();
  const values: Record<string, string | number> = Object.fromEntries(
    Object.entries(kind.fields).map(([name, spec]) => [name, exampleOf(name, spec)]),
  );
  if (kind.file?.type === "picture") {
    const stem = "a".repeat(24);
    values.picture_id = await addPictureRow(site.db, {
      stem,
      width: 9,
      height: 9,
      placeholder: "",
      bytes: 1,
    });
  }
  await recordsOf(kind).create(site.db, values as never);
  const reply = (await (await site.visitor().visit(`/gdapi/${kind.listing.call}`)).json()) as Record<
    string,
    Record<string, unknown>[]
  >;
  const [row] = reply[kind.listing.key] ?? [];
  // A field that is newer than the listing can be missing (tests/gdapi has the exact replies).
  const listed = Object.keys(kind.fields).filter((name) => row && name in row);
  expect(listed).toContain(kind.columns.name);
  for (const name of listed) expect([name, String(row?.[name])]).toEqual([name, String(values[name])]);
});

/** Route files of a folder, only pages and endpoints. */
function routeFiles(folder: string): string[] {
  return readdirSync(`app/routes/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(server|enhance)\./.test(file))
    .map((file) => `routes/${folder}/${file}`);
}

function filesOf(config: RouteConfigEntry[]): string[] {
  return config.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
}

test("every page and endpoint has an address", async () => {
  const files = filesOf(await routeConfig);
  const answering = ["site", "session", "dashboard", "gdapi"]
    .flatMap(routeFiles)
    .filter((file) =>
      /^export (const|async function|function|\{) ?(loader|action)\b|^export default/m.test(sourceOf(file)),
    )
    .filter((file) => !/^routes\/(dashboard\/records|site\/home)\//.test(file));
  expect(answering.length).toBeGreaterThan(50);
  expect(
    answering.filter((file) => !files.includes(file)),
    "Add these files to app/routes.ts or to `own` of their kind, or their kind to app/kinds/registry.ts",
  ).toEqual([]);
});

test("routes export loaders and actions by name, which the build removes from browser scripts", () => {
  const destructuring = ["site", "session", "dashboard"]
    .flatMap(routeFiles)
    .filter((file) => /^export const \{/m.test(sourceOf(file)));
  const advice = destructuring.map((file) => `app/${file}: write \`export const loader = page.loader\``);
  expect(advice, advice.join("\n")).toEqual([]);
});

test("a page that reads its address says what in its handle", () => {
  const reading = routeFiles("site").filter(
    (file) => file.endsWith(".tsx") && /\b(readQuery|recordPage)\(/.test(sourceOf(file)),
  );
  expect(reading.length).toBeGreaterThan(2);
  for (const file of reading) {
    const module = routes[file.replace(/\.tsx?$/, "")]?.module;
    expect(module?.handle, `Export \`handle = { query }\` from app/${file}`).toEqual(
      expect.objectContaining({ query: expect.any(Object) }),
    );
    if (/\brecordPage\(/.test(sourceOf(file)))
      expect(module?.headers, `Export \`headers\` from app/${file}`).toEqual(expect.any(Function));
  }
});

test("a page with a parameter in its path declares the pattern of it", () => {
  const missing = [...addresses].flatMap(([path, id]) => {
    const { default: page, handle = {} } = routes[id]?.module ?? {};
    const { cached, params = {} } = handle as { cached?: boolean; params?: object };
    if (!id.startsWith("routes/site/") || !page || cached === false) return [];
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    return names
      .filter((name) => !Object.hasOwn(params, name))
      .map((name) => `app/${id}.tsx: add \`params: { ${name}: /…/ }\` to its handle, or \`cached: false\``);
  });
  expect(missing, missing.join("\n")).toEqual([]);
});

/** As in the sample content. */
const sampleAlbum = "1-festivals-and-celebrations";

test("the tests of all pages look at every page", () => {
  const pages = [...addresses].filter(
    ([path, id]) => routes[id]?.module.default && !path.startsWith("/gdapi"),
  );
  const looked = new Set(
    [...publicPages, ...dashboardPages, pageBetweenSteps].map((path) => path.split("?")[0]),
  );
  const forgotten = pages
    .map(([path]) => path)
    .filter((path) => !(path in pagesBeyondSamples))
    .filter(
      (path) =>
        !looked.has(
          path
            .replace("languages/:kind/:id/:language", "languages/notices/1/or")
            .replace("words/:language/:id", `words/or/${messageId("Menu")}`)
            .replace(":kind", "photo")
            .replace(":id", "1")
            .replace(":notice", sampleNotice)
            .replace(":album", sampleAlbum)
            .replace(":address", "library")
            .replace(":section", "a")
            .replace(":name", "story")
            .replace(":part", "school")
            .replace(":task", "notices")
            .replace("*", "nowhere"),
        ),
    );
  expect(forgotten, "Add these pages to tests/pages.ts").toEqual([]);
});

test("the list of what is only read knows every address of staff", () => {
  const paths = Object.values(routes).flatMap((route) =>
    route?.path?.startsWith("dashboard") ? [route.path] : [],
  );
  const known = staffAddresses.map((path) => path.split("?")[0]?.slice(1) ?? "");
  const missing = paths.filter((path) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
    return !known.some((one) => pattern.test(one));
  });
  expect(missing).toEqual(["dashboard/backups/:name/archive"]);
});

describe.each(
  staffKinds.filter(({ children }) => children?.takeDown).map((kind) => [kind.key, kind] as const),
)("records with children: %s", (key, kind) => {
  test("records with children have a take-down link, and are not found by name", async () => {
    const site = await openSite();
    const id = await addRecord(site.db, kind, "Zebrafinch");
    const visitor = site.visitor();
    const html = await visitor.get(getPublicPage(kind, { id } as never) || (kind.page ?? "/"));
    const isLinked = html.includes(`href="/take-down/${key}/${id}"`);
    expect(isLinked, `Add a TakeDownLink for each ${key} to ${siteFile(kind.page ?? "/")}`).toBe(true);
    expect(await visitor.get("/search?q=Zebrafinch")).toContain("No results for");
  });
});

test.each(staffKinds.filter(({ children }) => children).map((kind) => [kind.key, kind] as const))(
  "the form that adds a kind with consents asks for them: %s",
  async (key, kind) => {
    const site = await openSite();
    await saveSettings(site.db, { consent_rule: "ask" });
    const html = await (await site.staff()).get(kind.pages.add);
    const advice = `Wrap the inputs of the ${key} in withConsent in ${pageFile(kind, "edit")}`;
    expect(html.includes('name="consent_by"'), advice).toBe(true);
  },
);
