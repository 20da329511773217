import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { projectRoot } from "~/project-root.server";

/** What the child process is asked for: files of several widths from one picture. */
export interface AvifWork {
  source: string;
  quality: number;
  targets: { path: string; width: number }[];
}

/** What it says: that it has started, that the work is done, or why not. */
export interface AvifReply {
  ready?: true;
  done?: true;
  message?: string;
  code?: string;
}

export type AvifEncoder = ReturnType<typeof createAvifEncoder>;

/** The encoder could not start; no fault of the picture's. */
export class EncoderUnavailableError extends Error {
  override name = "EncoderUnavailableError";
}

/** The encoder ended in the middle of a picture, or took too long over it. */
export class EncoderLostError extends Error {
  override name = "EncoderLostError";
}

interface Options {
  /** The program that the child process runs. */
  script?: string;
  /** Milliseconds after which a child process that gives no answer is killed. */
  limitMs?: number;
  /** Milliseconds without work after which it is ended, to give its memory back. */
  idleMs?: number;
  /** Of the child process, in the terms of `os.setPriority`; below that of the pages when not given. */
  priority?: number;
}

/** Plain JavaScript that is not bundled: the child process then loads sharp alone. */
const worker = join(projectRoot, "app/files/avif-worker.mjs");

/**
 * Makes AVIF files in a child process of low priority: one that aborts, hangs or is killed costs this process nothing,
 * and the next picture gets a new one.
 */
export function createAvifEncoder({
  script = worker,
  limitMs = 300_000,
  idleMs = 30_000,
  priority = constants.priority.PRIORITY_BELOW_NORMAL,
}: Options = {}) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  /**
   * Writes the files that `work` names; one picture at a time.
   * @throws EncoderLostError, EncoderUnavailableError; otherwise the encoder's error, with its `code` where it is the
   * file system's
   */
  async function encode(work: AvifWork): Promise<void> {
    clearTimeout(idle);
    try {
      child ??= await start();
      const { done, message, code } = await answerOf(child, limitMs, work);
      if (!done) throw Object.assign(new Error(message), code && { code });
    } catch (error) {
      if (error instanceof EncoderLostError) stop();
      throw error;
    } finally {
      idle = setTimeout(stop, idleMs).unref();
    }
  }

  async function start(): Promise<ChildProcess> {
    // Node's own options stay behind: the script needs no loader. Few arenas, as for the server itself (README).
    const env = { ...process.env, NODE_OPTIONS: "", MALLOC_ARENA_MAX: "2" };
    const started = fork(script, { execArgv: [], env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    child = started;
    // Told of a child that could not be started, or not be killed; unheard it would end this process.
    started.on("error", () => {});
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    // It neither keeps a process alive that has nothing else to do, nor takes the processor from the pages.
    started.unref();
    started.channel?.unref();
    try {
      if (started.pid) setPriority(started.pid, priority);
      await answerOf(started, limitMs);
    } catch (cause) {
      stop();
      throw new EncoderUnavailableError("The AVIF encoder could not be started.", { cause });
    }
    return started;
  }

  /** Kills the child process; a picture at work fails with EncoderLostError. */
  function stop(): void {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  }

  return { encode, stop };
}

/** Sends the work, where there is any, and waits for the child's next word. */
function answerOf(child: ChildProcess, limitMs: number, work?: AvifWork): Promise<AvifReply> {
  let timer: NodeJS.Timeout | undefined;
  let settle: () => void = () => {};
  const answer = new Promise<AvifReply>((resolve, reject) => {
    const lost = (why: string) => reject(new EncoderLostError(`The AVIF encoder ${why}.`));
    const ended = (code: number | null, signal: string | null) => lost(`ended: ${signal ?? code}`);
    timer = setTimeout(() => lost("took too long"), limitMs);
    child.once("message", resolve).once("exit", ended).once("error", reject);
    settle = () => child.off("message", resolve).off("exit", ended).off("error", reject);
    if (work) child.send(work, (error) => error && lost("has gone"));
  });
  return answer.finally(() => {
    clearTimeout(timer);
    settle();
  });
}
