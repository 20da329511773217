import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** Claims of the browser, which tests can falsify. */
interface ClientClaims {
  challenge: string;
  origin: string;
  rpId: string;
  /** User verification. */
  verified?: boolean;
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");

/** CBOR head of type and length (RFC 8949). */
function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.of((type << 5) | length);
  return length < 256
    ? Buffer.of((type << 5) | 24, length)
    : Buffer.of((type << 5) | 25, length >> 8, length & 255);
}
const integer = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** Fake authenticator with one passkey (WebAuthn level 2). */
export function makeAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, { challenge, origin }: ClientClaims) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData({ rpId, verified = true }: ClientClaims, credential?: Buffer): Buffer {
    counter += 1;
    const flags = 0x01 | (verified ? 0x04 : 0) | (credential ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, credential ?? Buffer.of()]);
  }

  function key(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    return map(
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, "base64url"))],
      [integer(-3), bytes(Buffer.from(y, "base64url"))],
    );
  }

  const answer = (response: Record<string, string>) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: "public-key",
      clientExtensionResults: {},
      response,
    });

  return {
    register(claims: ClientClaims): string {
      const length = Buffer.of(id.length >> 8, id.length & 255);
      const data = authenticatorData(claims, Buffer.concat([Buffer.alloc(16), length, id, key()]));
      const attestation = map(
        [text("fmt"), text("none")],
        [text("attStmt"), map()],
        [text("authData"), bytes(data)],
      );
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", claims)),
        attestationObject: base64url(attestation),
      });
    },

    authenticate(claims: ClientClaims): string {
      const client = clientData("webauthn.get", claims);
      const data = authenticatorData(claims);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
