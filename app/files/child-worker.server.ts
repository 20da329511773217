import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { Mutex } from "async-mutex";

/** The child process could not start; not the fault of the file. */
export class WorkerUnavailableError extends Error {
  override name = "WorkerUnavailableError";
}

/** The child process ended during a job, or took too long. */
export class WorkerLostError extends Error {
  override name = "WorkerLostError";
}

export interface ChildWorkerOptions {
  /** Path of the program that the child process runs. */
  script: string;
  /** Node's own options for it. */
  execArgv?: string[];
  /** Milliseconds after which a child process that does not answer is killed. */
  timeoutMs: number;
  /** Milliseconds without a job after which it is ended, to free its memory. */
  idleMs: number;
  /** Priority of the child process, as in `os.setPriority`; by default below that of the pages. */
  priority?: number;
}

/** Milliseconds that a child process may take to start; a compiler runs first in development. */
const startTimeoutMs = 60_000;

/**
 * Runs jobs in a child process, one at a time. A child that aborts, hangs or is killed costs this process nothing, and the
 * next job gets a new one. The program sends one message when it has started, then one for each job.
 */
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
    // Few arenas, as for the server itself (README).
    const env = { ...process.env, NODE_OPTIONS: "", MALLOC_ARENA_MAX: "2" };
    const started = fork(script, { execArgv, env, stdio: ["ignore", "ignore", "ignore", "ipc"] });
    child = started;
    // Without a listener, a child that cannot be started or killed would end this process.
    started.on("error", () => {});
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    // An idle child does not keep this process alive.
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

  /** Kills the child process; a running job fails with WorkerLostError. */
  function stop(): void {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  }

  return { run, stop };
}

/** Sets the priority if the system permits it; a server with a low priority cannot raise that of its child. */
function trySetPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // The child works with the priority that it inherited.
  }
}

/** Sends a job, if there is one, and waits for the child's next message. */
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
