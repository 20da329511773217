import { execFile } from "node:child_process";
import type { Services } from "~/services/services.server";

/** The first file that systemd hands to a service it starts for a socket: sd_listen_fds(3). */
const firstHandedOver = 3;

/**
 * The listening socket that systemd keeps open for this process (`deploy/school.socket`): while the site restarts,
 * visitors wait in its queue and none is refused. Undefined if it was started in any other way.
 */
export function handedOverSocket(env = process.env): { fd: number } | undefined {
  const isForUs = env.LISTEN_PID === String(process.pid) && Number(env.LISTEN_FDS) > 0;
  return isForUs ? { fd: firstHandedOver } : undefined;
}

/**
 * Tells systemd that the site answers, and again and again that it is alive: one that hangs is killed and started again
 * (`WatchdogSec=` in `deploy/school.service`). Does nothing if systemd does not ask for it.
 */
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
