/** What a stranger sends to make work; `random` differs each time. */
export interface Kind {
  name: string;
  request: (random: string) => {
    path: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  };
}

const form = (fields: Record<string, string>) => ({
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body: String(new URLSearchParams(fields)),
});

const cookieOf = (text: string) => encodeURIComponent(Buffer.from(JSON.stringify(text)).toString("base64"));
const twoDigits = (value: string, most: number) => String((Number(value) % most) + 1).padStart(2, "0");

export const kinds: Kind[] = [
  { name: "/ as everybody gets it", request: () => ({ path: "/" }) },
  {
    name: "/ with a made-up session",
    request: (random) => ({ path: "/", headers: { Cookie: `session=${cookieOf(random)}` } }),
  },
  {
    name: "/ with a made-up message",
    request: (random) => ({ path: "/", headers: { Cookie: `flash=${cookieOf(random)}.${random}` } }),
  },
  { name: "/?tab=<random>", request: (random) => ({ path: `/?tab=${random}` }) },
  {
    name: "/ at a made-up host",
    request: (random) => ({ path: "/", headers: { Host: `h${random}.example` } }),
  },
  {
    name: "/curriculum?month=<any>",
    request: (random) => ({
      path: `/curriculum?month=${19 + (Number(random) % 3)}${twoDigits(random.slice(1), 90)}-${twoDigits(random.slice(2), 12)}`,
    }),
  },
  {
    name: "/notices?after=<made up>",
    request: (random) => ({ path: `/notices?after=2026-03-14T10:00:00.000Z_${random}` }),
  },
  { name: "/search?q=a", request: () => ({ path: "/search?q=a" }) },
  { name: "/search?q=school <random>", request: (random) => ({ path: `/search?q=school+${random}` }) },
  {
    name: "/notices/feed.xml?category=<random>",
    request: (random) => ({ path: `/notices/feed.xml?category=${random}` }),
  },
  { name: "/calendar.ics", request: () => ({ path: "/calendar.ics" }) },
  { name: "a page that is not there", request: (random) => ({ path: `/p${random}` }) },
  { name: "/sitemap.xml", request: () => ({ path: "/sitemap.xml" }) },
  { name: "/gdapi/get_notices.php", request: () => ({ path: "/gdapi/get_notices.php" }) },
  {
    name: "staff search, no session",
    request: (random) => ({ path: `/dashboard/deletenotice?q=${random}` }),
  },
  { name: "staff CSV, no session", request: () => ({ path: "/dashboard/subscribers.csv" }) },
  {
    name: "login with wrong passwords",
    request: (random) => ({ path: "/login", ...form({ username: `u${random}`, password: random }) }),
  },
  {
    name: "contact form, empty",
    request: () => ({ path: "/contact", ...form({ message: "" }) }),
  },
  {
    name: "admission enquiry, empty",
    request: () => ({ path: "/admission/enquiry", ...form({ message: "" }) }),
  },
];
