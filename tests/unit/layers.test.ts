import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { allKinds } from "~/kinds/registry";

/** Folders and files of `app/`, lowest layer first. */
const layers = [
  [
    "config-checks.ts",
    "config.server.ts",
    "dates",
    "env.d.ts",
    "links",
    "lists",
    "polyfills.ts",
    "project-root.server.ts",
    "text",
  ],
  ["files", "forms", "languages", "limits", "openapi", "services", "session", "spreadsheets", "styles"],
  ["findings", "ui"],
  ["kinds"],
  ["activity-log", "capabilities", "page-texts", "previews", "records", "settings"],
  ["content"],
  [
    "accounts",
    "agenda",
    "backup",
    "blurring",
    "channels",
    "doctor",
    "help",
    "offline",
    "old-site-import",
    "people",
    "redirects",
    "replication",
    "retention",
    "search",
    "site-export",
    "undo",
  ],
  ["http"],
  ["enhance.ts", "entry.client.tsx", "entry.server.tsx", "hydrate.tsx", "root.tsx", "routes", "routes.ts"],
  ["dev-reload.ts"],
];

/** Properties of a kind (app/kinds/kind.ts) whose values a capability reads. */
const propertyOf: Record<string, string> = {
  addresses: "addresses",
  "attached-files": "files",
  consents: "children",
  imports: "pages",
  ordering: "ordered",
  publishing: "publishing",
  "take-downs": "children",
  translations: "fields",
  trash: "trash",
};

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : /\.tsx?$/.test(path) ? [path] : [];
  });

const files = listFiles("app");
const roomOf = (file: string) => file.split("/")[1] ?? "";
const layerOf = (file: string) => layers.findIndex((rooms) => rooms.includes(roomOf(file)));

/** Run-time imports of modules of `app/`, without extensions. */
const imports = files.flatMap((from) =>
  [...readFileSync(from, "utf8").matchAll(/^\s*(?:import|export) (?!type )[^;]*?from "([^"]+)"/gm)].flatMap(
    ([, name = ""]) => {
      if (name.startsWith("~/")) return [{ from, to: `app/${name.slice(2)}` }];
      const to = relative(".", join(dirname(from), name));
      return name.startsWith(".") && to.startsWith("app/") ? [{ from, to }] : [];
    },
  ),
);

const withExtension = (to: string) => files.find((file) => file.replace(/\.tsx?$/, "") === to) ?? to;

const listImports = (isWrong: (edge: { from: string; to: string }) => boolean) =>
  imports
    .map(({ from, to }) => ({ from, to: withExtension(to) }))
    .filter(isWrong)
    .map(({ from, to }) => `${from} imports ${to}`);

test("every folder of app/ has a layer", () => {
  const rooms = [...new Set(files.map(roomOf))];
  const missing = rooms.filter((room) => !layers.flat().includes(room));
  expect(missing, `Add to \`layers\` in tests/unit/layers.test.ts: ${missing.join(", ")}`).toEqual([]);
});

test("imports lead to the same layer or to a lower one", () => {
  const upward = listImports((edge) => layerOf(edge.to) > layerOf(edge.from));
  expect(upward, `Move the imported function to a lower folder: ${upward.join("; ")}`).toEqual([]);
});

test("folders of different kinds do not import each other", () => {
  const kindOf = (file: string) => (roomOf(file) === "content" ? file.split("/")[2] : undefined);
  // Appendix IX counts the staff.
  const allowed = "app/content/disclosures/appendix-ix/from-site.server.ts";
  const across = listImports(
    ({ from, to }) => kindOf(from) !== undefined && kindOf(to) !== undefined && kindOf(from) !== kindOf(to),
  ).filter((edge) => !edge.startsWith(allowed));
  const shared = across.filter((edge) => !edge.startsWith("app/content/inbound-kinds.server.ts"));
  expect(
    shared,
    `Move what two kinds share to app/records or app/capabilities: ${shared.join("; ")}`,
  ).toEqual([]);
});

test("app/http does not import kinds of records", () => {
  const known = listImports(
    ({ from, to }) => roomOf(from) === "http" && layerOf(to) >= 3 && roomOf(to) !== "http",
  );
  expect(known, `Pass the value from the route: ${known.join("; ")}`).toEqual([]);
});

test("every kind has a folder in app/content or app/capabilities, and the other way round", () => {
  const folders = readdirSync("app/content", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const expected = allKinds.map(({ folder, table }) => folder ?? table.replaceAll("_", "-"));
  const unknown = folders.filter((name) => !expected.includes(name));
  expect(unknown, `No kind of app/kinds/registry.ts has this folder: ${unknown.join(", ")}`).toEqual([]);
  const missing = expected.filter((name) => !folders.includes(name) && !Object.hasOwn(propertyOf, name));
  expect(missing, `Create app/content/${missing[0]} or set \`folder\` in app/kinds`).toEqual([]);
});

test("every capability reads a property of the kinds", () => {
  const folders = readdirSync("app/capabilities").sort();
  expect(folders, "Name the property in `propertyOf`, or move the folder to app/").toEqual(
    Object.keys(propertyOf).sort(),
  );
  const declared = readFileSync("app/kinds/kind.ts", "utf8");
  for (const property of Object.values(propertyOf)) {
    expect(declared, `app/kinds/kind.ts has no ${property}`).toMatch(new RegExp(`^  ${property}\\??:`, "m"));
  }
});

/** Modules that may call the functions below the shared ones. A page is not among them. */
const callers: Record<string, readonly string[]> = {
  // Session and role of a page of staff: staffLoader, staffAction and staffForm of the rest.
  requireStaff: [
    "app/http/require-staff.server.ts",
    "app/http/staff-call.server.ts",
    "app/routes/dashboard/attached-files/files-body.server.ts",
    "app/routes/dashboard/bulk-actions/page.server.ts",
    "app/routes/dashboard/imports/import-page.server.ts",
    "app/routes/dashboard/records/edit-page.server.ts",
    "app/routes/dashboard/staff-page.server.ts",
  ],
  // One saving for each form: those that store files, and those for visitors.
  runOnce: [
    "app/blurring/save.server.ts",
    "app/capabilities/consents/slip.server.ts",
    "app/content/albums/start.server.ts",
    "app/content/resumes/take-resume.server.ts",
    "app/files/pictures/save-photo.server.ts",
    "app/forms/one-time.server.ts",
    "app/http/document-form.server.ts",
    "app/records/take-inbound.server.ts",
    "app/routes/dashboard/attached-files/files-body.server.ts",
    "app/routes/dashboard/bulk-actions/page.server.ts",
    "app/routes/dashboard/imports/import-page.server.ts",
    "app/routes/dashboard/records/bodies.server.ts",
    "app/routes/dashboard/staff-page.server.ts",
  ],
  // Forms that are shown again: useForm.
  useActionData: [
    "app/routes/dashboard/attached-files/files-of-form.tsx",
    "app/routes/dashboard/imports/import-records.tsx",
    "app/ui/form/post-form.tsx",
    "app/ui/form/typed-text/use-typed-text.ts",
  ],
};

test.each(Object.entries(callers))("only the shared functions call %s", (name, allowed) => {
  const own = files.filter((file) => new RegExp(`\\b${name}(<[^(]*>)?\\(`).test(readFileSync(file, "utf8")));
  const added = own.filter((file) => !allowed.includes(file));
  const way = "staffLoader, staffAction, staffForm or useForm";
  expect(added, `Use ${way} (docs/extending.md) in ${added.join(", ")}`).toEqual([]);
  const converted = allowed.filter((file) => !own.includes(file));
  expect(converted, `Remove from \`callers\`: ${converted.join(", ")}`).toEqual([]);
});

/** Forms of visitors that answer on the same page, take files or come from other sites. */
const ownVisitorForms = [
  "application.tsx",
  "career.tsx",
  "newsletter-confirm.tsx",
  "push.ts",
  "transfer-certificates.tsx",
  "unsubscribe.tsx",
];

test("only titled() of ui/page/page-meta.ts describes a page", () => {
  const others = listFiles("app").filter(
    (file) => file !== "app/ui/page/page-meta.ts" && readFileSync(file, "utf8").includes("og:title"),
  );
  const own = listFiles("app/routes").filter((file) =>
    /\bmeta(: MetaFunction[^=]*)? = \(\{/.test(readFileSync(file, "utf8")),
  );
  expect([...others, ...own], "write: export const meta = titled(…)").toEqual([]);
});

test("only ui/form/button.tsx writes the classes of buttons", () => {
  const written =
    /className="([^"]* )?button[ "]|["'`](button )?button-(primary|accent|quiet)\b|["'`]button bg-/;
  const wrong = files.filter(
    (file) => file !== "app/ui/form/button.tsx" && written.test(readFileSync(file, "utf8")),
  );
  expect(wrong, `Use Button, ButtonLink or buttonClass in ${wrong.join(", ")}`).toEqual([]);
});

test("forms of visitors are read and refused by visitorAction", () => {
  const own = files
    .filter((file) => file.startsWith("app/routes/site/"))
    .filter((file) => /\b(readForm|unsaved|assertSameOrigin)\(/.test(readFileSync(file, "utf8")))
    .map((file) => file.replace("app/routes/site/", ""));
  const added = own.filter((file) => !ownVisitorForms.includes(file));
  expect(added, `Use visitorAction (app/http/visitor-form.server.ts) in ${added.join(", ")}`).toEqual([]);
});
