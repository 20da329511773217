import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { closeStalled } from "../../server/stalled-connections";

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  const warn = vi.fn();
  closeStalled(server, { warn }, 100);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { port, warn };
}

test("a request that waits for the server is answered, and logged as a warning", async () => {
  const { port, warn } = await serve((_, response) => void setTimeout(() => response.end("done"), 350));
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "photo" });
  expect(await answer.text()).toBe("done");
  expect(warn).toHaveBeenCalled();
});

test("a connection whose client sends half a body is closed", async () => {
  const { port, warn } = await serve((request) => void request.resume());
  const socket = connect(port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf");
  await new Promise((resolve) => socket.once("close", resolve));
  expect(warn).not.toHaveBeenCalled();
});

test("a request that the server never answers is given up", async () => {
  const { port } = await serve(() => {});
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
