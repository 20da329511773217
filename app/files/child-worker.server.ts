import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { Mutex } from "async-mutex";

/** The child process could not start; not the fault of the file. */
export class WorkerUnavailableError extends Error {
  override name = "WorkerUnavailableError";
}

/** The child process crashed or timed out during a job. */
export class WorkerLostError extends Error {
  override name = "WorkerLostError";
}

export interface ChildWorkerOptions {
  script: string;
  execArgv?: string[];
  timeoutMs: number;
  /** Milliseconds without a job before the child ends, to free its memory. */
  idleMs: number;
  /** As in `os.setPriority`; low by default. */
  priority?: number;
}

/** Milliseconds to start; includes compiling in development. */
const startTimeoutMs = 60_000;

/** One job at a time; replaces a crashed child. The program sends a message at its start and per job. */
export function createChildWorker<Job, Reply>({
  script,
  execArgv = [],
  timeoutMs,
  idleMs,
  priority = constants.priority.PRIORITY_BELOW_NORMAL,
}: ChildWorkerOptions) {
  const oneAtATime = new Mutex();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  /** Sends a job and returns the reply. @throws WorkerLostError, WorkerUnavailableError */
  function run(job: Job): Promise<Reply> {
    return oneAtATime.runExclusive(async () => {
      clearTimeout(idle);
      try {
        child ??= await start();
        return (await nextMessage(child, timeoutMs, job)) as Reply;
      } catch (error) {
        if (error instanceof WorkerLostError) stop();
        throw error;
      } finally {
        idle = setTimeout(stop, idleMs).unref();
      }
    });
  }

  async function start(): Promise<ChildProcess> {
    // Few malloc arenas save memory (README).
    const env = { ...process.env, NODE_OPTIONS: "", MALLOC_ARENA_MAX: "2" };
    const started = fork(script, { execArgv, env, stdio: ["ignore", "ignore", "ignore", "ipc"] });
    child = started;
    // Without a listener, a failed spawn would end this process.
    started.on("error", () => {});
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    // An idle child must not keep this process alive.
    started.unref();
    started.channel?.unref();
    try {
      if (started.pid) trySetPriority(started.pid, priority);
      await nextMessage(started, startTimeoutMs);
    } catch (cause) {
      stop();
      throw new WorkerUnavailableError(`${script} could not be started.`, { cause });
    }
    return started;
  }

  function stop(): void {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  }

  return { run, stop };
}

/** Fails if the server itself has a low priority; the child then inherits it. */
function trySetPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // The child keeps the priority that it inherited.
  }
}

function nextMessage(child: ChildProcess, timeoutMs: number, job?: unknown): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  let settle: () => void = () => {};
  const message = new Promise<unknown>((resolve, reject) => {
    const lost = (why: string) => reject(new WorkerLostError(`The child process ${why}.`));
    const ended = (code: number | null, signal: string | null) => lost(`ended: ${signal ?? code}`);
    timer = setTimeout(() => lost("took too long"), timeoutMs);
    child.once("message", resolve).once("exit", ended).once("error", reject);
    settle = () => child.off("message", resolve).off("exit", ended).off("error", reject);
    if (job !== undefined) child.send(job as object, (error) => error && lost("has gone"));
  });
  return message.finally(() => {
    clearTimeout(timer);
    settle();
  });
}
