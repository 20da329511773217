import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { get as getPlain, type IncomingMessage } from "node:http";
import { get as getSecure } from "node:https";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { randomStem } from "~/files/store/store.server";
import { publicLookup } from "~/services/public-lookup.server";
import { video } from "../../kinds/video";

/** Only these hosts are requested. */
type Host = "www.youtube.com" | "i.ytimg.com";

const limits = { facts: 64 * 1024, picture: 4 * 1024 * 1024 };

/** Milliseconds for all requests of a film. */
const defaultTimeout = 6000;

/** Largest picture, which some films lack, and one that all have. */
const pictureNames = ["maxresdefault", "hqdefault"];

const factsShape = z.object({ title: z.string() });

/** The film is missing or private; other problems are other errors. */
export class FilmMissingError extends Error {
  override name = "FilmMissingError";
}

export interface AskOptions {
  /** Milliseconds. */
  timeout?: number;
  /** Origin used instead in tests. */
  standIn?: string | undefined;
}

/** Returns a film's title, shortened to the field. @throws FilmMissingError, network errors */
export async function askTitle(id: string, options: AskOptions = {}): Promise<string> {
  const film = encodeURIComponent(`https://www.youtube.com/watch?v=${id}`);
  const chunks: Buffer[] = [];
  await read("www.youtube.com", `/oembed?format=json&url=${film}`, limits.facts, options, async (body) => {
    for await (const chunk of body) chunks.push(chunk as Buffer);
  });
  const { title } = factsShape.parse(JSON.parse(Buffer.concat(chunks).toString()));
  return [...title.trim()].slice(0, video.fields.title.max).join("");
}

/** To a temporary file that the caller checks and removes. @throws FilmMissingError, network errors */
export async function askPicture(id: string, directory: string, options: AskOptions = {}): Promise<string> {
  const path = join(directory, `${randomStem()}.part`);
  try {
    for (const name of pictureNames) {
      try {
        await read("i.ytimg.com", `/vi/${id}/${name}.jpg`, limits.picture, options, (body) =>
          pipeline(body, createWriteStream(path)),
        );
        return path;
      } catch (error) {
        if (!(error instanceof FilmMissingError)) throw error;
      }
    }
    throw new FilmMissingError("The film has no picture.");
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Reads a response; refuses redirects and more than `maxBytes`. */
async function read(
  host: Host,
  path: string,
  maxBytes: number,
  { timeout = defaultTimeout, standIn }: AskOptions,
  take: (body: NodeJS.ReadableStream) => Promise<void>,
): Promise<void> {
  const signal = AbortSignal.timeout(timeout);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = standIn
      ? getPlain(new URL(`/${host}${path}`, standIn), { signal }, resolve)
      : getSecure(`https://${host}${path}`, { signal, lookup: publicLookup }, resolve);
    request.on("error", reject);
  });
  try {
    const { statusCode: status = 0 } = answer;
    if ([400, 401, 403, 404].includes(status)) throw new FilmMissingError(`${host} answered ${status}.`);
    if (status !== 200) throw new Error(`${host} answered ${status}.`);
    let bytes = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        bytes += chunk.length;
        done(bytes > maxBytes ? new Error(`${host} sent more than ${maxBytes} bytes.`) : null, chunk);
      },
    });
    await Promise.all([pipeline(answer, counted), take(counted)]);
  } finally {
    answer.destroy();
  }
}
