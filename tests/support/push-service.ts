import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushedMessage } from "~/offline/pushed-message";

export interface PushedTo {
  path: string;
  message: PushedMessage;
  headers: IncomingMessage["headers"];
  /** Claims of the verified VAPID token. */
  claims: { aud: string; sub: string; exp: number };
}

/** Keys of a phone, as the Push API returns them. */
export function createPhone() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  return { pair, auth, keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") } };
}

export type Phone = ReturnType<typeof createPhone>;

/**
 * Push service on this machine. Decrypts messages (RFC 8188, RFC 8291) and verifies tokens (RFC 8292).
 * @param answer returns the status for a path, before the message counts as taken; 0 closes the connection
 */
export async function pushService(
  answer: (path: string) => number | [status: number, headers: Record<string, string>] = () => 201,
) {
  const taken: PushedTo[] = [];
  const asked: string[] = [];
  const phones = new Map<string, Phone>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    asked.push(path);
    const [status, headers] = [answer(path)].flat() as [number, Record<string, string>?];
    if (status === 0) return void request.socket.destroy();
    if (status === 201) {
      const phone = phones.get(path);
      if (!phone) throw new Error(`There is no phone at ${path}.`);
      const message = JSON.parse(decrypt(Buffer.concat(parts), phone)) as PushedMessage;
      const claims = verifyToken(request.headers.authorization ?? "");
      taken.push({ path, message, headers: request.headers, claims });
    }
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    taken,
    asked,
    /** Adds a phone. @returns the fields that subscribe it */
    add(path: string, phone = createPhone()) {
      phones.set(path, phone);
      return { endpoint: `http://${host}${path}`, ...phone.keys };
    },
    end: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function decrypt(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync("sha256", pair.computeSecret(sender), auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", input, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // One record: the text, and the mark of the last record.
  if (plain.at(-1) !== 2) throw new Error("The last record has no mark.");
  return plain.subarray(0, -1).toString("utf8");
}

function verifyToken(header: string): PushedTo["claims"] {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isValid = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isValid) throw new Error("The signature of the token is not valid.");
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as PushedTo["claims"];
}
