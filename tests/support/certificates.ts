import type { Person } from "./forms";
import { sendStep } from "./many-files";

export const certificatePath = "/dashboard/transfer-certificates/add";

/** Sends certificates, with a list, and returns the preview. */
export const previewCertificates = (
  clerk: Person,
  files: Record<string, string>,
  fields: Record<string, string> = {},
  table?: string | Uint8Array,
) => sendStep(clerk, certificatePath, { files, fields, ...(table !== undefined && { table }) });

/** Sends certificates and saves what the preview shows. */
export async function addCertificates(
  clerk: Person,
  files: Record<string, string>,
  table?: string | Uint8Array,
) {
  const preview = await previewCertificates(clerk, files, {}, table);
  return sendStep(clerk, certificatePath, { fields: { ...preview.form, add: "1" } });
}
