import { t } from "#say";
import { commonHeadings, createFieldImport } from "~/capabilities/imports/field-import.server";
import type { NamedRow, RowValues } from "~/capabilities/imports/importer";
import { plainName } from "~/capabilities/imports/match-files";
import { documentLines, tablesOnly } from "./appendix-ix/document-lines";
import { disclosures, parseDisclosure } from "./disclosure.server";
import { disclosureDocument } from "./document-fields";
import { documentPages } from "./document-pages";
import { standardDocuments } from "./standard-documents";

const maxDocuments = 500;

const last = "9999";

const labelOf = (page: string) => documentPages.find(({ value }) => value === page)?.label;

export const disclosureImport = createFieldImport({
  kind: disclosureDocument,
  headings: {
    name: {
      fits: [
        /^(?:document|certificate|name|particular)s?(?: ?\/ ?information)?$|^name of|(?:document|certificate) name|नाम|दस्तावेज|ନାମ|ଦଲିଲ|নাম|নথি/i,
      ],
      never: /\bnos?\b|number|file|issued|date/i,
    },
    number: { fits: [/\bnos?\.?$|number|संख्या|ସଂଖ୍ୟା|নম্বর/i], never: /^(?:s|sl|sr|serial)\b/i },
    issued_by: { fits: [/issued by|authority|issuing/i] },
    issued_on: { fits: [/issued on|date of issue|issue date/i] },
    valid_from: { fits: [/valid from/i] },
    valid_until: { fits: [/valid (?:until|till|up ?to|to)|expiry|validity/i] },
    ...commonHeadings,
  },
  defaults: { page: "", line: "", position: last },
  parse: parseDisclosure,
  records: disclosures,

  describeRow({ name = "", page = "" }) {
    const label = page && labelOf(page);
    return label ? `${name} · ${t(label)}` : name;
  },
  sameness: ({ name = "", page = "" }) => `${plainName(name)}|${page}`,

  files: {
    type: "document",
    async listNamed(db, beside) {
      const present = await disclosures.list(db, { limit: maxDocuments });
      const rest = new Set(present);
      const page = beside.get("page") ?? "";
      const standard = standardDocuments.map(({ name, line, fits }, index): NamedRow => {
        const own = present.find(
          (one) => rest.has(one) && plainName(one.name) === plainName(name) && onDisclosurePage(one.page),
        );
        if (own) rest.delete(own);
        return { row: own ? rowOf(own) : { name, line, page, position: String(index + 1) }, fits };
      });
      const lines = documentLines
        .filter(({ key }) => !standardDocuments.some(({ line }) => line === key))
        .filter(({ key }) => !present.some(({ line }) => line === key))
        .map(({ key, label }): NamedRow => {
          return { row: { name: label, line: key, page: tablesOnly, position: last }, fits: fileNames[key] };
        });
      return [...standard, ...lines, ...[...rest].map((one) => ({ row: rowOf(one) }))];
    },
    nameRow: (name, beside) => ({ name, page: beside.get("page") ?? "", line: "", position: last }),
  },
});

/** Usual file names of documents that only Appendix IX has. */
const fileNames: Partial<Record<string, RegExp>> = {
  b1: /affiliat/i,
  d6: /teachers?['’]? list|list of (?:\w+ )?teachers/i,
};

const onDisclosurePage = (page: string) => page.startsWith("/mandatory-public-disclosure") || page === "";

/** Number and days belong to the older file. */
const rowOf = ({
  name,
  page,
  line,
  position,
}: Record<"name" | "page" | "line", string> & { position: number }): RowValues => ({
  name,
  page,
  line,
  position: String(position),
});
