import { examineDocumentFile } from "./document";
import { examinePicture } from "./picture";

/** A file to be examined. */
export interface ExamineJob {
  kind: "document" | "picture";
  path: string;
}

/**
 * The child process that examines untrusted files: one that hangs or runs out of memory takes only this process along.
 * `examine.server.ts` starts it and sends one job at a time.
 */
const examine = { document: examineDocumentFile, picture: examinePicture };

process.on("message", ({ kind, path }: ExamineJob) => {
  examine[kind](path).then(
    (report) => process.send?.({ report }),
    (error: NodeJS.ErrnoException) => process.send?.({ error: error.message, code: error.code }),
  );
});
// Ctrl+C and service managers signal every process of the site: the server ends this one itself.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
// The server is gone. An orderly exit would wait for native code at work.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.send?.({ ready: true });
