import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { Bucket } from "~/config.server";

export interface BucketFailure {
  /** Undefined if there was no answer. */
  status?: number;
  /** S3's name of the error, such as `NoSuchKey`. */
  code?: string;
  cause?: unknown;
}

export interface BucketClient {
  /** @throws what `toError` returns, unless the answer is a success */
  call(method: string, name: string, request?: BucketRequest): Promise<Response>;
  /** Yields the objects whose name starts so, in pages of up to 1,000. */
  list(start: string): AsyncGenerator<BucketObject[]>;
}

interface BucketRequest {
  query?: Record<string, string>;
  body?: Buffer | string;
  headers?: Record<string, string>;
}

export interface BucketObject {
  name: string;
  bytes: number;
  /** Hexadecimal MD5 of the content in most stores. */
  etag: string;
}

interface ClientOptions {
  timeoutMs: number;
  retries: number;
  toError: (failure: BucketFailure) => Error;
}

/** Calls a folder in an S3-compatible bucket, with path-style URLs: `host/bucket/folder/name`. */
export function openClient(
  { url, key, secret, region }: Bucket,
  { timeoutMs, retries, toError }: ClientOptions,
): BucketClient & { folder: string } {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: "s3",
    retries,
  });
  const { origin, pathname } = new URL(url);
  const [, bucket = "", ...folders] = pathname.split("/");
  const folder = folders
    .filter(Boolean)
    .map((name) => `${name}/`)
    .join("");

  async function call(method: string, name: string, { query = {}, body, headers = {} }: BucketRequest = {}) {
    const address = new URL(`${origin}/${bucket}${name ? `/${folder}${name}` : ""}`);
    for (const [field, value] of Object.entries(query)) address.searchParams.set(field, value);
    const sha256 = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const signal = AbortSignal.timeout(timeoutMs);
    const send = () =>
      client.fetch(address, {
        method,
        headers: { ...headers, "X-Amz-Content-Sha256": sha256 },
        signal,
        redirect: "manual",
        ...(body !== undefined && { body: new Uint8Array(Buffer.from(body)) }),
      });
    // The store can have closed a kept connection.
    const again = (error: unknown) => (signal.aborted || retries === 0 ? Promise.reject(error) : send());
    try {
      const answer = await send().catch(again);
      if (answer.ok) return answer;
      throw toError({ status: answer.status, code: textOf(await answer.text(), "Code") });
    } catch (error) {
      throw error instanceof TypeError || error instanceof DOMException ? toError({ cause: error }) : error;
    }
  }

  async function* list(start: string): AsyncGenerator<BucketObject[]> {
    for (let token = "", more = true; more; ) {
      const query = {
        "list-type": "2",
        prefix: folder + start,
        ...(token && { "continuation-token": token }),
      };
      const page = await (await call("GET", "", { query })).text().catch((cause: unknown) => {
        throw toError({ cause });
      });
      yield page
        .split("<Contents>")
        .slice(1)
        .map((entry) => ({
          name: textOf(entry, "Key").slice(folder.length),
          bytes: Number(textOf(entry, "Size")),
          etag: textOf(entry, "ETag").replace(/&quot;|"/g, ""),
        }));
      token = textOf(page, "NextContinuationToken");
      more = token !== "";
    }
  }

  return { call, list, folder };
}

/** Returns the text of the first element; the names in our buckets have no special characters. */
export const textOf = (xml: string, tag: string): string =>
  xml.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? "";
