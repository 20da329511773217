import { expect, type Locator } from "@playwright/test";
import { expectSound, test } from "./site";

const paste = (field: Locator, html: string, text: string) =>
  field.evaluate(
    (area: HTMLTextAreaElement, [html = "", text = ""]) => {
      area.setSelectionRange(area.value.length, area.value.length);
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      clipboardData.setData("text/plain", text);
      area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, text],
  );

const sources = [
  {
    from: "Excel, with merged and hidden cells",
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td {mso-number-format:General}</style></head><body>
<!--StartFragment--><table><col width=64><tr height=20><td colspan=4 class=xl65>Half-yearly examination</td></tr>
<tr><td>Date</td><td>Day</td><td>Class IX</td><td>Class X</td></tr>
<tr><td rowspan=2 align=right>01.12.2026</td><td>Tuesday</td><td colspan=2>English</td></tr>
<tr style='display:none'><td>hidden</td><td></td><td></td></tr>
<tr><td>Evening</td><td></td><td>Odia<br>\n  oral</td></tr></table><!--EndFragment--></body></html>`,
    rows: [
      "Half-yearly examination",
      "| Date | Day | Class IX | Class X |",
      "| 01.12.2026 | Tuesday | English | English |",
      "| 01.12.2026 | Evening |  | Odia oral |",
    ],
  },
  {
    from: "Google Sheets",
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}--></style><table dir="ltr" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr><td data-sheets-value="{}">Date</td><td></td><td>Class X</td></tr><tr><td>03.12.2026</td><td></td><td>a|b</td></tr><tr><td></td><td>Hall</td><td>Odia</td></tr></tbody></table>`,
    rows: ["| Date |  | Class X |", "| 03.12.2026 |  | a\\|b |", "|  | Hall | Odia |"],
  },
  {
    from: "Word, between paragraphs and a numbered list",
    html: `<html><body><p class=MsoNormal>Dear parents,<o:p></o:p></p><table class=MsoTableGrid><tr><td><p class=MsoNormal>Class</p></td><td><p>Fee</p></td></tr><tr><td><p>IX<o:p>&nbsp;</o:p></p></td><td><p>500</p><p>in cash</p></td></tr></table><ol><li>Bring a cap</li><li>Come early</li></ol></body></html>`,
    rows: [
      "Dear parents,",
      "",
      "| Class | Fee |",
      "| IX | 500 in cash |",
      "",
      "1. Bring a cap",
      "2. Come early",
    ],
  },
  {
    from: "a web page that arranges itself by tables",
    html: `<table><tr><td>Menu</td><td><table><thead><tr><th>Bus</th><th>Time</th></tr></thead><tbody><tr><td>1</td><td>7:10</td></tr></tbody></table></td></tr></table><script>x()</script>`,
    rows: ["Menu", "", "| Bus | Time |", "| 1 | 7:10 |"],
  },
];

test("cells pasted from Excel, Google Sheets, Word or a page become a table in the text", async ({
  page,
  login,
}) => {
  await login();
  await page.goto("/dashboard/add-notice");
  const details = page.getByLabel("Details");
  for (const { from, html, rows } of sources) {
    await details.fill("Before");
    await paste(details, html, "");
    await expect(details, from).toHaveValue(["Before", ...rows, ""].join("\n"));
  }
  await details.fill("");
  await paste(details, "<p>No <b>table</b></p>", "No table");
  await expect(details).toHaveValue("");
  await paste(details, sources[0]?.html ?? "", "");
  await expect(details).toHaveValue(/Odia oral/);
  await page.getByLabel("Title").fill("Exams of December");
  await page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
  await page.goto("/notices");
  await page.getByRole("main").getByRole("link", { name: "Exams of December", exact: true }).click();
  await page.setViewportSize({ width: 360, height: 700 });
  const table = page.getByRole("main").locator("table");
  await expect(table.locator("tbody tr").last().locator("td, th")).toHaveText([
    "01.12.2026",
    "Evening",
    "",
    "Odia oral",
  ]);
  await expectSound(page);
});
