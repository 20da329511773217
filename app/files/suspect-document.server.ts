import { t } from "#say";
import { DocumentRefusedError, type DocumentType } from "./documents.server";
import { type ActiveContent, activePdfContent } from "./pdf-content.server";
import { ScannerUnavailableError, scanForViruses } from "./virus-scan.server";

/** What the virus scanner said of a file that was kept: nothing found, no answer, or nobody asked it. */
export type ScanResult = "clean" | "failed" | "none";

/**
 * Looks at a document from a stranger for what could harm who opens it: programs in a PDF, and viruses where there is a
 * scanner. A scanner that does not answer keeps no applicant out; staff are told before they open the file.
 * @param socket where clamd answers, if anywhere
 * @throws DocumentRefusedError with a sentence for people
 */
export async function examineDocument(
  path: string,
  type: DocumentType,
  { socket, onScannerError }: { socket?: string | undefined; onScannerError: (error: Error) => void },
): Promise<ScanResult> {
  if (type.extension === "pdf") refuseActive(await activePdfContent(path));
  if (!socket) return "none";
  try {
    const virus = await scanForViruses(socket, path);
    if (virus) {
      throw new DocumentRefusedError(
        t(
          "The virus scanner found something harmful in this file. Please check your device, and send another file.",
        ),
      );
    }
    return "clean";
  } catch (error) {
    if (!(error instanceof ScannerUnavailableError)) throw error;
    onScannerError(error);
    return "failed";
  }
}

function refuseActive(found: ActiveContent | undefined): void {
  if (!found) return;
  if (found === "locked") {
    throw new DocumentRefusedError(
      t(
        "This PDF is locked: it asks for a password, or does not let everybody copy or print it. Please open it, choose Print and Save as PDF, and send the new file.",
      ),
    );
  }
  if (found === "too large") {
    throw new DocumentRefusedError(
      t("This PDF is too large inside. Please print it to a new PDF and send that."),
    );
  }
  throw new DocumentRefusedError(
    t("This PDF contains {what}, not only pages. Please print it to a new PDF and send that.", {
      what: t(found),
    }),
  );
}
