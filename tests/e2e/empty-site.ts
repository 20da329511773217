import { PDFDocument } from "pdf-lib";
import { makeDirectory, type RunningServer, startServer } from "./server";
import { test as base } from "./site";

/** Server with nothing but the first account. */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const directory = await makeDirectory();
      const server = await startServer(directory.path, {
        AVIF: "off",
        LOG_LEVEL: "warn",
        STARTER_CONTENT: "off",
      });
      await use(server);
      await server.end("SIGTERM");
      await directory.remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export async function pdf(name: string) {
  const document = await PDFDocument.create();
  document.addPage([300, 400]).drawText(name);
  return { name, mimeType: "application/pdf", buffer: Buffer.from(await document.save()) };
}
