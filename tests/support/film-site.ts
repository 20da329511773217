import { createServer, type ServerResponse } from "node:http";
import sharp from "sharp";
import { onTestFinished } from "vitest";

type Answer = (response: ServerResponse) => void;

const titled =
  (title: string): Answer =>
  (response) =>
    response.setHeader("Content-Type", "application/json").end(JSON.stringify({ title, type: "video" }));

/**
 * Fake YouTube: one title and a red picture for every video.
 * @param answers override responses: `facts` for the title, `picture` for pictures
 */
export async function filmSite(answers: { facts?: Answer; picture?: Answer } = {}) {
  const asked: string[] = [];
  const red = { width: 480, height: 360, channels: 3 as const, background: "#b00020" };
  const picture = await sharp({ create: red }).jpeg().toBuffer();
  const { facts = titled("Annual day 2026"), picture: pictured = (response) => response.end(picture) } =
    answers;
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    asked.push(url);
    if (url.startsWith("/www.youtube.com/oembed?")) return facts(response);
    // Old videos lack the largest picture.
    if (url.includes("maxresdefault")) return void response.writeHead(404).end();
    if (url.startsWith("/i.ytimg.com/vi/")) return pictured(response);
    response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, asked };
}
