import { examineDocumentFile } from "./document";
import { examinePicture } from "./picture";
import { examineRecording } from "./recording";
import { readTableFile } from "./table-file";

export interface ExamineJob {
  kind: "document" | "picture" | "recording" | "table";
  path: string;
}

/** Runs in a child process, so that hangs and memory exhaustion of untrusted files stay here. */
const examine = {
  document: examineDocumentFile,
  picture: examinePicture,
  recording: examineRecording,
  table: readTableFile,
};

process.on("message", ({ kind, path }: ExamineJob) => {
  examine[kind](path).then(
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
