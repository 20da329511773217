import { strToU8, zipSync } from "fflate";

const namespaces = ["office", "table", "text"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(" ");

/** Creates a LibreOffice table. @param rows XML of its rows */
export const createOpenDocument = (rows: string): Uint8Array =>
  zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet"),
    "content.xml": strToU8(
      `<?xml version="1.0"?><office:document-content ${namespaces}><office:body><office:spreadsheet><table:table table:name="Sheet1">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  });

export const openDocumentText = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
