import { expect, test } from "vitest";
import { dashboardPages } from "../pages";
import { englishLeft, wordsIn } from "../support/english-left";
import { openOwnSite } from "../support/own-site";

/** The same in every language: programs, file types, addresses, and names given by staff. */
const names =
  /\ba{24}\.pdf\b|\bclerk\b|\bcolleague\b|\bSMTP_URL|\bMAIL_TO|\bREADME|\bhttps?\b|[\w.]*\/[\w/.-]+|\b(?:WebP|AVIF|TXT|BCC|SMS|TOTP|Eczar|26-Jan-27|26 January 2027|Excel|LibreOffice|xlsx|ods|Sheets|Share|Next|backups|x|Linux|Passwords|M\.Sc|B\.Ed)\b|Asia\/Kolkata|(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}|TC-[\d_-]+\.pdf|\b(?:Microsoft Authenticator|Google Authenticator|Aegis)\b|“[^”]*”|\b(?:library|File, Number, Date of birth)\b|\b[A-E]\d\b/g;

/** One language finds texts outside the catalogues; tests/unit/messages.test.ts reads the catalogues. */
test("no staff page in Odia has English texts of the program", async () => {
  const code = "or";
  const site = await openOwnSite(code);
  const clerk = await site.staff();
  await clerk.submit("/dashboard/account", { language: code });
  const left: Record<string, string[]> = {};
  // These pages show the English messages.
  for (const path of dashboardPages.filter((path) => !path.startsWith("/dashboard/languages/words"))) {
    const answer = await clerk.visit(path);
    expect(answer.status, path).toBeLessThan(500);
    if (!answer.headers.get("Content-Type")?.startsWith("text/html")) continue;
    const found = englishLeft(await answer.text()).filter(
      (text) => wordsIn(text.replace(names, " ")).length > 0,
    );
    if (found.length > 0) left[`${path}: ${answer.status}`] = found;
  }
  expect(left).toEqual({});
});
