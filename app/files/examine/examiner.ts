import { type ExamineJob, readFileOfJob } from "./readers";

/** Runs in a child process, so that hangs and memory exhaustion of untrusted files stay here. */
process.on("message", (job: ExamineJob) => {
  readFileOfJob(job).then(
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
