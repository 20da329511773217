import { expect, test } from "vitest";
import { catalogFormat, compileCatalog } from "~/languages/compile-catalog";
import { keepAsFuzzy } from "../../tools/fuzzy-messages";

const context = { locale: "hi", sourceLocale: "en", filename: "hi.po", existing: null };
const po = (entries: [english: string, hindi: string][]) =>
  entries.map(([english, hindi]) => `msgid "${english}"\nmsgstr "${hindi}"\n`).join("\n");

async function changed(before: [string, string][], present: [string, string][]): Promise<string> {
  const [old, now] = [
    await catalogFormat.parse(po(before), context),
    await catalogFormat.parse(po(present), context),
  ];
  keepAsFuzzy(old, now);
  return catalogFormat.serialize(now, context);
}

test("a changed English text keeps its translation as fuzzy, which pages do not show", async () => {
  const text = await changed([["Contact the office", "कार्यालय से संपर्क करें"]], [["Contact our office", ""]]);
  expect(text).toContain(
    '# Was: Contact the office\n#, fuzzy\nmsgid "Contact our office"\nmsgstr "कार्यालय से संपर्क करें"',
  );
  expect((await compileCatalog(text, "hi")).messages).toEqual({});
  const compared = text.replace(/^#.*\n/gm, "");
  expect((await compileCatalog(compared, "hi")).messages).toEqual({
    "Contact our office": "कार्यालय से संपर्क करें",
  });
});

test("a new English text gets no translation of a removed text that says something else", async () => {
  const text = await changed([["Fees", "शुल्क"]], [["Calendar", ""]]);
  expect(text).toContain('msgid "Calendar"\nmsgstr ""');
});

test("a message that exists before and after keeps its translation without a flag", async () => {
  const text = await changed(
    [["Fees", "शुल्क"]],
    [
      ["Fees", "शुल्क"],
      ["Fees.", ""],
    ],
  );
  expect(text).not.toContain("fuzzy");
});

test("a text changed in one of its files keeps its translation as fuzzy there", async () => {
  const [before, now] = await Promise.all(
    ['#: a.ts\n#: b.ts\nmsgid "Your name"', '#: a.ts\nmsgid "Your name"'].map((head, at) =>
      catalogFormat.parse(
        `${head}\nmsgstr "नाम"\n${at === 1 ? '\n#: b.ts\nmsgid "Your own name"\nmsgstr ""\n' : ""}`,
        context,
      ),
    ),
  );
  expect([...keepAsFuzzy(before ?? {}, now ?? {})]).toEqual([["Your own name", "Your name"]]);
});
