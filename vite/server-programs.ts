import type { Plugin } from "vite";

/** What `node` is to run in production, by the name of its file in `build/server/`; all share one build with the pages. */
const programs = {
  start: "server/start.ts",
  "adopt-uploads": "app/files/adopt-command.ts",
  backup: "app/backup/command.ts",
  examiner: "app/files/examine/examiner.ts",
  doctor: "app/doctor/command.ts",
  import: "app/import/command.ts",
  restore: "app/backup/restore-command.ts",
  staff: "app/content/staff/command.ts",
  "db-migrate": "db/migrate-command.ts",
  "db-seed": "db/seed/command.ts",
};

/**
 * Libraries of which the site uses a part: built in, what it does not use takes no memory (zod alone brings the words of
 * fifty languages). The others are loaded as they are installed.
 */
const builtIn = [
  "@lingui/core",
  "@lingui/message-utils",
  "@messageformat/parser",
  "culori",
  "diff",
  "feed",
  "ical-generator",
  "kysely",
  "lru-cache",
  "nodemailer",
  "sax",
  "xml-js",
  "zod",
];

/**
 * Builds the server and its commands beside Remix's pages, so that production needs no compiler, and no module is
 * loaded twice. `build/server/index.js` stays what `remix-serve` expects. Comes after Remix's own plugin.
 */
export function serverPrograms(): Plugin {
  return {
    name: "server-programs",
    apply: "build",
    config(_config, { isSsrBuild }) {
      if (!isSsrBuild) return;
      return {
        ssr: { noExternal: builtIn },
        build: {
          target: "node20",
          rollupOptions: {
            input: { index: "virtual:remix/server-build", ...programs },
            output: { entryFileNames: "[name].js" },
          },
        },
      };
    },
  };
}
