import type { Plugin } from "vite";

/** Entry points that `node` runs in production, by their name in `build/server/`. */
const programs = {
  start: "server/start.ts",
  "adopt-uploads": "app/backup/adopt-uploads-command.ts",
  "move-uploads": "app/files/bucket/move-command.ts",
  backup: "app/backup/command.ts",
  examiner: "app/files/examine/examiner.ts",
  doctor: "app/doctor/command.ts",
  export: "app/site-export/command.ts",
  import: "app/old-site-import/command.ts",
  restore: "app/backup/restore-command.ts",
  staff: "app/accounts/command.ts",
  "db-migrate": "db/migrate-command.ts",
  "db-seed": "db/seed/command.ts",
};

/** Libraries that are bundled, so that unused parts take no memory (zod has messages in fifty languages). */
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
  "moo",
  "nodemailer",
  "sax",
  "xml-js",
  "zod",
];

/**
 * Production needs no compiler. Must come after Remix's plugin; `build/server/index.js` stays what
 * `remix-serve` expects.
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
