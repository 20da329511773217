import { join } from "node:path";
import { expect, test } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { makeDirectory, staff, startServer } from "./server";
import { logOut } from "./site";

/** Uses a virtual authenticator with user verification. */
test("a passkey is added and logs in", async ({ browser }) => {
  // Passkeys need script; the password works without.
  const directory = await makeDirectory();
  const server = await startServer(directory.path, { LOG_LEVEL: "warn", STARTER_CONTENT: "off" });
  // Passkeys need a host name; localhost needs no TLS.
  const origin = server.origin.replace("127.0.0.1", "localhost");
  const page = await browser.newPage({ baseURL: origin });
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "passkey" })).toHaveCount(0);
    await page.getByLabel("Username").fill(staff.username);
    await page.getByLabel("Password", { exact: true }).fill(staff.password);
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await page.waitForURL("**/dashboard");
    await page.goto("/dashboard/staff/passkeys");
    await page.getByLabel("Name").fill("my phone");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await expect(page.getByRole("heading", { name: "my phone" })).toBeVisible();

    await logOut(page);
    await page.goto("/login?next=%2Fdashboard%2Fstaff%2Fpasskeys");
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await page.waitForURL("**/dashboard/staff/passkeys");
    await expect(page.getByText(/last used/)).toBeVisible();

    // After an old login, the passkey is requested, and the form continues.
    const database = new Sqlite(join(directory.path, "school.sqlite"));
    database.exec("update sessions set proved_at = '2026-01-01T00:00:00.000Z'");
    database.close();
    await page.getByRole("button", { name: "Remove the passkey my phone" }).click();
    await expect(page.getByRole("heading", { name: "Please confirm that it is you" })).toBeVisible();
    await page.getByRole("button", { name: "Use your passkey" }).click();
    await expect(page.getByText("Removed the passkey my phone")).toBeVisible();
    await page.getByLabel("Name").fill("my phone");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await expect(page.getByRole("heading", { name: "my phone" })).toBeVisible();

    await logOut(page);
    await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await page.goto("/login");
    await page.getByRole("button", { name: "Log in with a passkey" }).click();
    await expect(page.getByText("No passkey was used.")).toBeVisible();
  } finally {
    await page.close();
    await server.end("SIGTERM");
    await directory.remove();
  }
});
