import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { makeDirectory, staff, startServer } from "./server";

test(
  "a link sets a new password, and its code is in no address sent to the server",
  { tag: "@both" },
  async ({ page }, { project }) => {
    const directory = await makeDirectory();
    const server = await startServer(directory.path, { STARTER_CONTENT: "off" });
    try {
      const code = randomBytes(32).toString("base64url");
      const database = new Sqlite(join(directory.path, "school.sqlite"));
      database
        .prepare(
          "insert into password_links (staff_id, token_hash, expires_at) select id, ?, '2999-01-01T00:00:00.000Z' from staff",
        )
        .run(createHash("sha256").update(code).digest("base64url"));
      database.close();
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const link = `${server.origin}/set-password#${code}`;
      await page.goto(link);
      if (project.name === "nojs") {
        await page.getByLabel("Link", { exact: true }).fill(link);
        await page.getByRole("button", { name: "Continue", exact: true }).click();
      }
      await expect(page.getByText(`For the account ${staff.username}.`)).toBeVisible();
      await page.getByLabel("New password", { exact: true }).fill("three brown goats");
      await page.getByRole("button", { name: "Set the password", exact: true }).click();
      await expect(page.getByText("Your new password is set.")).toBeVisible();
      expect(asked.filter((url) => url.split("#")[0]?.includes(code))).toEqual([]);
      expect(server.output()).not.toContain(code);
    } finally {
      await server.end("SIGTERM");
      await directory.remove();
    }
  },
);
