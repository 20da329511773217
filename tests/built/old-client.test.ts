import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDirectory, type RunningServer, staff, startServer } from "../e2e/server";

/** Client written from specification section 7 alone: paths, methods, fields, cookie, and picture rule. */
function createClient(host: string) {
  const base = `${host}/gdapi/`;
  let cookie = "";

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(base + path, {
      ...init,
      headers: { ...init.headers, ...(cookie && { Cookie: cookie }) },
    });
    const set = response.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
    if (set.length > 0) cookie = set.filter((pair) => !pair.endsWith("=")).join("; ");
    return response;
  }
  const json = async (path: string, init?: RequestInit) => (await call(path, init)).json();
  const post = (path: string, value: unknown) =>
    json(path, {
      method: "POST",
      body: JSON.stringify(value),
      headers: { "Content-Type": "application/json" },
    });
  const upload = (path: string, fields: Record<string, string | Blob>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return call(path, { method: "POST", body });
  };

  return {
    call,
    json,
    post,
    upload,
    picture: (imageUrl: string) => fetch(base + imageUrl.replace(/^\.\//, "")),
  };
}

let server: RunningServer;
let directory: Awaited<ReturnType<typeof makeDirectory>>;
beforeAll(async () => {
  directory = await makeDirectory();
  server = await startServer(directory.path, { STARTER_CONTENT: "off", LOG_LEVEL: "warn" });
}, 60_000);
afterAll(async () => {
  await server.end("SIGTERM");
  await directory.remove();
});

test("a whole day of an old client", { timeout: 60_000 }, async () => {
  const client = createClient(server.origin);
  const photo = new Blob([
    new Uint8Array(
      await sharp({ create: { width: 900, height: 600, channels: 3, background: "#864" } })
        .jpeg()
        .toBuffer(),
    ),
  ]);

  const refused = await client.post("login.php", { username: staff.username, password: "wrong" });
  expect(refused.status).not.toBe("success");
  const login = await client.post("login.php", staff);
  expect(login.status).toBe("success");
  expect(login.data).toMatchObject({ username: staff.username });

  const uploads: [string, Record<string, string | Blob>][] = [
    ["uploadImg.php", { title: "Picnic", description: "By the river", photo }],
    ["uploadtopper.php", { name: "Ananya", marks: "97%", std: "XII", photo }],
    ["addfaculty.php", { name: "Mr. Khan", title: "Physics", details: "", photo }],
    ["addtestimonial.php", { name: "Mrs. Das", details: "We are glad.", photo }],
    ["add_pop.php", { title: "Admissions open", description: "Until May", photo }],
  ];
  for (const [path, fields] of uploads) {
    expect(await (await client.upload(path, fields)).json()).toMatchObject({
      success: true,
      message: expect.any(String),
    });
  }
  const notice = {
    title: "PTM",
    details: "On Saturday",
    date: "2026-11-28",
    category: "academic",
    priority: "high",
  };
  await client.post("uploadnotice.php", notice);
  await client.post("addjob.php", { title: "Teacher", details: "Maths" });
  const pdf = new File([`%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`], "cv.pdf");
  expect(await (await client.upload("resume.php", { resumeupload: pdf })).text()).toBe(
    "Resume uploaded successfully",
  );
  const mail = {
    first_name: "Rina",
    last_name: "",
    phone: "98765 43210",
    email: "",
    message: "When is PTM?",
  };
  expect(await client.post("receive_mail.php", mail)).toMatchObject({ success: true });

  for (const path of [
    "get_image.php",
    "get_toppers.php",
    "getfacultylist.php",
    "get_monials.php",
    "get_pop.php",
  ]) {
    const { photos } = await client.json(path);
    expect(photos).toHaveLength(1);
    const picture = await client.picture(photos[0].image_url);
    expect(picture.status).toBe(200);
    const { width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect(width).toBe(900);
  }
  // AVIF renditions are made in the background.
  const { photos: gallery } = await client.json("get_image.php");
  const avif = gallery[0].image_url.replace(/-\d+\.webp$/, "-480.avif");
  await expect.poll(async () => (await client.picture(avif)).status, { timeout: 30_000 }).toBe(200);

  const latest = (await client.json("get_pop.php")).photos.sort(
    (one: { uploaded_at: string }, other: { uploaded_at: string }) =>
      one.uploaded_at < other.uploaded_at ? 1 : -1,
  )[0];
  expect(latest.title).toBe("Admissions open");

  const notices = await client.json("get_notices.php");
  expect(notices.success).toBe(true);
  expect(notices.data).toMatchObject([notice]);
  const jobs = await client.json("get_jobpost.php");
  expect(jobs).toMatchObject({ success: true, data: [{ title: "Teacher" }] });
  const { resume } = await client.json("get_resume.php");
  expect(resume).toMatchObject([{ original_name: "cv.pdf", file_size: pdf.size }]);
  const file = await client.call(`uploads/${resume[0].file_name}`);
  expect((await file.arrayBuffer()).byteLength).toBe(pdf.size);

  await client.call(`delete_notice.php?id=${notices.data[0].id}`, { method: "DELETE" });
  await client.call(`del_jobpost.php?id=${jobs.data[0].id}`, { method: "DELETE" });
  expect((await client.json("get_notices.php")).data).toEqual([]);
  expect((await client.json("get_jobpost.php")).data).toEqual([]);

  expect(await client.json("logout.php", { method: "POST" })).toMatchObject({ success: true });
  expect((await client.call("get_resume.php")).status).toBe(401);
  expect((await client.call(`uploads/${resume[0].file_name}`)).status).toBe(401);
  expect((await client.upload("uploadImg.php", { title: "x", photo })).status).toBe(401);
});
