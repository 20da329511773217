import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { makeDirectory, startServer } from "../../tests/e2e/server";
import { measureCapacity } from "./capacity";
import { measureErasing } from "./erasing";
import { measureFirstView } from "./first-view";
import { measureGrowth } from "./growth";
import { measureHour } from "./hour";
import { measureLanguages } from "./languages";
import { startPeers } from "./peers";
import { measureRates } from "./rates";
import { measureStaffView } from "./staff-view";
import { measureUpload } from "./upload";
import { measureVisit } from "./visit";
import { measureWeights } from "./weights";

/**
 * `npm run bench [part …] [/path …]` prints tables for docs/measurements.md; compare ratios within one run. Without a part: what
 * docs/performance.md sets targets for, in 15 minutes. `view` measures the named pages, or all in 25 minutes.
 */
const usual = ["view", "visit", "growth"];
const usualPages = ["/", "/notices"];
const named = process.argv.slice(2);
const parts = named.filter((part) => !part.startsWith("/"));
const paths = named.filter((part) => part.startsWith("/"));
const pages = named.length > 0 ? paths : usualPages;
const wanted = (part: string) => (parts.length === 0 ? usual : parts).includes(part);

const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"]).toString().trim();
console.log(
  `${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.versions.node}, ${cpus().length} cores`,
);

if (wanted("staff")) await measureStaffView();
if (wanted("growth")) await measureGrowth();
if (wanted("erasing")) await measureErasing();
if (wanted("capacity")) await measureCapacity();
if (wanted("hour")) await measureHour();
if (["weights", "view", "visit", "languages", "rates", "upload"].some(wanted)) {
  const directory = await makeDirectory();
  // With ORIGIN, pages are cached for every loopback address, including the slow line's ports.
  const env = { LOG_LEVEL: "silent", MALLOC_ARENA_MAX: "2", ORIGIN: "http://school.example" };
  const server = await startServer(directory.path, env);
  const peers = await startPeers(server.origin, directory.path);
  try {
    await peers.settled();
    if (wanted("weights")) await measureWeights(server.origin);
    if (wanted("view")) await measureFirstView(server.origin, peers, pages);
    if (wanted("visit")) await measureVisit(server.origin, peers);
    if (wanted("languages")) await measureLanguages(peers.overTls?.site ?? server.origin);
    if (wanted("rates")) await measureRates(server.origin, peers);
    if (wanted("upload")) await measureUpload(server.origin);
  } finally {
    peers.end();
    await server.end("SIGTERM");
    await directory.remove();
  }
}
