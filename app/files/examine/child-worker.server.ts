import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { Mutex } from "async-mutex";
import { ServerBusyError } from "~/limits/server-busy";

/** The child process could not start; not the fault of the file. */
export class WorkerUnavailableError extends Error {
  override name = "WorkerUnavailableError";
}

/** The child process crashed or needed too much CPU time: the job's fault. */
export class WorkerLostError extends Error {
  override name = "WorkerLostError";
}

export interface ChildWorkerOptions {
  script: string;
  execArgv?: string[];
  /** Milliseconds until a job is given up without blaming it: the server or its disk is slow. */
  timeoutMs: number;
  /** Milliseconds of CPU time for a job; measured on Linux only. */
  maxCpuMs?: number;
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
  maxCpuMs,
  idleMs,
  priority = constants.priority.PRIORITY_BELOW_NORMAL,
}: ChildWorkerOptions) {
  const oneAtATime = new Mutex();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  /** Sends a job and returns the reply. @throws WorkerLostError, WorkerUnavailableError, ServerBusyError */
  function run(job: Job): Promise<Reply> {
    return oneAtATime.runExclusive(async () => {
      clearTimeout(idle);
      try {
        child ??= await start();
        return (await nextMessage(child, { timeoutMs, maxCpuMs, job })) as Reply;
      } catch (error) {
        if (error instanceof WorkerLostError || error instanceof ServerBusyError) stop();
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
      await nextMessage(started, { timeoutMs: startTimeoutMs });
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

interface Wait {
  timeoutMs: number;
  maxCpuMs?: number | undefined;
  job?: unknown;
}

function nextMessage(child: ChildProcess, { timeoutMs, maxCpuMs, job }: Wait): Promise<unknown> {
  let settle: () => void = () => {};
  const message = new Promise<unknown>((resolve, reject) => {
    const lost = (why: string) => reject(new WorkerLostError(`The child process ${why}.`));
    const ended = (code: number | null, signal: string | null) => lost(`ended: ${signal ?? code}`);
    const timer = setTimeout(
      () => reject(new ServerBusyError(`The child process did not answer within ${timeoutMs} ms.`)),
      timeoutMs,
    );
    const cpuTimer = maxCpuMs && watchCpu(child, maxCpuMs, () => lost("used too much CPU time"));
    child.once("message", resolve).once("exit", ended).once("error", reject);
    settle = () => {
      clearTimeout(timer);
      clearInterval(cpuTimer);
      child.off("message", resolve).off("exit", ended).off("error", reject);
    };
    if (job !== undefined) child.send(job as object, (error) => error && lost("has gone"));
  });
  return message.finally(settle);
}

const cpuCheckMs = 50;

/** CPU time instead of elapsed time: on a busy machine, good files take long too. */
function watchCpu({ pid }: ChildProcess, maxCpuMs: number, onLimit: () => void) {
  const before = readCpuMs(pid);
  return setInterval(() => {
    if (readCpuMs(pid) - before > maxCpuMs) onLimit();
  }, cpuCheckMs);
}

/** Ticks of 10 ms in user and system mode (proc(5), fields 14 and 15 of `stat`), of all threads. */
function readCpuMs(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
