import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../support/server";

/** Opens a connection for raw requests. */
function openConnection(
  port: number,
): Promise<{ socket: Socket; received: () => string; ended: () => boolean }> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () =>
      resolve({ socket, received: () => text, ended: () => over }),
    );
    let text = "";
    let over = false;
    socket.setEncoding("utf8");
    socket.on("data", (part) => {
      text += part;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      over = true;
    });
    onTestFinished(() => void socket.destroy());
  });
}

const head = (start: string, length: number, more = "") =>
  `${start} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n${more}\r\n`;
const form = "Content-Type: application/x-www-form-urlencoded\r\n";
const multipart = "Content-Type: multipart/form-data; boundary=x\r\n";

test.each([
  ["401, no session", "POST /gdapi/uploadImg.php", multipart, 401],
  ["403, from another site", "POST /contact", `${form}Sec-Fetch-Site: cross-site\r\n`, 403],
  ["404, no such page", "POST /nowhere", form, 404],
  ["405, no such method", "PUT /gdapi/get_notices.php", form, 405],
  ["413, too large", "POST /contact", form, 413],
])(
  "after a refusal before the body was read (%s) the connection serves the next request",
  async (_, start, more, status) => {
    const { port } = await startServer();
    const size = 3 * 1024 * 1024;
    const { socket, received, ended } = await openConnection(port);
    socket.write(head(start, size, more));
    socket.write(Buffer.alloc(size, "a"));
    await expect.poll(received).toContain(`HTTP/1.1 ${status} `);
    socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(() => (ended() ? "closed" : received()), { timeout: 15_000 }).toContain('{"ok":true,');
  },
);

test("only a part of a refused gigabyte is read before the connection is closed", async () => {
  const { port, sockets } = await startServer();
  const { socket, received, ended } = await openConnection(port);
  socket.write(head("POST /gdapi/uploadImg.php", 1024 ** 3, multipart));
  const part = Buffer.alloc(1024 * 1024, "a");
  let sent = 0;
  const send = () => {
    while (sent < 1024 && !socket.destroyed) {
      sent += 1;
      if (!socket.write(part)) return void socket.once("drain", send);
    }
  };
  send();
  await expect.poll(ended, { timeout: 15_000 }).toBe(true);
  expect(received()).toContain("HTTP/1.1 401 ");
  const read = sockets[0]?.bytesRead ?? 0;
  expect(read).toBeGreaterThan(1024 * 1024);
  expect(read).toBeLessThan(40 * 1024 * 1024);
});
