import { gzipSync } from "node:zlib";
import { picture, serve } from "./old-site";
import { pdf } from "./old-wordpress";

const frame = (
  title: string,
  body: string,
) => `<html><head><title>Palash School - ${title}</title></head><body>
<table width=100%><tr><td><img src="/logo.gif" alt="Palash"> <font size=5>PALASH SCHOOL</font></td></tr>
<tr><td><a href="page.php?id=1">About</a> | <a href="page.php?id=2">Rules</a> | <a href="notices.htm">Notice board</a> | <a href="gallery.htm">Photos</a></td></tr></table>
${body}
<center><font size=1>Copyright Palash School. Best viewed in 800x600.</font></center></body></html>`;

const notices = [
  ["12.03.2019", "Holiday list", "holidays.pdf"],
  ["01/04/2019", "Fee circular", "fee-circular.pdf"],
  ["5 May 2019", "Sports day", "sports.pdf"],
]
  .map(
    ([date, title, file]) =>
      `<tr><td>${date}</td><td>${title}</td><td><a href="files/${file}">Download</a></td></tr>`,
  )
  .join("");

const photos = Array.from(
  { length: 6 },
  (_, index) => `<img src="photos/p${index}.jpg" alt="Annual day ${index + 1}">`,
).join("<br>");

const pages: Record<string, string> = {
  "/": `<html><head><title>Palash School</title></head><frameset cols="20%,*"><frame src="menu.htm"><frame src="main.htm"></frameset></html>`,
  "/menu.htm": `<html><body><a href="page.php?id=1">About</a><br><a href="page.php?id=2">Rules</a><br><a href="notices.htm">Notice board</a><br><a href="gallery.htm">Photos</a><br><a href="broken.php">Alumni</a><br><a href="calendar.php?month=1&year=2019">Calendar</a><br><a href="private/list.htm">Staff only</a></body></html>`,
  "/main.htm": frame("Welcome", "<p>Welcome to our \u201Cschool caf\u00E9\u201D. It opened in 1962.</p>"),
  "/page.php?id=1": frame(
    "About us",
    '<h2>About us</h2><p>We teach <b>700</b> children.</p><img src="photos/building.jpg" alt="The building"><table><tr><th>Class</th><th>Seats</th></tr><tr><td>I</td><td>40</td></tr></table>',
  ),
  "/page.php?id=2": frame(
    "Rules",
    '<p>Be on time. See <a href="page.php?id=1">about us</a> and <a href="files/rules.pdf">the rules</a>.</p>',
  ),
  "/page.php?id=2&PHPSESSID=abc": "",
  "/notices.htm": frame("Notice board", `<h2>Notice board</h2><table>${notices}</table>`),
  "/gallery.htm": frame("Photos", `<h2>Photos</h2>${photos}`),
};

export interface OldHandmade {
  address: string;
  asked: string[];
  /** Pages, files and redirects of a hostile site. */
  more: Record<string, { status?: number; headers?: Record<string, string>; body?: Buffer | string }>;
}

/** Serves a site as in the 2000s: frames, tables, `.php?id=`, windows-1252, a broken page and an endless calendar. */
export async function serveHandmade(): Promise<OldHandmade> {
  const colours = ["#a33", "#3a3", "#33a", "#aa3", "#3aa", "#a3a", "#777"];
  const files = new Map<string, Buffer>();
  for (const name of ["p0", "p1", "p2", "p3", "p4", "p5", "building"])
    files.set(`/photos/${name}.jpg`, await picture(colours.pop() ?? "#333"));
  for (const name of ["holidays", "fee-circular", "sports", "rules"])
    files.set(`/files/${name}.pdf`, pdf(name));
  const old: OldHandmade = { address: "", asked: [], more: {} };
  old.address = await serve((request, response) => {
    const path = request.url ?? "/";
    old.asked.push(path);
    const other = old.more[path];
    if (other) return void response.writeHead(other.status ?? 200, other.headers).end(other.body);
    const file = files.get(path);
    if (file) return void response.end(file);
    if (path === "/robots.txt") return void response.end("User-agent: *\nDisallow: /private/\n");
    if (path === "/broken.php") return void response.writeHead(500).end("MySQL error");
    const [, month, year] = /^\/calendar\.php\?month=(\d+)&year=(\d+)$/.exec(path) ?? [];
    const html = month
      ? frame(
          "Calendar",
          `<p>Month ${month} of ${year}: no entries.</p><a href="calendar.php?month=${(Number(month) % 12) + 1}&year=${Number(year) + 1}">Next</a>`,
        )
      : pages[path];
    if (html === undefined) return void response.writeHead(404).end();
    const body = Buffer.from(html, "latin1");
    // Curly quotation marks of windows-1252.
    const windows = Buffer.from(html.replaceAll("\u201C", "\x93").replaceAll("\u201D", "\x94"), "latin1");
    response
      .writeHead(200, { "Content-Type": "text/html; charset=windows-1252" })
      .end(month ? body : windows);
  });
  return old;
}

/** Answer of a few kilobytes that unpacks to 20 MB. */
export const gzipBomb = () => gzipSync(Buffer.alloc(20 * 1024 * 1024, 32));

export const page = frame;
