import { expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { makeDirectory, type RunningServer, staff, startServer } from "./server";
import { expectSound, logOut } from "./site";

let server: RunningServer;
let directory: Awaited<ReturnType<typeof makeDirectory>>;

/** Own server: the login of other journeys has no second step. */
test.beforeAll(async () => {
  directory = await makeDirectory();
  server = await startServer(directory.path, { LOG_LEVEL: "warn", STARTER_CONTENT: "off" });
});

test.afterAll(async () => {
  await server.end("SIGTERM");
  await directory.remove();
});

async function enterPassword(page: Page): Promise<void> {
  await page.goto(`${server.origin}/login`);
  await page.getByLabel("Username").fill(staff.username);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
}

test("a second step is set up, asked for at the login, and passed by code and by recovery code", async ({
  page,
}) => {
  // Axe needs script.
  await enterPassword(page);
  await page.waitForURL("**/dashboard");
  await page.goto(`${server.origin}/dashboard/account`);
  await page.getByRole("link", { name: "Set up a second step" }).click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expectSound(page);
  const letters = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(letters.replaceAll(" ", "")) });
  const code = totp.generate();
  await page.getByLabel("Type the code").fill(code);
  await page.getByRole("button", { name: "Switch on" }).click();
  const codes = page.getByRole("listitem").filter({ hasText: /^[a-z\d]{4}(-[a-z\d]{4}){3}$/ });
  await expect(codes).toHaveCount(10);
  await expectSound(page);
  const recoveryCode = await codes.first().innerText();
  await page.getByRole("link", { name: "I have them on paper" }).click();
  await logOut(page);

  await enterPassword(page);
  await page.waitForURL("**/login/second-step");
  await expectSound(page);
  await page.getByLabel("Code from your phone").fill(code);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toContainText("This code is not right");
  await page.getByLabel("Code from your phone").fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/dashboard");
  await logOut(page);

  await enterPassword(page);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/dashboard");
  await page.goto(`${server.origin}/dashboard/staff/second-step`);
  await expect(page.getByText("9 codes are left")).toBeVisible();
});
