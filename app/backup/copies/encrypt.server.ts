import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import { BackupError } from "../errors";

/** 2^16 rounds of scrypt take 64 MB and under a second; the start requires a long passphrase. */
const workFactor = 16;

export async function encrypted(plain: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  const stream = await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as unknown as WebStream);
}

/** @throws BackupError for a wrong passphrase; damaged files fail while they are read */
export async function decrypted(secret: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const stream = await decrypter.decrypt(Readable.toWeb(secret) as ReadableStream<Uint8Array>);
    return Readable.fromWeb(stream as unknown as WebStream);
  } catch (error) {
    throw new BackupError("This backup cannot be opened with the passphrase in BACKUP_PASSPHRASE.", {
      cause: error,
    });
  }
}
