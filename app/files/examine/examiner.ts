import { createBudget } from "./budget";
import { examineDocumentFile } from "./document";
import { examinePicture } from "./picture";
import { examineRecording } from "./recording";

export interface ExamineJob {
  kind: "document" | "picture" | "recording";
  path: string;
}

/** Bytes and characters touched; real files of 10 MB need a third of it. */
const maxWork = 64 * 1024 * 1024;

/** Runs in a child process, so that hangs and memory exhaustion of untrusted files stay here. */
const examine = { document: examineDocumentFile, picture: examinePicture, recording: examineRecording };

process.on("message", ({ kind, path }: ExamineJob) => {
  examine[kind](path, createBudget({ bytes: maxWork })).then(
    (report) => process.send?.({ report }),
    (error: NodeJS.ErrnoException) => process.send?.({ error: error.message, code: error.code }),
  );
});
// Service managers signal every process; the server ends this one itself.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
// The server is gone. A normal exit would wait for native code.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.send?.({ ready: true });
