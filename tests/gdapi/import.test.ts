import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openOldSite } from "~/old-site-import/old-site.server";
import {
  fetchOptions,
  fillOldSite,
  importOptions,
  importSite,
  importWithResumes,
  picture,
  readAnswers,
  serve,
  serveSite,
  sums,
} from "../support/old-site";
import { openSite, shareSite, textOf } from "../support/site";

/** A site for imports: reading it changes nothing. */
const filled = shareSite(async (site) => {
  await fillOldSite(site);
  return site;
});

test("an import gives an empty site the same answers, and a second import adds nothing", async () => {
  const [old, fresh] = [filled(), await openSite()];
  const address = await serveSite(old);
  const before = await readAnswers(fresh);
  const counted = await importWithResumes(fresh, address, { dryRun: true });
  expect(sums(counted)).toEqual({ came: 13, already: 0, failed: [] });
  expect(await readAnswers(fresh)).toEqual(before);

  expect(sums(await importWithResumes(fresh, address))).toEqual({ came: 13, already: 0, failed: [] });
  expect(await readAnswers(fresh)).toEqual(await readAnswers(old));
  expect(await readdir(join(fresh.config.uploadsDir, "pictures"))).toHaveLength(7 * 3);

  const again = await importWithResumes(fresh, `${address}/gdapi/`);
  expect(sums(again)).toEqual({ came: 0, already: 13, failed: [] });
  expect(await readAnswers(fresh)).toEqual(await readAnswers(old));
  expect(await readdir(fresh.files.incomingDirectory)).toEqual([]);
});

test("a server that breaks, hangs up and sends half files is asked again, and everything comes", async () => {
  const [old, fresh] = [filled(), await openSite()];
  const asked = new Map<string, number>();
  const address = await serveSite(old, (path) => {
    const times = (asked.get(path) ?? 0) + 1;
    asked.set(path, times);
    if (times === 1) return path.includes("uploads/") ? "half" : "break";
    return undefined;
  });
  const reports = await importSite(importOptions(fresh, address));
  expect(sums(reports)).toEqual({ came: 12, already: 0, failed: [] });
  expect((await readAnswers(fresh)).slice(0, 7)).toEqual((await readAnswers(old)).slice(0, 7));
});

/** PHP-like server: numbers as strings, MySQL times, table order. */
async function servePhp(more: Record<string, unknown> = {}, files: Record<string, Buffer> = {}) {
  const good = await picture("#864");
  const lists: Record<string, unknown> = {
    "get_notices.php": {
      success: true,
      message: "ok",
      data: [
        {
          id: "7",
          title: null,
          details: "Closed",
          notice_date: "2025-05-18",
          category: "Other",
          priority: "urgent",
          created_at: "2025-05-17 18:30:00",
        },
        {
          id: "8",
          title: "",
          details: "",
          date: "2025-05-18",
          category: "academic",
          priority: "high",
          created_at: "2025-05-17 18:30:00",
        },
      ],
    },
    "get_jobpost.php": { success: true, data: [] },
    "get_image.php": {
      photos: [
        { id: "1", title: "Good", image_url: "./uploads/good.jpg" },
        { id: "2", title: "No picture", image_url: "./uploads/bad.jpg" },
        { id: "3", title: "Gone", image_url: "./uploads/gone.jpg" },
        { id: "4", title: "Elsewhere", image_url: "http://elsewhere.example/x.jpg" },
        { id: "5", title: "Cut", image_url: "./uploads/cut.jpg" },
        "nonsense",
      ],
    },
    "get_toppers.php": {
      photos: [{ name: "Ananya", std: "XII", marks: "97", image_url: "./uploads/good.jpg", title: "x" }],
    },
    "getfacultylist.php": { error: "no list" },
    "get_monials.php": "<html>PHP Warning</html>",
    "get_pop.php": { success: false, photos: [] },
    ...more,
  };
  const known: Record<string, Buffer> = {
    "good.jpg": good,
    "bad.jpg": Buffer.from("<?php"),
    "cut.jpg": good.subarray(0, good.length / 2),
    ...files,
  };
  return serve((request, response) => {
    const name = (request.url ?? "").replace("/gdapi/", "");
    const file = known[name.replace("uploads/", "")];
    const list = lists[name];
    if (file) response.end(file);
    else if (list !== undefined)
      response.end(typeof list === "string" ? list : `\uFEFF${JSON.stringify(list)}`);
    else response.writeHead(404).end();
  });
}

test("reports unreadable records with reasons and imports the others", async () => {
  const site = await openSite();
  const reports = await importSite(importOptions(site, await servePhp()));
  const { came, failed } = sums(reports);
  expect(came).toBe(3);
  expect(failed).toEqual([
    '"a record without a name (8)'.slice(1).concat(": Enter the details of the notice"),
    expect.stringMatching(/^"Cut" \(5\): .*(damaged|incomplete)/i),
    '"Elsewhere" (4): its file lies on another site, elsewhere.example',
    '"Gone" (3): it answered 404',
    expect.stringMatching(/^"No picture" \(2\): .*JPEG, PNG, WebP or AVIF/),
    "the list: its answer is not JSON, also after 3 attempts",
    'the list: its answer has no list "photos"',
  ]);
  const row = await site.db.selectFrom("notices").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    details: "Closed",
    date: "2025-05-18",
    category: "other",
    priority: "medium",
    created_at: "2025-05-17T13:00:00.000Z",
  });
  expect(await readdir(site.files.incomingDirectory)).toEqual([]);
  const kept = await site.db.selectFrom("pictures").selectAll().execute();
  expect(kept).toHaveLength(2);
});

const oldNotice = (more: Record<string, unknown>) => ({
  title: "Fete",
  details: "Come",
  date: "2026-02-10",
  category: "other",
  priority: "low",
  created_at: "2026-01-30 10:00:00",
  ...more,
});

const noticesOf = async (...data: Record<string, unknown>[]) => {
  const site = await openSite();
  const address = await serve((request, response) => {
    if (request.url === "/gdapi/get_notices.php") response.end(JSON.stringify({ success: true, data }));
    else response.writeHead(404).end();
  });
  const reports = await importSite(importOptions(site, address));
  const row = await site.db.selectFrom("notices").selectAll().executeTakeFirst();
  return { site, row, address, changed: reports.find(({ label }) => label === "notices")?.changed };
};

test.each([
  ["28-11-2025", "2025-11-28", undefined],
  ["26/01/2026", "2026-01-26", undefined],
  ["28.11.2025 10:30", "2025-11-28", undefined],
  ["2025-11-28 00:00:00", "2025-11-28", undefined],
  ["28 Nov 2025", "2025-11-28", undefined],
  ["November 28, 2025", "2025-11-28", undefined],
  ["Friday, 28 November 2025", "2025-11-28", undefined],
  ["Fri 28 Nov 2025 10:30 am", "2025-11-28", undefined],
  ["28th of November 2025", "2025-11-28", undefined],
  ["28 - 11 - 2025", "2025-11-28", undefined],
  [
    "0000-00-00",
    "2026-01-30",
    'its date "0000-00-00" cannot be read; 2026-01-30 is used, the day when it was made',
  ],
  [
    "2025-06-31",
    "2026-01-30",
    'its date "2025-06-31" cannot be read; 2026-01-30 is used, the day when it was made',
  ],
  [
    "28-11-25",
    "2026-01-30",
    'its date "28-11-25" cannot be read; 2026-01-30 is used, the day when it was made',
  ],
  ["", "2026-01-30", "it has no date; 2026-01-30 is used, the day when it was made"],
])("the date %s of an old notice", async (date, kept, change) => {
  const { row, changed } = await noticesOf(oldNotice({ id: "5", date }));
  expect(row?.date).toBe(kept);
  expect(changed).toEqual(change ? [`"Fete" (5): ${change}`] : []);
});

test.each([
  ["28-11-2025 22:15:00", "2025-11-28T16:45:00.000Z"],
  ["28/11/2025 10:15 PM", "2025-11-28T16:45:00.000Z"],
  ["05-06-2025", "2025-06-04T18:30:00.000Z"],
  ["1764348300", "2025-11-28T16:45:00.000Z"],
  ["2025-11-28T16:45:00Z", "2025-11-28T16:45:00.000Z"],
])("the time %s of an old notice", async (created_at, kept) => {
  const { row, changed } = await noticesOf(oldNotice({ created_at }));
  expect([row?.created_at, changed]).toEqual([kept, []]);
});

test("a time that cannot be read is named", async () => {
  const { changed } = await noticesOf(oldNotice({ id: 1, created_at: "0000-00-00 00:00:00" }));
  expect(changed).toEqual([
    '"Fete" (1): its time "0000-00-00 00:00:00" cannot be read; the time of the import is used',
  ]);
});

test.each([
  ["Arts & Culture", "High", "arts", "high", []],
  ["Arts &amp; Culture", " LOW ", "arts", "low", []],
  ["Facilities", "medium", "facility", "medium", []],
  ["holidays", "Medium", "holiday", "medium", []],
  [
    "Bazaar",
    "urgent",
    "other",
    "medium",
    [
      '"Fete" (1): its category "Bazaar" is not known here; "other" is used',
      '"Fete" (1): its priority "urgent" is not known here; "medium" is used',
    ],
  ],
])("category %s, priority %s of an old notice", async (category, priority, kept, weight, changes) => {
  const { row, changed } = await noticesOf(oldNotice({ id: 1, category, priority }));
  expect([row?.category, row?.priority, changed]).toEqual([kept, weight, changes]);
});

test.each([
  ["Parents&#039; meeting &amp; fete", "Parents' meeting & fete"],
  ["&amp;lt;b&amp;gt; stays", "&lt;b&gt; stays"],
  ["5 < 6 and <Name>", "5 < 6 and <Name>"],
  ["Dear Parents,&lt;br /&gt;\r\nRs. 500/- &quot;only&quot;", 'Dear Parents,\nRs. 500/- "only"'],
  [
    "<p>Dear <strong>Parents</strong>,</p>\n<p>come&nbsp;at 5<br>Bring:</p><ul><li>a cap</li><li><p>water</p></li></ul>",
    "Dear **Parents**,\n\ncome at 5\nBring:\n- a cap\n- water",
  ],
  ["<ol><li>One</li><li>Two</li></ol>", "1. One\n2. Two"],
  ["<ol start='5'><li>Five<li>Six<li value=9>Nine</ol>", "5. Five\n6. Six\n9. Nine"],
  ["&lt;p&gt;Fees &amp;amp; dues&amp;nbsp;now&lt;/p&gt;", "Fees & dues now"],
  ['The school\\\'s \\"fete\\"', 'The school\'s "fete"'],
  ["<marquee>Closed</marquee><nobr>today</nobr>", "Closed\n\ntoday"],
  ["<main><header>Term</header><dl><dt>First<dd>May</dl></main>", "Term\n\nFirst\n\nMay"],
  [
    '<p>Film:</p><iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
    "Film:\n\nhttps://www.youtube.com/embed/aqz-KE-bpKQ",
  ],
  [
    '<a href="https://x.example/a?b=1&amp;c=2">The form</a>, <a href="tel:06742301234">06742301234</a>',
    "[The form](https://x.example/a?b=1&c=2), 06742301234",
  ],
  ["<b>one<br>two</b>", "**one**\n**two**"],
  ["<script>x()</script>Come<!-- no -->", "Come"],
  ["<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>", "| a | b |\n| c | d |"],
  [
    "<table><tr><td></td><th>IX</th><th>X</th></tr><tr><td><p>3 May</p></td><td></td><td><p>Odia</p><p>oral</p></td></tr></table><p>Come</p>",
    "|  | IX | X |\n| 3 May |  | Odia oral |\n\nCome",
  ],
])("the text %j of an old notice", async (details, kept) => {
  const { row, changed } = await noticesOf(oldNotice({ details }));
  expect([row?.details, changed]).toEqual([kept, []]);
});

test("imported links without a host lead to the old site, and pictures in a text are reported", async () => {
  const { row, changed, address } = await noticesOf(
    oldNotice({ id: 3, details: '<a href="fees.pdf">Fees</a><img src="a.png">' }),
  );
  expect(row?.details).toBe(`[Fees](${address}/fees.pdf)`);
  expect(changed).toEqual(['"Fete" (3): pictures in its details are left out']);
});

test("texts of every kind come without HTML, and without marks where pages show none", async () => {
  const site = await openSite();
  const image_url = "./uploads/good.jpg";
  const address = await servePhp({
    "get_notices.php": { success: true, data: [] },
    "get_jobpost.php": {
      success: true,
      data: [{ title: "Maths &amp; Physics", details: "<p><b>PGT</b></p><ul><li>B.Ed.</li></ul>" }],
    },
    "get_image.php": { photos: [{ title: "Children&#039;s day", image_url }] },
    "get_toppers.php": {
      photos: [{ name: "Zo&euml; D&#39;Souza", std: "<b>XII</b>", marks: "97", image_url }],
    },
    "getfacultylist.php": {
      photos: [{ name: "Mr. Khan", title: "PGT", details: "M.Sc.<br/>B.Ed.", image_url }],
    },
    "get_monials.php": { photos: [{ name: "Mrs. Das", details: "<p>We are <i>glad</i></p>", image_url }] },
  });
  await importSite(importOptions(site, address));
  const { db } = site;
  expect(await db.selectFrom("jobs").select(["title", "details"]).execute()).toEqual([
    { title: "Maths & Physics", details: "PGT\n- B.Ed." },
  ]);
  expect(await db.selectFrom("photos").select("title").execute()).toEqual([{ title: "Children's day" }]);
  expect(await db.selectFrom("toppers").select(["name", "std"]).execute()).toEqual([
    { name: "Zoë D'Souza", std: "XII" },
  ]);
  expect(await db.selectFrom("faculty").select("details").execute()).toEqual([{ details: "M.Sc.\nB.Ed." }]);
  expect(await db.selectFrom("testimonials").select("details").execute()).toEqual([
    { details: "We are glad" },
  ]);
});

test.each([
  [{ success: false }, []],
  [{ success: false, message: "No notices found" }, []],
  [{ success: false, data: null }, []],
  [
    { success: false, message: "Connection failed" },
    ['the list: its answer has no list "data": it says "Connection failed"'],
  ],
])("the answer %j instead of a list", async (answer, failed) => {
  const site = await openSite();
  const reports = await importSite(importOptions(site, await servePhp({ "get_notices.php": answer })));
  expect(reports.find(({ label }) => label === "notices")?.failed).toEqual(failed);
});

test("a list that the old site does not have is no failure, unless it has none at all", async () => {
  const site = await openSite();
  const lines: string[] = [];
  const onProgress = (line: string) => void lines.push(line);
  const answers = { "get_notices.php": { success: true, data: [] } };
  const address = await serve((request, response) => {
    const list = answers[(request.url ?? "").replace("/gdapi/", "") as keyof typeof answers];
    response.writeHead(list ? 200 : 404).end(JSON.stringify(list));
  });
  expect(sums(await importSite(importOptions(site, address, { onProgress }))).failed).toEqual([]);
  expect(lines).toContain("job posts: the old site has no such list");
  const wrong = await serve((_, response) => void response.writeHead(404).end());
  const { failed } = sums(await importSite(importOptions(site, wrong)));
  expect(new Set(failed)).toEqual(new Set(["the list: it answered 404"]));
});

test("records without what the forms here ask for come all the same", async () => {
  const site = await openSite();
  const old = await servePhp({
    "get_image.php": { photos: [] },
    "get_notices.php": { success: true, data: [{ id: 1, title: "Closed on Friday", details: "" }] },
    "get_jobpost.php": { success: true, data: [{ id: 1, title: "Driver", details: " " }] },
    "get_toppers.php": { photos: [{ id: 1, name: "", std: "X", image_url: "./uploads/good.jpg" }] },
    "getfacultylist.php": { photos: [] },
    "get_monials.php": { photos: [{ id: 1, details: "Good.", image_url: "./uploads/good.jpg" }] },
  });
  const { failed } = sums(await importSite(importOptions(site, old)));
  expect(failed).toEqual([]);
  const visitor = site.visitor();
  expect(await visitor.get("/notices")).toContain("Closed on Friday");
  expect(textOf(await visitor.get("/career"))).toContain("Driver");
  expect(textOf(await visitor.get("/results"))).toContain("Without a name");
  expect(textOf(await visitor.get("/parents-testimonial"))).toContain("Without a name");
});

test("a file without end is left off at its limit, and a silent server is given up", async () => {
  const site = await openSite();
  const address = await servePhp({}, { "good.jpg": Buffer.alloc(16 * 1024 * 1024, 1) });
  const { failed } = sums(await importSite(importOptions(site, address)));
  expect(failed.join("\n")).toContain('"Good" (1): its file is larger than 15 MB');
  const gone = openOldSite("http://127.0.0.1:1", { ...fetchOptions, delays: [5] });
  await expect(gone.list("get_image.php", "photos")).rejects.toThrow(
    "the connection was lost, also after 2 attempts",
  );
  expect(() => openOldSite("not an address")).toThrow("is not the address of a site");
});

test("a wrong password is said so before anything is read", async () => {
  const old = await openSite();
  const site = openOldSite(await serveSite(old), fetchOptions);
  await expect(site.logIn("clerk", "wrong")).rejects.toThrow("the login was refused: Login failed.");
});
