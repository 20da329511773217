import { expect } from "@playwright/test";
import { expectSound, test } from "../e2e/site";

test.use({
  own: "recording",
  permissions: ["microphone"],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const microphone = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] });
    },
    { scope: "worker" },
  ],
});
test.beforeEach(({ javaScriptEnabled }) => test.skip(javaScriptEnabled === false, "needs script"));

test("staff record a message for a notice, and a visitor listens to it", async ({
  page,
  login,
  browser,
  server,
}) => {
  test.slow();
  await login();
  await page.goto("/dashboard/add-notice");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Title").first().fill("Polio drops");
  await page.getByLabel("Details").fill("On Sunday, from 9 am.");
  await page.getByText("Record a message (optional)").click();
  await page.getByLabel("Language").selectOption("or");
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await expect(page.getByRole("timer")).toHaveText("0:03", { timeout: 15_000 });
  await expectSound(page);
  await page.getByRole("button", { name: "Stop recording" }).click();
  const row = page.getByRole("listitem").filter({ hasText: /recording-or\.(webm|m4a|mp4)/ });
  await expect(row).toContainText(/Recording, 0:\d\d, \d+ KB/);
  await expect(row.getByLabel("Language")).toHaveValue("or");
  await expectSound(page);
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  await page.waitForURL("**/dashboard");

  await page.goto("/or/notices");
  const link = page.getByRole("link", { name: "Polio drops" }).first();
  const path = (await link.getAttribute("href")) ?? "";
  const plain = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(path);
  await expect(reader.getByText(/ଶୁଣନ୍ତୁ: ଓଡ଼ିଆ/)).toBeVisible();
  await expect(reader.locator("audio")).toHaveAttribute("preload", "none");
  await plain.close();

  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(path);
  await expectSound(page);
  const isRecording = (url: string) => url.includes("/files/recording-or");
  expect(asked.some(isRecording)).toBe(false);
  const audio = page.locator("audio");
  await audio.evaluate((player: HTMLAudioElement) => player.play());
  await expect
    .poll(() => audio.evaluate(({ currentTime }: HTMLAudioElement) => currentTime))
    .toBeGreaterThan(0.5);
});
