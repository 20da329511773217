// Real worker, except for pictures that the environment names.
process.on("message", ({ source }) => {
  if (source.includes(process.env.ABORT_AT || "none")) process.kill(process.pid, "SIGABRT");
  if (source.includes(process.env.HANG_AT || "none")) process.kill(process.pid, "SIGSTOP");
});
await import("../../../../app/files/pictures/avif-worker.mjs");
