import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { renewBuild } from "../../server/build-if-needed.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Renews the build for tests that need it, also in watch mode. */
export default function setUp(project: TestProject): void {
  renewBuild(root);
  project.onTestsRerun(() => renewBuild(root));
}
