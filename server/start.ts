import { join } from "node:path";
import * as site from "virtual:remix/server-build";
import { projectRoot } from "~/project-root.server";
import { sendConsoleToLog } from "./console-to-log";
import { exitOnStartupError } from "./exit-on-startup-error";
import { listen } from "./listen";
import { withMetrics } from "./metrics/serve-metrics";
import { prepare } from "./prepare";
import { builtSite } from "./production";

/** Migrates, seeds an empty database and serves production; run by `server/start.mjs`. */
const services = await exitOnStartupError(prepare());
const pages = builtSite(services, site, join(projectRoot, "build/client"));
const listener = await exitOnStartupError(withMetrics(services, pages));
await exitOnStartupError(listen(services, listener));
sendConsoleToLog(services.log);
