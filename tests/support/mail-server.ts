import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

interface MailServer {
  url: string;
  /** Raw mail, headers first. */
  mails: string[];
  calls: () => number;
}

/**
 * Minimal mail server that stores every mail.
 * @param refuse responses by command (such as `RCPT`); `hangUp` closes the connection
 */
export async function mailServer(
  refuse: Record<string, string> = {},
  host = "127.0.0.1",
): Promise<MailServer> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    sockets.add(socket);
    let mail: string | undefined;
    let rest = "";
    socket.write("220 mail.test\r\n");
    socket.on("data", (chunk) => {
      rest += chunk.toString();
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        answer(rest.slice(0, end));
        rest = rest.slice(end + 2);
      }
    });
    socket.on("error", () => {});

    function answer(line: string): void {
      const command = mail === undefined ? (line.split(/[ :]/)[0] ?? "").toUpperCase() : line;
      const refusal = Object.hasOwn(refuse, command) ? refuse[command] : undefined;
      if (refusal === "hangUp") socket.destroy();
      else if (refusal) socket.write(`${refusal}\r\n`);
      else if (mail !== undefined && line !== ".") mail += `${line}\n`;
      else if (mail !== undefined) {
        mails.push(mail);
        mail = undefined;
        socket.write("250 taken\r\n");
      } else if (command === "DATA") {
        mail = "";
        socket.write("354 go on\r\n");
      } else if (command === "QUIT") socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `smtp://${host}:${port}`, mails, calls: () => calls };
}
