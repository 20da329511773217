import { execFile } from "node:child_process";
import type { Services } from "~/services/services.server";

/** First file descriptor that systemd passes: sd_listen_fds(3). */
const firstHandedOver = 3;

/** Socket that systemd keeps open (`deploy/school.socket`), so that visitors wait during a restart. */
export function handedOverSocket(env = process.env): { fd: number } | undefined {
  const isForUs = env.LISTEN_PID === String(process.pid) && Number(env.LISTEN_FDS) > 0;
  return isForUs ? { fd: firstHandedOver } : undefined;
}

/** Reports readiness and heartbeats; systemd restarts a hanging process (`WatchdogSec=`). */
export function reportToSystemd({ log }: Services, env = process.env): void {
  if (!env.NOTIFY_SOCKET) return;
  const report = (state: string) =>
    execFile("systemd-notify", [state], (error) => {
      if (error) log.warn({ err: error, state }, "systemd could not be told");
    });
  report("READY=1");
  const limit = Number(env.WATCHDOG_USEC) / 1000;
  if (limit > 0) setInterval(() => report("WATCHDOG=1"), limit / 3).unref();
}
