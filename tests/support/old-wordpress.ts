import { picture, serve } from "./old-site";

/** Smallest PDF that is accepted. */
export const pdf = (words: string) =>
  Buffer.from(`%PDF-1.4\n% ${words}\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`);

interface Media {
  id: number;
  file: string;
  title: string;
  caption: string;
  post: number;
}

const media: Media[] = [
  { id: 10, file: "annual.jpg", title: "annual", caption: "The stage", post: 1 },
  { id: 11, file: "sports-a.jpg", title: "sports-a", caption: "The race", post: 2 },
  { id: 12, file: "sports-b.jpg", title: "sports-b", caption: "The jump", post: 2 },
  { id: 13, file: "circular.pdf", title: "Circular 4", caption: "", post: 1 },
  { id: 14, file: "unused.jpg", title: "unused", caption: "", post: 0 },
  { id: 15, file: "evil.svg", title: "evil", caption: "", post: 0 },
  { id: 16, file: "prospectus.pdf", title: "Prospectus", caption: "", post: 0 },
];

const categories = [
  { id: 1, name: "Uncategorized", slug: "uncategorized" },
  { id: 3, name: "Sports &amp; games", slug: "sports" },
];

interface Post {
  id: number;
  title: string;
  slug: string;
  /** As the editor stores it; `%URL%` is the address of the site. */
  raw: string;
  /** As the site shows it. */
  shown: string;
  date: string;
  categories: number[];
  featured?: number;
  status?: string;
  order?: number;
}

const gallery = (url: string) =>
  `<div class='gallery'>${media
    .filter(({ id }) => id === 11 || id === 12)
    .map(
      ({ file, caption }) =>
        `<figure class='gallery-item'><a href='${url}/wp-content/uploads/2024/02/${file}'><img src='${url}/wp-content/uploads/2024/02/${file.replace(".jpg", "-150x150.jpg")}' alt='' /></a><figcaption class='gallery-caption'>${caption}</figcaption></figure>`,
    )
    .join("")}</div>`;

const link = '<a href="%URL%/wp-content/uploads/2024/02/circular.pdf">Circular 4</a>';

export const firstPosts = (): Post[] => [
  {
    id: 1,
    title: "Annual day &#8211; 2024",
    slug: "annual-day",
    raw: `<strong>All</strong> are welcome.\n\nRead ${link} first. See <a href="%URL%/rules/">the rules</a>.<script>alert(1)</script><img width="1" height="1" src="https://tracker.example/p.gif">`,
    shown: `<p><strong>All</strong> are welcome.</p>\n<p>Read ${link} first. See <a href="%URL%/rules/">the rules</a>.<script>alert(1)</script><img width="1" height="1" src="https://tracker.example/p.gif"></p>`,
    date: "2024-02-10 10:30:00",
    categories: [1],
    featured: 10,
  },
  {
    id: 2,
    title: "Sports meet",
    slug: "sports-meet",
    raw: 'Our winners.\n\n[gallery ids="11,12"]',
    shown: "<p>Our winners.</p>\n%GALLERY%",
    date: "2024-03-05 04:00:00",
    categories: [3],
  },
];

const pages: Post[] = [
  {
    id: 21,
    title: "Fees and dates",
    slug: "fees",
    raw: "<!-- wp:table --><figure><table><tr><th>Class</th><th>Fee</th></tr><tr><td>I</td><td>500</td></tr></table></figure><!-- /wp:table -->",
    shown:
      "<figure><table><tr><th>Class</th><th>Fee</th></tr><tr><td>I</td><td>500</td></tr></table></figure>",
    date: "2020-01-02 00:00:00",
    categories: [],
    order: 2,
  },
  {
    id: 20,
    title: "Rules",
    slug: "rules",
    raw: '<h2>Uniform</h2>\n<p>White. <a href="%URL%/annual-day/">Annual day</a></p>',
    shown: '<h2>Uniform</h2>\n<p>White. <a href="%URL%/annual-day/">Annual day</a></p>',
    date: "2020-01-01 00:00:00",
    categories: [],
    order: 1,
  },
];

const draft: Post = {
  id: 9,
  title: "Plans",
  slug: "",
  raw: "Not yet.",
  shown: "",
  date: "2024-04-01 00:00:00",
  categories: [],
  status: "draft",
};

export interface OldWordpress {
  /** Changes between imports. */
  posts: Post[];
  address: string;
  /** Answers instead of the site's own. */
  meddle: (
    path: string,
  ) => { status: number; headers?: Record<string, string>; body?: Buffer | string } | undefined;
  /** Paths that were asked for. */
  asked: string[];
  exportFile(): string;
}

/** Serves a WordPress site with its REST interface. */
export async function serveWordpress(): Promise<OldWordpress> {
  const colours = ["#a33", "#3a3", "#33a", "#aa3"];
  const files = new Map<string, Buffer>();
  for (const { file } of media) {
    const body = file.endsWith(".pdf")
      ? pdf(file)
      : file.endsWith(".svg")
        ? Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")
        : await picture(colours.pop() ?? "#333");
    files.set(`/wp-content/uploads/2024/02/${file}`, body);
  }
  const old: OldWordpress = {
    posts: firstPosts(),
    address: "",
    meddle: () => undefined,
    asked: [],
    exportFile,
  };
  const filled = (html: string) =>
    html.replaceAll("%GALLERY%", gallery(old.address)).replaceAll("%URL%", old.address);
  const toRow = (post: Post) => ({
    id: post.id,
    status: "publish",
    title: { rendered: post.title },
    content: { rendered: filled(post.shown), protected: false },
    date_gmt: post.date.replace(" ", "T"),
    date: post.date.replace(" ", "T"),
    modified_gmt: post.date.replace(" ", "T"),
    link: `${old.address}/${post.slug}/`,
    slug: post.slug,
    categories: post.categories,
    featured_media: post.featured ?? 0,
  });
  const lists: Record<string, () => unknown[]> = {
    posts: () => old.posts.map(toRow),
    pages: () => pages.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0)).map(toRow),
    categories: () =>
      categories.map(({ slug, ...row }) => ({ ...row, link: `${old.address}/category/${slug}/` })),
    media: () =>
      media.map(({ id, file, title, caption, post }) => ({
        ...{ id, post, source_url: `${old.address}/wp-content/uploads/2024/02/${file}` },
        ...{ title: { rendered: title }, caption: { rendered: caption && `<p>${caption}</p>` } },
      })),
  };
  old.address = await serve((request, response) => {
    const url = new URL(request.url ?? "/", "http://old.invalid");
    old.asked.push(url.pathname);
    const other = old.meddle(url.pathname);
    if (other) return void response.writeHead(other.status, other.headers).end(other.body);
    const file = files.get(url.pathname);
    const list = lists[url.pathname.replace("/wp-json/wp/v2/", "")];
    if (file) response.end(file);
    else if (url.pathname === "/wp-json/")
      response.end(
        JSON.stringify({
          name: "Palash School",
          description: "Learn",
          home: old.address,
          namespaces: ["wp/v2"],
        }),
      );
    else if (list) {
      const rows = list();
      response.writeHead(200, { "X-WP-Total": rows.length, "X-WP-TotalPages": 1 }).end(JSON.stringify(rows));
    } else response.writeHead(404).end();
  });

  function exportFile(): string {
    const item = (
      post: Post,
      type: string,
    ) => `<item><title>${post.title}</title><link>${old.address}/${post.slug}/</link>
      <content:encoded><![CDATA[${filled(post.raw)}]]></content:encoded><wp:post_id>${post.id}</wp:post_id>
      <wp:post_date>${post.date}</wp:post_date><wp:post_date_gmt>${post.date}</wp:post_date_gmt><wp:post_modified_gmt>${post.date}</wp:post_modified_gmt>
      <wp:post_name>${post.slug}</wp:post_name><wp:status>${post.status ?? "publish"}</wp:status><wp:post_parent>0</wp:post_parent>
      <wp:menu_order>${post.order ?? 0}</wp:menu_order><wp:post_type>${type}</wp:post_type><wp:post_password></wp:post_password>
      ${post.categories.map((id) => categories.find((one) => one.id === id)).map((one) => `<category domain="category" nicename="${one?.slug}">${one?.name}</category>`)}
      ${post.featured ? `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${post.featured}</wp:meta_value></wp:postmeta>` : ""}</item>`;
    const file = ({ id, file, title, caption, post }: Media) => `<item><title>${title}</title>
      <excerpt:encoded><![CDATA[${caption}]]></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_parent>${post}</wp:post_parent>
      <wp:post_type>attachment</wp:post_type><wp:attachment_url>${old.address}/wp-content/uploads/2024/02/${file}</wp:attachment_url></item>`;
    return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
      <title>Palash School</title><link>${old.address}</link><description>Learn</description>
      ${categories.map(({ name, slug }) => `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name><![CDATA[${name}]]></wp:cat_name></wp:category>`).join("")}
      ${[...old.posts, draft].map((post) => item(post, "post")).join("")}${pages.map((page) => item(page, "page")).join("")}${media.map(file).join("")}
      </channel></rss>`;
  }
  return old;
}
